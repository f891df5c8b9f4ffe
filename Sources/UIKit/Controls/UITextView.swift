/// Text of many lines.
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true

  open override var canBecomeFirstResponder: Bool { return isEditable }
}
