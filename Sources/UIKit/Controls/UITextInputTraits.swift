/// The keyboard that a field brings up.
public enum UIKeyboardType: Int {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// Whether there are keys for words; a pad has digits alone.
  var hasLetters: Bool {
    return self != .numberPad && self != .phonePad && self != .decimalPad
      && self != .asciiCapableNumberPad
  }
}

/// The word on the return key.
public enum UIReturnKeyType: Int {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  @available(iOS 9.0, *)
  case `continue` = 11
}

/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The letters that become capitals by themselves.
public enum UITextAutocapitalizationType: Int {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether spelling is checked.
@available(iOS 5.0, *)
public enum UITextSpellCheckingType: Int {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// The purpose of a field, so that the system can fill it in.
@available(iOS 10.0, *)
public struct UITextContentType: Equatable, Hashable, CustomStringConvertible {
  public var description: String { return "UITextContentType(_rawValue: \(rawValue))" }

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}

/// Whether straight quotes become round ones.
@available(iOS 11.0, *)
public enum UITextSmartQuotesType: Int, ImportedValue {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether two hyphens become a dash.
@available(iOS 11.0, *)
public enum UITextSmartDashesType: Int, ImportedValue {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spaces around a pasted word are put right.
@available(iOS 11.0, *)
public enum UITextSmartInsertDeleteType: Int, ImportedValue {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the next words are suggested in the text.
@available(iOS 17.0, *)
public enum UITextInlinePredictionType: Int, ImportedValue {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The parts that a new password must have.
@available(iOS 12.0, *)
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}

/// How much of Writing Tools a text offers.
@available(iOS 18.0, *)
public enum UIWritingToolsBehavior: Int, ImportedValue {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// The forms that Writing Tools may put into a text.
@available(iOS 18.0, *)
public struct UIWritingToolsResultOptions: OptionSet, Equatable, ImportedValue {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// Whether the results of sums are offered in the text.
@available(iOS 18.0, *)
public enum UITextMathExpressionCompletionType: Int, ImportedValue {
  case `default` = 0
  case no = 1
  case yes = 2
}

// Members that a field and a text view share.

@available(iOS 18.0, *)
extension UITextField {
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { return rare("mathExpressionCompletionType", .default) }
    set { setRare("mathExpressionCompletionType", newValue) }
  }
}

@available(iOS 26.0, *)
extension UITextField {
  /// Whether a pad shows the number pad in a popover.
  public var allowsNumberPadPopover: Bool {
    get { return rare("allowsNumberPadPopover", true) }
    set { setRare("allowsNumberPadPopover", newValue) }
  }
}

@available(iOS 18.0, *)
extension UITextView {
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { return rare("mathExpressionCompletionType", .default) }
    set { setRare("mathExpressionCompletionType", newValue) }
  }

  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { return rare("textHighlightAttributes", [:]) }
    set { setRare("textHighlightAttributes", newValue) }
  }
}
