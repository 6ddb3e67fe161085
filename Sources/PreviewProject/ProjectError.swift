/// Why a path is no project.
public enum ProjectError: Error, Equatable, CustomStringConvertible {
  /// There is no such file or folder.
  case missing(path: String)
  /// The file is neither source nor document.
  case notDrawable(path: String)

  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): no such file or folder"
    case .notDrawable(let path):
      "\(path): neither a folder, nor a .xib or .storyboard document, nor Swift source"
    }
  }
}
