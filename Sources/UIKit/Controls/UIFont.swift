/// A font of a name and a size.
open class UIFont: NSObject {
  /// The name that the font was made with: a font's own, or that of a style.
  let madeName: String
  public let pointSize: CGFloat
  /// The reason for the size, if it follows the size of text.
  var scaling: FontScaling?

  init(fontName: String, pointSize: CGFloat) {
    madeName = fontName
    self.pointSize = pointSize
    super.init()
  }

  /// The name of the font itself; a style's is the system's.
  open var fontName: String {
    guard let style = ownStyle else { return madeName }
    return UIFont.systemName(style == .headline ? "Semibold" : "Regular", pointSize)
  }

  /// The style that the font was made for.
  var ownStyle: UIFont.TextStyle? {
    return madeName.hasPrefix("UICTFontTextStyle") ? TextStyle(rawValue: madeName) : nil
  }

  public struct Weight: Equatable, Hashable, CustomStringConvertible {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.800000011920929)
    public static let thin = Weight(rawValue: -0.6000000238418579)
    public static let light = Weight(rawValue: -0.4000000059604645)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23000000417232513)
    public static let semibold = Weight(rawValue: 0.30000001192092896)
    public static let bold = Weight(rawValue: 0.4000000059604645)
    public static let heavy = Weight(rawValue: 0.5600000023841858)
    public static let black = Weight(rawValue: 0.6200000047683716)

    public var description: String { return "UIFontWeight(rawValue: \(rawValue))" }

    /// The part of a font's name that stands for the nearest weight.
    var word: String {
      var best = "Regular"
      var distance = CGFloat.infinity
      for (weight, word) in Weight.words where abs(weight.rawValue - rawValue) < distance {
        best = word
        distance = abs(weight.rawValue - rawValue)
      }
      return best
    }

    private static let words: [(Weight, String)] = [
      (ultraLight, "Ultralight"), (thin, "Thin"), (light, "Light"), (regular, "Regular"),
      (medium, "Medium"), (semibold, "Semibold"), (bold, "Bold"), (heavy, "Heavy"),
      (black, "Black"),
    ]
  }

  /// How wide the letters are.
  @available(iOS 16.0, *)
  public struct Width: Equatable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(rawValue: -0.4000000059604645)
    public static let condensed = Width(rawValue: -0.20000000298023224)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.20000000298023224)
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
    return UIFont(fontName: systemName(weight.word, size), pointSize: size)
  }

  @available(iOS 16.0, *)
  public static func systemFont(
    ofSize size: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    return systemFont(ofSize: size, weight: weight)
  }

  /// The name of the system's font, which is San Francisco from iOS 9 on.
  static func systemName(_ word: String, _ size: CGFloat) -> String {
    if Simulation.current.isAtLeast(13) { return ".SFUI-" + word }
    let ending = word == "Regular" ? "" : "-" + word
    return Simulation.current.isAtLeast(9)
      ? (size < 20 ? ".SFUIText" : ".SFUIDisplay") + ending
      : ".HelveticaNeueInterface-" + (word == "Semibold" ? "MediumP4" : word)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    return UIFont(fontName: systemName("Semibold", size), pointSize: size)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    return UIFont(
      fontName: systemName(Simulation.current.isAtLeast(13) ? "RegularItalic" : "Italic", size),
      pointSize: size)
  }

  @available(iOS 9.0, *)
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    return UIFont(fontName: systemName(weight.word, size), pointSize: size)
  }

  @available(iOS 13.0, *)
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    return UIFont(
      fontName: ".AppleSystemUIFontMonospaced-" + weight.word, pointSize: size)
  }

  /// Every name has a font.
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size)
  }

  /// The name of all fonts of one design, `Helvetica Neue` for `HelveticaNeue-Bold`.
  open var familyName: String {
    if fontName.hasPrefix(".") {
      return Simulation.current.isAtLeast(13) ? ".AppleSystemUIFont" : fontName
    }
    for (family, names) in UIFont.families where names.contains(fontName) { return family }
    let base = fontName.prefix { $0 != "-" }
    var family = ""
    var wasSmall = false
    for character in base {
      if character.isUppercase && wasSmall { family += " " }
      wasSmall = character.isLowercase
      family.append(character)
    }
    return family
  }

  open var lineHeight: CGFloat { return pointSize * 1.193359375 }

  // The measures of San Francisco, in parts of the size.

  /// The height above the baseline.
  open var ascender: CGFloat { return pointSize * 0.9521484375 }

  /// The depth below the baseline, a negative number.
  open var descender: CGFloat { return pointSize * -0.2412109375 }

  open var capHeight: CGFloat { return pointSize * 0.70458984375 }

  open var xHeight: CGFloat { return pointSize * 0.5263671875 }

  /// The space between lines beside their height.
  open var leading: CGFloat { return 0 }

  public static var labelFontSize: CGFloat { return 17 }
  public static var buttonFontSize: CGFloat { return 18 }
  public static var smallSystemFontSize: CGFloat { return 12 }
  public static var systemFontSize: CGFloat { return 14 }

  /// The name and size, to look for another font with.
  @available(iOS 7.0, *)
  open var fontDescriptor: UIFontDescriptor {
    return UIFontDescriptor(of: self)
  }

  /// A font of a descriptor; the size 0 leaves the descriptor's.
  @available(iOS 7.0, *)
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      fontName: descriptor.nameOfFont, pointSize: size == 0 ? descriptor.pointSize : size)
  }

  open override var description: String {
    let address = Host.hexadecimal(Host.address(self))
    let isBold = fontName.contains("Bold") || fontName.contains("Semibold")
    let isItalic = fontName.contains("Italic") || fontName.contains("Oblique")
    return "<UICTFont: \(address)> font-family: \"\(printedFamily)\"; "
      + "font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(isItalic ? "italic" : "normal"); "
      + "font-size: \(Host.fixed(pointSize, 2))pt"
  }

  /// The family in the description: the name of the font, as in published logs
  /// (`"HelveticaNeue-Light"`).
  private var printedFamily: String { return ownStyle != nil ? madeName : fontName }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return madeName == other.madeName && pointSize == other.pointSize
  }

  open override var hash: Int { return madeName.hashValue }

  open func withSize(_ size: CGFloat) -> UIFont {
    return UIFont(fontName: madeName, pointSize: size)
  }

  /// The families of the device; apps may bring more.
  public static var familyNames: [String] { return families.keys.sorted() }

  public static func fontNames(forFamilyName familyName: String) -> [String] {
    return families[familyName] ?? []
  }

  static let families: [String: [String]] = [
    "Arial": ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"],
    "Avenir": [
      "Avenir-Book", "Avenir-Roman", "Avenir-BookOblique", "Avenir-Oblique", "Avenir-Light",
      "Avenir-LightOblique", "Avenir-Medium", "Avenir-MediumOblique", "Avenir-Heavy",
      "Avenir-HeavyOblique", "Avenir-Black", "Avenir-BlackOblique",
    ],
    "Avenir Next": [
      "AvenirNext-Regular", "AvenirNext-Italic", "AvenirNext-UltraLight",
      "AvenirNext-UltraLightItalic", "AvenirNext-Medium", "AvenirNext-MediumItalic",
      "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic", "AvenirNext-Bold",
      "AvenirNext-BoldItalic", "AvenirNext-Heavy", "AvenirNext-HeavyItalic",
    ],
    "Courier New": [
      "CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT",
    ],
    "Futura": [
      "Futura-Medium", "Futura-MediumItalic", "Futura-Bold", "Futura-CondensedMedium",
      "Futura-CondensedExtraBold",
    ],
    "Georgia": ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"],
    "Helvetica": [
      "Helvetica", "Helvetica-Oblique", "Helvetica-Light", "Helvetica-LightOblique",
      "Helvetica-Bold", "Helvetica-BoldOblique",
    ],
    "Helvetica Neue": [
      "HelveticaNeue", "HelveticaNeue-Italic", "HelveticaNeue-UltraLight",
      "HelveticaNeue-UltraLightItalic", "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic",
      "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue-Medium",
      "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic",
      "HelveticaNeue-CondensedBold", "HelveticaNeue-CondensedBlack",
    ],
    "Menlo": ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"],
    "Times New Roman": [
      "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT",
      "TimesNewRomanPS-BoldItalicMT",
    ],
    "Verdana": ["Verdana", "Verdana-Italic", "Verdana-Bold", "Verdana-BoldItalic"],
  ]
}
