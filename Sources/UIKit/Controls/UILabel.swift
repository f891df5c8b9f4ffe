/// Text that cannot be edited.
open class UILabel: UIView {
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var attributedText: NSAttributedString?
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = UIColor.label
  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var lineBreakMode: NSLineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines: Int = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize {
    let length = text?.count ?? 0
    return CGSize(width: CGFloat(length) * 8, height: length == 0 ? 0 : 21)
  }
}

/// Where text stands in its line.
public enum NSTextAlignment: Int {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// How text that is too long is broken.
public enum NSLineBreakMode: Int {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Text with attributes; the model keeps the text.
open class NSAttributedString: NSObject {
  public let string: String

  public init(string: String) {
    self.string = string
    super.init()
  }
}

/// A font of a name and a size.
open class UIFont: NSObject {
  public let fontName: String
  public let pointSize: CGFloat

  init(fontName: String, pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
    super.init()
  }

  public struct Weight: Equatable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
  }

  public struct TextStyle: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
  }

  public static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
    return UIFont(fontName: ".SFUI-Regular", pointSize: size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    return UIFont(fontName: ".SFUI-Semibold", pointSize: size)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    return UIFont(fontName: ".SFUI-RegularItalic", pointSize: size)
  }

  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    return UIFont(fontName: style.rawValue, pointSize: 17)
  }

  public static var labelFontSize: CGFloat { return 17 }
  public static var systemFontSize: CGFloat { return 14 }

  open func withSize(_ size: CGFloat) -> UIFont {
    return UIFont(fontName: fontName, pointSize: size)
  }
}
