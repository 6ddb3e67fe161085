import Testing
import UIKit

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts = [5]
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item + 1
    return cell
  }
}

@MainActor @Suite struct `A flow layout` {
  private let items = Items()
  private let layout = UICollectionViewFlowLayout()

  private func collection(_ size: CGSize) -> UICollectionView {
    UIKitClasses.registerAll()
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func `spreads a full line and keeps the least gap in the last`() {
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    // 106 wide less 6 of inset are 100: two gaps of at least 10 do not fit three items of 30 (110), so two a line.
    let view = collection(CGSize(width: 106, height: 200))
    #expect(frame(view, 0) == CGRect(x: 2, y: 1, width: 30, height: 20))
    #expect(frame(view, 1) == CGRect(x: 72, y: 1, width: 30, height: 20))
    #expect(frame(view, 2) == CGRect(x: 2, y: 26, width: 30, height: 20))
    #expect(frame(view, 4) == CGRect(x: 2, y: 51, width: 30, height: 20))
    #expect(view.contentSize == CGSize(width: 106, height: 74))
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4, 5])
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 72, y: 26, width: 30, height: 20))
  }

  @Test func `goes on to the right`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 40)
    let view = collection(CGSize(width: 50, height: 100))
    // Two items of 40 with a gap of 20 fill a column of 100.
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(frame(view, 1) == CGRect(x: 0, y: 60, width: 30, height: 40))
    #expect(frame(view, 2) == CGRect(x: 40, y: 0, width: 30, height: 40))
    #expect(view.contentSize == CGSize(width: 110, height: 100))
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4])
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .right, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 60)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) != nil)
  }

  @Test func `puts sections one after the other`() {
    items.counts = [1, 1]
    layout.headerReferenceSize = CGSize(width: 0, height: 15)
    let view = collection(CGSize(width: 100, height: 300))
    #expect(frame(view, 0, 0) == CGRect(x: 0, y: 15, width: 50, height: 50))
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 80, width: 50, height: 50))
    #expect(view.contentSize.height == 130)
  }
}
