import Testing
import UIKit

@MainActor @Suite struct `An image renderer` {
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try #require(image.cgImage).bitmap
    return bitmap.withBytes { bytes in (0..<4).map { bytes[y * bitmap.stride + x * 4 + $0] } }
  }

  private let red: [UInt8] = [0, 0, 255, 255]

  @Test func `draws with y downwards, in the format's scale`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 3)
    #expect(try pixel(image, 0, 2) == red)
    #expect(try pixel(image, 0, 3)[3] == 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `shows the part of the plane that its bounds tell`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 5, y: 5, width: 2, height: 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 6, y: 5, width: 1, height: 1))
    }
    #expect(try pixel(image, 1, 0) == red)
    #expect(try pixel(image, 0, 0)[3] == 0)
  }

  @Test func `begins an opaque image with black`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
    #expect(try pixel(image, 1, 1) == [0, 0, 0, 255])
  }
}

@MainActor @Suite struct `An image context` {
  @Test func `gives the image drawn and ends`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 3))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 3))
    #expect(image?.cgImage?.width == 8)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `of no size gives no image, and leaves the one around it alone`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 1)
    UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 3))
    UIGraphicsEndImageContext()
  }
}

@MainActor @Suite struct `Geometry as text and values` {
  @Test func `reads back what it writes`() {
    let rect = CGRect(x: 0, y: 1.5, width: -10, height: 20.25)
    #expect(NSCoder.string(for: rect) == "{{0, 1.5}, {-10, 20.25}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
  }

  @Test func `is held by values`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgRect: rect).uiEdgeInsetsValue == .zero)
  }
}
