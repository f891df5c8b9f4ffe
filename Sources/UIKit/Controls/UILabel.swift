/// Text that cannot be edited.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      attributedStorage = nil
      invalidateIntrinsicContentSize()
    }
  }
  private var attributedStorage: NSAttributedString?
  /// The text with its attributes; each of the two changes the other.
  @available(iOS 6.0, *)
  open var attributedText: NSAttributedString? {
    get {
      if let attributed = attributedStorage { return attributed }
      return text.map { NSAttributedString(string: $0, attributes: attributesOfText) }
    }
    set {
      text = newValue?.string
      attributedStorage = newValue
      takeStart(of: newValue)
    }
  }

  /// Font and color of the first letter are those of the label.
  private func takeStart(of attributed: NSAttributedString?) {
    guard let attributed = attributed, attributed.length > 0 else { return }
    let start = attributed.attributes(at: 0, effectiveRange: nil)
    if start.isEmpty { return }
    attributedStorage = nil
    if let own = start[.font] as? UIFont { font = own }
    if let own = start[.foregroundColor] as? UIColor { textColor = own }
    if let style = start[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    attributedStorage = attributed
  }

  /// A new font or color is that of the whole text.
  private func spread(_ key: NSAttributedString.Key, _ value: NSObject?) {
    guard let old = attributedStorage, let value = value else { return }
    let new = NSMutableAttributedString(attributedString: old)
    new.addAttribute(key, value: value, range: NSRange(location: 0, length: new.length))
    attributedStorage = new
  }

  private var attributesOfText: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    if let font = font { all[.font] = font }
    if let color = textColor { all[.foregroundColor] = color }
    return all
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { if attributedStorage != nil { spread(.font, font) } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label {
    didSet { if attributedStorage != nil { spread(.foregroundColor, textColor) } }
  }
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
    contentMode = .redraw
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

  // MARK: What few labels have

  open var shadowOffset: CGSize {
    get { return rare("shadowOffset", CGSize(width: 0, height: -1)) }
    set { setRare("shadowOffset", newValue) }
  }

  /// Where the text stays when it shrinks.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { return rare("baselineAdjustment", .alignBaselines) }
    set { setRare("baselineAdjustment", newValue) }
  }

  @available(iOS 9.0, *)
  open var allowsDefaultTighteningForTruncation: Bool {
    get { return rare("allowsDefaultTighteningForTruncation", false) }
    set { setRare("allowsDefaultTighteningForTruncation", newValue) }
  }

  @available(iOS 14.0, *)
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { return rare("lineBreakStrategy", .standard) }
    set { setRare("lineBreakStrategy", newValue) }
  }

  @available(iOS 15.0, *)
  open var showsExpansionTextWhenTruncated: Bool {
    get { return rare("showsExpansionTextWhenTruncated", false) }
    set { setRare("showsExpansionTextWhenTruncated", newValue) }
  }

  @available(iOS 17.0, *)
  open var preferredVibrancy: UILabelVibrancy {
    get { return rare("preferredVibrancy", .automatic) }
    set { setRare("preferredVibrancy", newValue) }
  }

  /// The rectangle of the text in some bounds, at the middle of their height.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = intrinsicContentSize
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  @_semantics("vdl.callback")
  open func drawText(in rect: CGRect) {}
}

/// Where the text of a label stays when it shrinks.
public enum UIBaselineAdjustment: Int, ImportedValue {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

/// Whether a label blends with the material behind it.
@available(iOS 17.0, *)
public enum UILabelVibrancy: Int, ImportedValue {
  case none = 0
  case automatic = 1
}
