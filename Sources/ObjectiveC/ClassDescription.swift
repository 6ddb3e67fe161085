import Foundation

/// What the Objective-C runtime would know of one class: its properties, its methods, and how to make an instance.
///
/// Classes of UIKit describe themselves; a component's classes are described by the table that the compiler's overlay
/// appends to their own file, so that private members are reached.
public final class ClassDescription<Root: AnyObject> {
  private var record: ClassRecord

  /// Begins the description of `type`; `name` is its plain name, without the module.
  public init(_ type: Root.Type, name: String) {
    record = ClassRecord(type: type, name: name)
  }

  /// A property that can be read and written by key-value coding.
  @discardableResult
  public func property<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) -> Self {
    record.properties[name] = PropertyRecord(
      valueType: Value.self,
      get: { ($0 as? Root).map { $0[keyPath: path] } },
      set: { object, value in
        guard let object = object as? Root, let value = convert(value, to: Value.self) else { return false }
        object[keyPath: path] = value
        return true
      })
    return self
  }

  /// A property that can only be read.
  @discardableResult
  public func property<Value>(_ name: String, _ path: KeyPath<Root, Value>) -> Self {
    record.properties[name] = PropertyRecord(
      valueType: Value.self, get: { ($0 as? Root).map { $0[keyPath: path] } }, set: nil)
    return self
  }

  /// A method that target-action, nib connections and `perform(_:with:)` can call, under its Objective-C `selector`.
  /// `arguments` may be fewer than the method takes; a missing one counts as `nil`.
  @discardableResult
  public func method(_ selector: String, _ body: @escaping (Root, [Any?]) -> Any?) -> Self {
    record.methods[selector] = { object, arguments in
      guard let object = object as? Root else { return nil }
      return body(object, arguments)
    }
    return self
  }

  /// How to make an instance with `init(frame:)`. Absent where the class has no such initialiser.
  @discardableResult
  public func frameInitializer(_ make: @escaping (CGRect) -> Root) -> Self {
    record.makeWithFrame = { make($0) }
    return self
  }

  /// How to make an instance with `init()`. Needed where only the class is known, as of a view's layer.
  @discardableResult
  public func initializer(_ make: @escaping () -> Root) -> Self {
    record.make = { make() }
    return self
  }

  /// Says that the class is marked `@IBDesignable`.
  @discardableResult
  public func designable() -> Self {
    record.isDesignable = true
    return self
  }

  /// Makes the description known, under `Module.Name` and under `Name`.
  public func register() { ClassTable.register(record) }
}

/// One argument of a call through a selector, converted to what the method takes; traps with a clear message where it
/// cannot be, as the call would on iOS.
public func argument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
  let given = index < arguments.count ? arguments[index] : nil
  guard let value = convert(given, to: Value.self) else {
    fatalError("argument \(index) is \(given.map { "\(type(of: $0))" } ?? "nil"), but the method takes \(Value.self)")
  }
  return value
}

/// What a call of an optional protocol member that nobody implements comes to: `nil`, zero or false; traps where the
/// type has nothing like it.
public func absentResult<Value>() -> Value {
  guard let value = convert(nil, to: Value.self) else {
    fatalError("an optional member that is not implemented was called, and \(Value.self) has no empty value")
  }
  return value
}
