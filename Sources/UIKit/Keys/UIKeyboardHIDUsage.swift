/// The numbers of keys in the standard for keyboards, as far as learners look at them.
@available(iOS 13.4, *)
public enum UIKeyboardHIDUsage: Int, ImportedValue {
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
  case keyboardCapsLock = 57
  case keyboardF1 = 58
  case keyboardF2 = 59
  case keyboardF3 = 60
  case keyboardF4 = 61
  case keyboardF5 = 62
  case keyboardF6 = 63
  case keyboardF7 = 64
  case keyboardF8 = 65
  case keyboardF9 = 66
  case keyboardF10 = 67
  case keyboardF11 = 68
  case keyboardF12 = 69
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
  case keyboardLeftControl = 224
  case keyboardLeftShift = 225
  case keyboardLeftAlt = 226
  case keyboardLeftGUI = 227
  case keyboardRightControl = 228
  case keyboardRightShift = 229
  case keyboardRightAlt = 230
  case keyboardRightGUI = 231
  case keyboardErrorUndefined = 3

  private static let named: [String: UIKeyboardHIDUsage] = [
    "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace, "-": .keyboardHyphen,
    "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
    "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
    ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    "UIKeyInputEscape": .keyboardEscape, "UIKeyInputDelete": .keyboardDeleteForward,
    "UIKeyInputUpArrow": .keyboardUpArrow, "UIKeyInputDownArrow": .keyboardDownArrow,
    "UIKeyInputLeftArrow": .keyboardLeftArrow, "UIKeyInputRightArrow": .keyboardRightArrow,
    "UIKeyInputHome": .keyboardHome, "UIKeyInputEnd": .keyboardEnd,
    "UIKeyInputPageUp": .keyboardPageUp, "UIKeyInputPageDown": .keyboardPageDown,
  ]

  /// The key that types a text.
  static func ofInput(_ input: String) -> UIKeyboardHIDUsage {
    if let found = named[input] { return found }
    if input.hasPrefix("UIKeyInputF"), let number = Int(input.dropFirst(11)) {
      return UIKeyboardHIDUsage(rawValue: 57 + number) ?? .keyboardErrorUndefined
    }
    guard input.utf8.count == 1, let code = input.uppercased().utf8.first else {
      return .keyboardErrorUndefined
    }
    if code >= 65 && code <= 90 {
      return UIKeyboardHIDUsage(rawValue: Int(code) - 61) ?? .keyboardErrorUndefined
    }
    if code == 48 { return .keyboard0 }
    guard code >= 49 && code <= 57 else { return .keyboardErrorUndefined }
    return UIKeyboardHIDUsage(rawValue: Int(code) - 19) ?? .keyboardErrorUndefined
  }
}
