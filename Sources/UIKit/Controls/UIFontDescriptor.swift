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
    return UIFontDescriptor(
      attributes: [.textStyle: style.rawValue, .size: CGFloat(17)], traits: [])
  }

  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { return attributes }

  open var postscriptName: String {
    return attributes[.name] as? String ?? attributes[.textStyle] as? String ?? ".SFUI-Regular"
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
}
