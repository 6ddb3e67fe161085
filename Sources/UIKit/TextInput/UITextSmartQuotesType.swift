/// Whether quotes are made typographic. Nobody types in a preview.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
