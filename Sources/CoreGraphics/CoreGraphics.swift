@_exported import Foundation
@_exported import ObjectiveC

/// What Core Foundation's types are in Swift without Core Foundation: the values that `as CFArray` and its kin convert.
public typealias CFArray = [Any]
/// A string, where Core Graphics' signatures name Core Foundation's.
public typealias CFString = String
/// Bytes, where Core Graphics' signatures name Core Foundation's.
public typealias CFData = Data
/// A dictionary, where Core Graphics' signatures name Core Foundation's.
public typealias CFDictionary = [AnyHashable: Any]
