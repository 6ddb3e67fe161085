import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [CGFloat] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { max(heights.count, 3) }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights.isEmpty ? tableView.rowHeight : heights[indexPath.row]
  }
}

@MainActor @Suite struct `A table` {
  private let rows = Rows()

  private func table(_ height: CGFloat = 300) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  @Test func `puts rows one below the other`() {
    rows.heights = [30, 50, 70]
    let table = table()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 80])
    #expect(table.contentSize == CGSize(width: 320, height: 150))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 79)) == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "Row 2")
  }

  @Test func `counts the height of its header and footer`() {
    let table = table()
    table.rowHeight = 40
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 25))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 10))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 25))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 145, width: 320, height: 10))
    #expect(table.contentSize.height == 155)
  }

  @Test func `asks a cell's constraints for its height`() {
    final class Tall: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 80),
        ])
        return cell
      }
    }
    let source = Tall()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [100, 100])
  }

  @Test func `makes cells of the registered class`() {
    final class Own: UITableViewCell {}
    ClassDescription(Own.self, name: "Own").frameInitializer { Own(frame: $0) }.register()
    let table = UITableView(frame: .zero)
    table.register(Own.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own")
    #expect(cell is Own && cell?.reuseIdentifier == "own")
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
  }
}
