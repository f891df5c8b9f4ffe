/// A font of a name and a size.
open class UIFont: NSObject {
  public let fontName: String
  public let pointSize: CGFloat
  /// The reason for the size, if it follows the size of text.
  var scaling: FontScaling?

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

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
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
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
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

  @available(iOS 9.0, *)
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    return UIFont(fontName: ".SFUI-Regular", pointSize: size)
  }

  @available(iOS 13.0, *)
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    return UIFont(fontName: ".AppleSystemUIFontMonospaced-Regular", pointSize: size)
  }

  /// Every name has a font.
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size)
  }

  open var familyName: String { return fontName }

  open var lineHeight: CGFloat { return pointSize * 1.193359375 }

  public static var labelFontSize: CGFloat { return 17 }
  public static var systemFontSize: CGFloat { return 14 }

  /// The name and size, to look for another font with.
  @available(iOS 7.0, *)
  open var fontDescriptor: UIFontDescriptor {
    return UIFontDescriptor(name: fontName, size: pointSize)
  }

  /// A font of a descriptor; the size 0 leaves the descriptor's.
  @available(iOS 7.0, *)
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      fontName: descriptor.postscriptName, pointSize: size == 0 ? descriptor.pointSize : size)
  }

  open override var description: String {
    let address = Host.hexadecimal(Host.address(self))
    let isBold = fontName.hasSuffix("Bold") || fontName.hasSuffix("Semibold")
    let isItalic = fontName.hasSuffix("Italic") || fontName.hasSuffix("Oblique")
    return "<UICTFont: \(address)> font-family: \"\(familyName)\"; "
      + "font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(isItalic ? "italic" : "normal"); "
      + "font-size: \(Host.fixed(pointSize, 2))pt"
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  open override var hash: Int { return fontName.hashValue }

  open func withSize(_ size: CGFloat) -> UIFont {
    return UIFont(fontName: fontName, pointSize: size)
  }
}
