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
  case done = 9
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
public struct UITextContentType: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}
