/// Whether spaces are added and removed. Nobody types in a preview.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
