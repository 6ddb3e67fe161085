// Holds the place of the graphics files until they are here; they replace this file.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top; self.left = left; self.bottom = bottom; self.right = right
  }
  public static let zero = UIEdgeInsets()
}
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing
  }
  public static let zero = NSDirectionalEdgeInsets()
}
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat = 0, vertical: CGFloat = 0
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) { self.horizontal = horizontal; self.vertical = vertical }
  public static let zero = UIOffset()
}
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
open class UIColor: NSObject {
  let color: CGColor
  public init(cgColor: CGColor) { color = cgColor; super.init() }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(gray: white, alpha: alpha)) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha)) }
  open var cgColor: CGColor { color }
  open func resolvedColor(with: UITraitCollection) -> UIColor { self }
  open func getRed(_ r: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { true }
  public static let systemBlue = UIColor(red: 0, green: 122.0/255, blue: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let label = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let separator = UIColor(white: 0, alpha: 1)
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(color) }
}
open class UIImage: NSObject { public var cgImage: CGImage?; public var size = CGSize.zero }
open class UIBezierPath: NSObject {}
nonisolated(unsafe) var stack: [CGContext] = []
public func UIGraphicsPushContext(_ c: CGContext) { stack.append(c) }
public func UIGraphicsPopContext() { stack.removeLast() }
public func UIGraphicsGetCurrentContext() -> CGContext? { stack.last }
public func UIGraphicsBeginImageContextWithOptions(_ s: CGSize, _ o: Bool, _ c: CGFloat) {}
public func UIGraphicsEndImageContext() {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIRectFill(_ r: CGRect) { UIGraphicsGetCurrentContext()?.fill(r) }
