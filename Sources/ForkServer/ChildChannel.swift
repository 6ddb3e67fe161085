internal import CConfinement
import Foundation
import PreviewMessages

/// What drawing code in a child can tell the parent, and learn of itself.
public enum ChildChannel {
  /// Says which object of a document is about to run the component's code, `nil` once it has ended, so that a crash can be
  /// laid at the right door.
  public static func willRun(_ object: String?) {
    confinement_mark(object.map { "run \($0)" } ?? "run")
  }

  /// Tells the user something even if the process does not live to give its answer, whose diagnostics count otherwise.
  public static func tell(_ diagnostic: PreviewDiagnostic) {
    guard diagnostic.message.utf8.count < 8192, let json = try? JSONEncoder().encode(diagnostic) else { return }
    confinement_mark("tell \(String(decoding: json, as: UTF8.self))")
  }

  /// Ends the process as an uncaught exception does, with its words and the place in the code.
  public static func raise(_ message: String) -> Never {
    fputs("*** Terminating app due to uncaught exception: \(message)\n", stderr)
    abort()
  }

  /// Learns which libraries are loaded where. Call it after opening libraries.
  public static func recordLibraries() { confinement_record_libraries() }

  /// Where the calling thread is in the code of these libraries, innermost first.
  public static func backtrace(in libraries: [String]) -> [CodeAddress] {
    var addresses = [UInt](repeating: 0, count: 48)
    let count = confinement_backtrace(&addresses, addresses.count)
    return addresses.prefix(count).compactMap { address in
      var offset: UInt = 0
      guard let path = confinement_library_at(address, &offset).map({ String(cString: $0) }) else { return nil }
      return libraries.contains(path) ? CodeAddress(library: path, offset: UInt64(offset)) : nil
    }
  }
}
