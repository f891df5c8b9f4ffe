/// The attributes to look for a font with.
@available(iOS 7.0, *)
open class UIFontDescriptor: NSObject {
  private let attributes: [UIFontDescriptor.AttributeName: Any]
  private let traitStorage: UIFontDescriptor.SymbolicTraits

  /// A kind of attribute.
  public struct AttributeName: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName("NSFontFamilyAttribute")
    public static let name = AttributeName("NSFontNameAttribute")
    public static let face = AttributeName("NSFontFaceAttribute")
    public static let size = AttributeName("NSFontSizeAttribute")
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
  }

  /// Bold, italic and the like.
  public struct SymbolicTraits: OptionSet, Equatable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  init(
    attributes: [UIFontDescriptor.AttributeName: Any], traits: UIFontDescriptor.SymbolicTraits
  ) {
    self.attributes = attributes
    traitStorage = traits
    super.init()
  }

  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(attributes: attributes, traits: [])
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(attributes: [.name: name, .size: size], traits: [])
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    return UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { return attributes }

  /// The descriptor of a font: the system's fonts go by their usage, others by their name.
  convenience init(of font: UIFont) {
    let name = font.madeName
    var traits: UIFontDescriptor.SymbolicTraits = []
    if font.fontName.hasSuffix("Bold") || font.fontName.hasSuffix("Semibold") {
      traits.insert(.traitBold)
    }
    if font.fontName.hasSuffix("Italic") || name.hasSuffix("Oblique") {
      traits.insert(.traitItalic)
    }
    let usage = font.ownStyle?.rawValue ?? UIFontDescriptor.usages[name]
    let what: [AttributeName: Any] = usage.map { [.textStyle: $0] } ?? [.name: name]
    self.init(attributes: what, traits: traits, size: font.pointSize)
  }

  private convenience init(
    attributes: [UIFontDescriptor.AttributeName: Any], traits: UIFontDescriptor.SymbolicTraits,
    size: CGFloat
  ) {
    var all = attributes
    all[.size] = size
    self.init(attributes: all, traits: traits)
  }

  /// The uses of the system's fonts.
  private static let usages = [
    ".SFUI-Regular": "CTFontRegularUsage", ".SFUI-Semibold": "CTFontEmphasizedUsage",
    ".SFUI-RegularItalic": "CTFontObliqueUsage", ".SFUI-Medium": "CTFontMediumUsage",
    ".SFUI-Light": "CTFontLightUsage", ".SFUI-Thin": "CTFontThinUsage",
    ".SFUI-Ultralight": "CTFontUltraLightUsage", ".SFUI-Bold": "CTFontBoldUsage",
    ".SFUI-Heavy": "CTFontHeavyUsage", ".SFUI-Black": "CTFontBlackUsage",
  ]

  open var postscriptName: String {
    let name = nameOfFont
    return name.hasPrefix("UICTFontTextStyle")
      ? UIFont(fontName: name, pointSize: pointSize).fontName : name
  }

  /// The name of the font that fits: with the traits that were asked for, where the system's has them.
  var nameOfFont: String {
    if let name = attributes[.name] as? String { return styled(name) }
    guard let usage = attributes[.textStyle] as? String else {
      return (attributes[.family] as? String)?.filter { $0 != " " } ?? styled(".SFUI-Regular")
    }
    for (name, other) in UIFontDescriptor.usages where other == usage { return styled(name) }
    let style = UIFont(fontName: usage, pointSize: pointSize)
    let isBold = style.fontName.hasSuffix("Semibold")
    return traitStorage.isEmpty || (isBold && traitStorage == .traitBold)
      ? usage : styled(".SFUI-Regular")
  }

  private func styled(_ name: String) -> String {
    let isBold = traitStorage.contains(.traitBold)
    let isItalic = traitStorage.contains(.traitItalic)
    if name == ".SFUI-Regular" {
      if isBold { return isItalic ? ".SFUI-SemiboldItalic" : ".SFUI-Semibold" }
      return isItalic ? ".SFUI-RegularItalic" : name
    }
    if name.hasPrefix(".") || name.contains("-") || traitStorage.isEmpty { return name }
    let family = UIFont.families[name] ?? []
    let slant = family.contains(name + "-Oblique") ? "Oblique" : "Italic"
    return name + "-" + (isBold ? "Bold" : "") + (isItalic ? slant : "")
  }

  open var pointSize: CGFloat { return attributes[.size] as? CGFloat ?? 0 }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { return traitStorage }

  open func object(forKey key: UIFontDescriptor.AttributeName) -> Any? { return attributes[key] }

  open func withSize(_ size: CGFloat) -> UIFontDescriptor { return adding([.size: size]) }

  open func withFamily(_ family: String) -> UIFontDescriptor { return adding([.family: family]) }

  open func withFace(_ face: String) -> UIFontDescriptor { return adding([.face: face]) }

  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:])
    -> UIFontDescriptor
  {
    return adding(attributes)
  }

  open func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    return UIFontDescriptor(attributes: attributes, traits: traits)
  }

  private func adding(_ more: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor {
    var all = attributes
    for (key, value) in more { all[key] = value }
    return UIFontDescriptor(attributes: all, traits: traitStorage)
  }

  /// A dictionary as Objective-C prints it, with the keys in order.
  open override var description: String {
    var lines: [String] = []
    for key in attributes.keys.map({ $0.rawValue }).sorted() {
      guard let value = attributes[AttributeName(key)] else { continue }
      var text = "\(value)"
      if let number = value as? CGFloat { text = PrintedNumber.short(number) }
      if let word = value as? String { text = UIFontDescriptor.quoted(word) }
      lines.append("    \(key) = \(text);\n")
    }
    let address = Host.hexadecimal(Host.address(self))
    return "UICTFontDescriptor <\(address)> = {\n\(lines.joined())}"
  }

  /// Quotes stand around all but letters and digits.
  private static func quoted(_ word: String) -> String {
    for character in word where !(character.isLetter || character.isNumber) {
      return "\"\(word)\""
    }
    return word.isEmpty ? "\"\"" : word
  }

  /// The drawing style of the system's font.
  @available(iOS 13.0, *)
  public struct SystemDesign: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  @available(iOS 13.0, *)
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    return adding([AttributeName("NSCTFontUIFontDesignTrait"): design.rawValue])
  }

  open var matrix: CGAffineTransform { return CGAffineTransform.identity }
}
