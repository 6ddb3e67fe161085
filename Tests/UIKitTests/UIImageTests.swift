import Testing
import UIKit

@MainActor @Suite struct `A UIImage` {
  /// Red above blue, four by four pixels.
  private func image(_ orientation: UIImage.Orientation = .up, scale: CGFloat = 1) throws -> UIImage {
    let context = try #require(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    return UIImage(cgImage: try #require(context.makeImage()), scale: scale, orientation: orientation)
  }

  private func drawn(_ size: CGSize, _ draw: () -> Void) throws -> Bitmap {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    draw()
    return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage).bitmap
  }

  private func name(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
    let pixel = bitmap.withBytes { bytes in (0..<4).map { bytes[y * bitmap.stride + x * 4 + $0] } }
    return switch pixel {
    case [0, 0, 255, 255]: "red"
    case [255, 0, 0, 255]: "blue"
    case [0, 255, 0, 255]: "green"
    case [0, 0, 0, 0]: "clear"
    default: "\(pixel)"
    }
  }

  @Test func `is drawn upright`() throws {
    let image = try image()
    let bitmap = try drawn(CGSize(width: 6, height: 6)) { image.draw(at: CGPoint(x: 1, y: 1)) }
    #expect(name(bitmap, 1, 1) == "red" && name(bitmap, 4, 4) == "blue" && name(bitmap, 0, 0) == "clear")
  }

  @Test(arguments: [
    (UIImage.Orientation.down, "blue", "blue"), (.left, "red", "blue"), (.right, "blue", "red"),
    (.downMirrored, "blue", "blue"), (.upMirrored, "red", "red"),
  ])
  func `is turned as its orientation says`(
    orientation: UIImage.Orientation, topLeft: String, topRight: String
  ) throws {
    let image = try image(orientation)
    let bitmap = try drawn(CGSize(width: 4, height: 4)) { image.draw(at: .zero) }
    #expect(name(bitmap, 0, 0) == topLeft)
    #expect(name(bitmap, 3, 0) == topRight)
  }

  @Test func `is measured in points`() throws {
    #expect(try image(scale: 2).size == CGSize(width: 2, height: 2))
  }

  @Test func `takes on a tint`() throws {
    let image = try image().withTintColor(.green)
    let bitmap = try drawn(CGSize(width: 6, height: 4)) { image.draw(at: .zero) }
    #expect(name(bitmap, 0, 0) == "green" && name(bitmap, 3, 3) == "green" && name(bitmap, 5, 0) == "clear")
  }

  @Test func `keeps its caps when it is stretched`() throws {
    let image = try image().resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let bitmap = try drawn(CGSize(width: 8, height: 10)) { image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 10)) }
    #expect(name(bitmap, 4, 1) == "red")
    #expect(name(bitmap, 4, 2) == "blue" && name(bitmap, 4, 9) == "blue")
  }

  @Test func `repeats its middle where it is tiled`() throws {
    let image = try image().resizableImage(withCapInsets: .zero)
    let bitmap = try drawn(CGSize(width: 8, height: 8)) { image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect((0..<8).map { name(bitmap, 1, $0) } == ["red", "red", "blue", "blue", "red", "red", "blue", "blue"])
  }

  @Test func `is repeated upright as a colour`() throws {
    let color = UIColor(patternImage: try image())
    let bitmap = try drawn(CGSize(width: 8, height: 8)) {
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect((0..<8).map { name(bitmap, 1, $0) } == ["red", "red", "blue", "blue", "red", "red", "blue", "blue"])
  }

  @Test func `comes back from its PNG`() throws {
    let data = try #require(try image(.down).pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(back.size == CGSize(width: 2, height: 2))
    #expect(name(try #require(back.cgImage).bitmap, 0, 0) == "blue")
    #expect(UIImage(data: Data("none".utf8)) == nil)
  }

  @Test func `of the system is a box that says it is missing`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && symbol.renderingMode == .alwaysTemplate)
    #expect(symbol.size.width > 10)
  }
}
