import CoreText
import Foundation
import InterfaceBuilder
import UIKit

/// What the host does before the first request, so that no preview has to: nothing here may start a thread or touch a
/// dispatch queue, since neither survives a fork.
enum WarmUp {
  /// Runs every step. Returns how long each took, in seconds.
  @MainActor static func run() -> [String: Double] {
    var timings: [String: Double] = [:]
    for (name, step) in steps {
      let started = ProcessInfo.processInfo.systemUptime
      step()
      timings[name] = ProcessInfo.processInfo.systemUptime - started
    }
    return timings
  }

  private static let steps: [(String, @MainActor () -> Void)] = [
    ("foundation", warmFoundation), ("classes", UIKitClasses.registerAll), ("text", warmText), ("drawing", warmDrawing),
    ("pictures", ImageDecoder.warmUp), ("documents", warmDocuments),
  ]

  /// Reading a document sets up the XML parser and the tables of what documents may say.
  private static func warmDocuments() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="a"><rect key="frame" x="0.0" y="0.0" width="8" height="8"/></view></objects></document>
      """
    _ = try? InterfaceDocument(data: Data(text.utf8)).roots
  }

  /// Pango's first text costs some 10 ms. Where there are no fonts, each preview that has text says so.
  private static func warmText() { try? TextEngine.warmUp() }

  /// A picture with a view, a layout and a PNG in it, so that what these set up is there.
  @MainActor private static func warmDrawing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 4), inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
    ])
    view.layoutIfNeeded()
    _ = (try? PictureDrawing(view, scale: 2).image()).map { try? PictureDrawing.encode($0) }
  }

  /// Formatters load their locale's data, and the coders their tables, when they are first used.
  private static func warmFoundation() {
    let locale = Locale(identifier: "en_US")
    _ = try? JSONDecoder().decode([String].self, from: JSONEncoder().encode(["warm"]))
    let numbers = NumberFormatter()
    numbers.locale = locale
    _ = numbers.string(from: 1234.5)
    let dates = DateFormatter()
    dates.locale = locale
    dates.dateStyle = .medium
    _ = dates.string(from: Date(timeIntervalSince1970: 0))
    _ = NSAttributedString(string: "warm").length
    _ = NSRegularExpression.escapedPattern(for: "warm")
    _ = String(format: "%.1f", 1.5)
  }
}
