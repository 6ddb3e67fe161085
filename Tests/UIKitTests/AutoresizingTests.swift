import Testing
import UIKit

@MainActor @Suite struct `Autoresizing` {
  private func resized(_ mask: UIView.AutoresizingMask, _ frame: CGRect, to size: CGSize) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = size
    return child.frame
  }

  @Test func `leaves a view without a mask alone`() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(resized([], frame, to: CGSize(width: 200, height: 300)) == frame)
  }

  @Test func `gives all of the difference to a flexible size`() {
    let result = resized(
      [.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 30, height: 40), to: CGSize(width: 160, height: 90)
    )
    #expect(result == CGRect(x: 10, y: 20, width: 90, height: 30))
  }

  @Test func `moves a view with a flexible leading margin`() {
    let result = resized(
      [.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 60, y: 70, width: 30, height: 20),
      to: CGSize(width: 150, height: 120))
    #expect(result == CGRect(x: 110, y: 90, width: 30, height: 20))
  }

  @Test func `shares the difference between margins by their lengths`() {
    let result = resized(
      [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 20, y: 0, width: 20, height: 10),
      to: CGSize(width: 180, height: 100))
    // Margins of 20 and 60 share 80 points as 1 to 3.
    #expect(result == CGRect(x: 40, y: 0, width: 20, height: 10))
  }

  @Test func `shares the difference between margin and size by their lengths`() {
    let result = resized(
      [.flexibleLeftMargin, .flexibleWidth], CGRect(x: 20, y: 0, width: 60, height: 10),
      to: CGSize(width: 140, height: 100))
    #expect(result == CGRect(x: 30, y: 0, width: 90, height: 10))
  }

  @Test func `shares equally where nothing that gives has a length`() {
    let result = resized(
      [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 0, y: 0, width: 100, height: 10),
      to: CGSize(width: 140, height: 100))
    #expect(result == CGRect(x: 20, y: 0, width: 100, height: 10))
  }

  @Test func `does nothing where the superview says so`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.frame.size.width = 300
    #expect(child.frame.width == 100)
  }

  @Test func `goes down through several generations`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    let grandchild = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grandchild.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.addSubview(grandchild)
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 50, height: 200)
    #expect(grandchild.frame == CGRect(x: 10, y: 10, width: 30, height: 180))
  }
}
