/// Where the keyboard makes capital letters. No keyboard is shown in a preview.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}
