/// Text that cannot be edited.
open class UILabel: UIView {
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }
  @available(iOS 6.0, *)
  open var attributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var lineBreakMode: NSLineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines: Int = 1
  open var adjustsFontSizeToFitWidth = false
  @available(iOS 6.0, *)
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  /// Whether the font follows the size of text that a person picks.
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false
  @available(iOS 6.0, *)
  open var preferredMaxLayoutWidth: CGFloat = 0

  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
  }

  override func adjustFonts() {
    guard adjustsFontForContentSizeCategory, let new = adjusted(font) else { return }
    font = new
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize {
    let length = text?.count ?? 0
    let scale = (font?.pointSize ?? 17) / 17
    return CGSize(
      width: (CGFloat(length) * 8 * scale).rounded(),
      height: length == 0 ? 0 : (21 * scale).rounded())
  }
}
