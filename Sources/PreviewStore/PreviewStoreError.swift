/// Why the output folder cannot be kept.
public enum PreviewStoreError: Error, CustomStringConvertible {
  /// A file or folder cannot be written.
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)): choose another folder with --output, or make this one writable"
    }
  }
}
