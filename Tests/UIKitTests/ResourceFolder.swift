import Foundation
import Testing
import UIKit

/// A bundle made of files that a test writes.
final class ResourceFolder {
  let bundle: Bundle
  private let folder: URL

  init(_ files: [String: Data]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Resources-\(UUID().uuidString).bundle")
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A PNG of one colour.
  static func picture(_ color: UIColor, _ width: Int, _ height: Int) throws -> Data {
    let context = try #require(CGContext(pixelWidth: width, pixelHeight: height, scale: 1))
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return try #require(PNGEncoder.encode(context.bitmap))
  }
}
