@_exported import CoreGraphics

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The time in seconds since the machine started. Fixed here, so that the same input gives the same picture.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
