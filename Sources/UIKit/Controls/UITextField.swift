/// A line of text a person edits.
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var textColor: UIColor?
  open var font: UIFont?
  /// Whether the font follows the size of text that a person picks.
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false

  override func adjustFonts() {
    if adjustsFontForContentSizeCategory, let new = adjusted(font) { font = new }
  }

  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var borderStyle: UITextField.BorderStyle = UITextField.BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = UIKeyboardType.default
  open var returnKeyType: UIReturnKeyType = UIReturnKeyType.default
  open var clearButtonMode: UITextField.ViewMode = UITextField.ViewMode.never
  open var autocorrectionType: UITextAutocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType: UITextAutocapitalizationType =
    UITextAutocapitalizationType.sentences
  @available(iOS 6.0, *)
  open var attributedText: NSAttributedString?
  @available(iOS 6.0, *)
  open var attributedPlaceholder: NSAttributedString?
  @available(iOS 10.0, *)
  open var textContentType: UITextContentType?
  open var spellCheckingType: UITextSpellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance: UIKeyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var leftViewMode: UITextField.ViewMode = UITextField.ViewMode.never
  open var rightViewMode: UITextField.ViewMode = UITextField.ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?
  private var inputStorage: UIView?
  private var accessoryStorage: UIView?

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

  open override var inputView: UIView? {
    get { return inputStorage }
    set { inputStorage = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { return accessoryStorage }
    set { accessoryStorage = newValue }
  }

  open override var canBecomeFirstResponder: Bool { return isEnabled }

  open var isEditing: Bool { return isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let asks = because(.textFieldAsksDelegate)
    if asks, let delegate = delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    guard super.becomeFirstResponder() else { return false }
    if asks { delegate?.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let asks = because(.textFieldAsksDelegate)
    if asks, let delegate = delegate, !delegate.textFieldShouldEndEditing(self) { return false }
    guard super.resignFirstResponder() else { return false }
    if asks { delegate?.textFieldDidEndEditing(self) }
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
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  @available(iOS 13.0, *)
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { return true }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
