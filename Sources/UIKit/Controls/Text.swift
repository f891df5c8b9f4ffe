/// A line of text a person edits.
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var borderStyle: UITextField.BorderStyle = UITextField.BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = UIKeyboardType.default
  open var returnKeyType: UIReturnKeyType = UIReturnKeyType.default
  open var clearButtonMode: UITextField.ViewMode = UITextField.ViewMode.never
  open var autocorrectionType: UITextAutocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType: UITextAutocapitalizationType =
    UITextAutocapitalizationType.sentences
  open var leftView: UIView?
  open var rightView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?
  private var inputStorage: UIView?

  public enum BorderStyle: Int {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  open override var canBecomeFirstResponder: Bool { return isEnabled }

  open var isEditing: Bool { return isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    because(.responderFocus)
    if let delegate = delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    guard super.becomeFirstResponder() else { return false }
    because(.responderFocus)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    because(.responderFocus)
    if let delegate = delegate, !delegate.textFieldShouldEndEditing(self) { return false }
    guard super.resignFirstResponder() else { return false }
    because(.responderFocus)
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
}

/// Decides about and hears of editing.
public protocol UITextFieldDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @_semantics("vdl.callback")
  func textFieldDidBeginEditing(_ textField: UITextField)
  @_semantics("vdl.callback")
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @_semantics("vdl.callback")
  func textFieldDidEndEditing(_ textField: UITextField)
  @_semantics("vdl.callback")
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }
}

/// Text of many lines.
open class UITextView: UIScrollView {
  open var text: String! = ""
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true

  open override var canBecomeFirstResponder: Bool { return isEditable }
}

/// A field for a search.
open class UISearchBar: UIView {
  open var text: String? = ""
  open var placeholder: String?
  open var showsCancelButton = false
}

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

public enum UITextAutocorrectionType: Int {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextAutocapitalizationType: Int {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}
