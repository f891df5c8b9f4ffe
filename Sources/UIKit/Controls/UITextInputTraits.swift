/// Which keyboard a field brings up.
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
}

/// What the return key says.
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

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}
