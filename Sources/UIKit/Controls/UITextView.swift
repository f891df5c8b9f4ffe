/// Text of many lines that a person may edit.
open class UITextView: UIScrollView {
  private var inputStorage: UIView?
  private var accessoryStorage: UIView?

  open override var inputView: UIView? {
    get { return inputStorage }
    set { inputStorage = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { return accessoryStorage }
    set { accessoryStorage = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @available(iOS 6.0, *)
  open var attributedText: NSAttributedString!
  open var textColor: UIColor?
  open var font: UIFont?
  /// Whether the font follows the size of text that a person picks.
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false

  override func adjustFonts() {
    if adjustsFontForContentSizeCategory, let new = adjusted(font) { font = new }
  }

  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var keyboardType: UIKeyboardType = UIKeyboardType.default
  open var returnKeyType: UIReturnKeyType = UIReturnKeyType.default
  open var autocorrectionType: UITextAutocorrectionType = UITextAutocorrectionType.default
  @available(iOS 7.0, *)
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var selectedRange: NSRange = NSRange(location: 0, length: 0)

  open override var canBecomeFirstResponder: Bool { return isEditable }

  private var textDelegate: (any UITextViewDelegate)? {
    return delegate as? any UITextViewDelegate
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if let delegate = textDelegate, !delegate.textViewShouldBeginEditing(self) { return false }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }
}

/// Decides about and hears of editing.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { return true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { return true }
}
