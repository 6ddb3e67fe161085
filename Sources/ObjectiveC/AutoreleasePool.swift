/// Runs `body`. Swift releases objects as soon as they are not needed, so that there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
