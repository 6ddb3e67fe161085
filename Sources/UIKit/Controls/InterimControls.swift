// Holds the place of the controls until they are here; they replace this file.
open class UIControl: UIView { public struct State: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let normal = State([]) } }
