import Foundation
import PreviewProject

/// A project on disk for one test, gone with it.
final class TemporaryProject {
  let root: String

  init(_ files: [String: String]) throws {
    root = ProjectLocator.absolute(
      FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)").path)
    for (path, text) in files { try write(text, path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(root)/\(path)") }

  static let card = """
    import UIKit
    @IBDesignable class CardView: UIView {
      override func draw(_ rect: CGRect) { Palette.fill.setFill() }
    }
    """
  static let palette = """
    import UIKit
    enum Palette { static let fill = UIColor.red }
    """
  static let badge = """
    import UIKit
    @IBDesignable class BadgeView: UIView {}
    """

  static func xib(_ customClass: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="iN0-l3-epB" customClass="\(customClass)">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        </view>
      </objects>
    </document>
    """
  }
}
