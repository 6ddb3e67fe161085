import Foundation

/// Whom a registered font is for. Everything here is for the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The process.
  case process = 1
  /// Kept for the user.
  case persistent = 2
  /// The session.
  case session = 3
}

/// An address, where Core Text's signatures name Core Foundation's.
public typealias CFURL = URL
/// An error, where Core Text's signatures name Core Foundation's.
public typealias CFError = NSError

/// Makes the faces of a font file known under their names; tells whether there were any. `error` is not filled in.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  !FontFace.register(fontURL).isEmpty
}
