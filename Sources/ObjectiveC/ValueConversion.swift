import Foundation

/// Converts a value to the type of a property, as key-value coding does: numbers among each other, Booleans from
/// numbers, enums from their raw value, optionals from their content. `nil` where it does not fit.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  if let exact = value as? Value, !(value is any OptionalValue) || value == nil { return exact }
  if let optional = Value.self as? any OptionalValue.Type { return convertOptional(value, optional) as? Value }
  guard let value else { return zero(Value.self) }
  if let number = Value.self as? any NumericProperty.Type {
    return scalar(value).flatMap { number.make($0) as? Value }
  }
  if let raw = Value.self as? any RawRepresentable.Type { return fromRawValue(value, raw) as? Value }
  return value as? Value
}

private func convertOptional(_ value: Any?, _ type: any OptionalValue.Type) -> Any? {
  guard let value else { return type.make(nil) }
  func open<Wrapped>(_ wrapped: Wrapped.Type) -> Any? {
    convert(value, to: Wrapped.self).map { type.make($0) }
  }
  return _openExistential(type.wrappedType, do: open)
}

private func fromRawValue(_ value: Any, _ type: any RawRepresentable.Type) -> Any? {
  func open<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
    convert(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }
  return open(type)
}

/// Key-value coding calls `setNilValueForKey:` for a number; Interface Builder's "nil" attribute on one means zero.
private func zero<Value>(_ type: Value.Type) -> Value? {
  (type as? any NumericProperty.Type)?.make(0) as? Value
}

private func scalar(_ value: Any) -> Double? {
  switch value {
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as Bool: value ? 1 : 0
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

protocol NumericProperty {
  static func make(_ value: Double) -> Any?
}

extension NumericProperty where Self: BinaryInteger {
  static func make(_ value: Double) -> Any? { value.isFinite ? Self(exactly: value.rounded(.towardZero)) : nil }
}

extension NumericProperty where Self: BinaryFloatingPoint {
  static func make(_ value: Double) -> Any? { Self(value) }
}

extension Int: NumericProperty {}
extension Int8: NumericProperty {}
extension Int16: NumericProperty {}
extension Int32: NumericProperty {}
extension Int64: NumericProperty {}
extension UInt: NumericProperty {}
extension UInt8: NumericProperty {}
extension UInt16: NumericProperty {}
extension UInt32: NumericProperty {}
extension UInt64: NumericProperty {}
extension Double: NumericProperty {}
extension Float: NumericProperty {}
extension CGFloat: NumericProperty {}
extension Bool: NumericProperty {
  static func make(_ value: Double) -> Any? { value != 0 }
}
