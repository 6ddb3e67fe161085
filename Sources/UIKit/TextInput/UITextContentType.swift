/// What a text is about, for filling it in. Nothing is filled in in a preview.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// `namePrefix`.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// `givenName`.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// `middleName`.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// `familyName`.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// `nameSuffix`.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// `jobTitle`.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// `organizationName`.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// `fullStreetAddress`.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// `streetAddressLine1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// `streetAddressLine2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// `addressCity`.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// `addressState`.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// `addressCityAndState`.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// `sublocality`.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// `countryName`.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// `postalCode`.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// `telephoneNumber`.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// `emailAddress`.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// `URL`.
  public static let URL = UITextContentType(rawValue: "URL")
  /// `creditCardNumber`.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// `newPassword`.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// `oneTimeCode`.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
}
