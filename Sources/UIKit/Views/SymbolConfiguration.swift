extension UIImage {
  /// The circumstances in which a picture is drawn. A configuration never changes.
  @available(iOS 13.0, *)
  open class Configuration: NSObject {
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// A copy with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
      return UIImage.Configuration(traits: traitCollection)
    }

    /// This one with what the other specifies.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration {
      guard let other = otherConfiguration else { return self }
      if let symbol = other as? UIImage.SymbolConfiguration { return symbol }
      return other.traitCollection == nil ? self : other
    }

    var parts: [String] {
      guard let traits = traitCollection, !traits.values.isEmpty else { return [] }
      return ["traits=(\(traits.values.printed))"]
    }

    open override var description: String {
      return parts.isEmpty ? "unspecified" : parts.joined(separator: ", ")
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration else { return false }
      return type(of: other) == type(of: self) && description == other.description
    }

    open override var hash: Int { return description.hashValue }
  }

  /// The size, weight and colors of a symbol.
  @available(iOS 13.0, *)
  open class SymbolConfiguration: UIImage.Configuration {
    private let pointSize: CGFloat?
    private let textStyle: UIFont.TextStyle?
    private let weight: UIImage.SymbolWeight
    private let scale: UIImage.SymbolScale
    private let colors: [UIColor]
    /// How the symbol uses colors, where it is no palette.
    private let mode: String?

    init(
      size: CGFloat? = nil, style: UIFont.TextStyle? = nil,
      weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified,
      colors: [UIColor] = [], mode: String? = nil, traits: UITraitCollection? = nil
    ) {
      pointSize = size
      textStyle = style
      self.weight = weight
      self.scale = scale
      self.colors = colors
      self.mode = mode
      super.init(traits: traits)
    }

    /// A configuration that specifies nothing.
    public static let unspecified = UIImage.SymbolConfiguration()

    public convenience init(pointSize: CGFloat) {
      self.init(size: SymbolConfiguration.sound(pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(size: SymbolConfiguration.sound(pointSize), weight: weight)
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(size: SymbolConfiguration.sound(pointSize), weight: weight, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(style: textStyle)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(style: textStyle, scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// The size and weight of a font; one of a style gives its style.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let style = font.ownStyle
      self.init(
        size: style == nil ? font.pointSize : nil, style: style,
        weight: font.fontName.hasSuffix("bold") ? .semibold : .regular, scale: scale)
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(size: nil, weight: weight)
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(size: nil, scale: scale)
    }

    /// Lighter shades of the color for the parts that matter less.
    @available(iOS 15.0, *)
    public convenience init(hierarchicalColor: UIColor) {
      self.init(colors: [hierarchicalColor], mode: "hierarchical")
    }

    @available(iOS 15.0, *)
    public convenience init(paletteColors: [UIColor]) {
      self.init(colors: paletteColors, mode: "palette")
    }

    /// The symbol's own colors, where it has some.
    @available(iOS 15.0, *)
    public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
      return UIImage.SymbolConfiguration(mode: "multicolor")
    }

    @available(iOS 16.0, *)
    public static func preferringMonochrome() -> UIImage.SymbolConfiguration {
      return UIImage.SymbolConfiguration(mode: "monochrome")
    }

    /// A size that is no size is 17.
    private static func sound(_ size: CGFloat) -> CGFloat { return size > 0 ? size : 17 }

    // MARK: Changed copies

    /// This one with what the other specifies. A size takes the place of a style, and the reverse.
    public func applying(_ otherConfiguration: UIImage.SymbolConfiguration)
      -> UIImage.SymbolConfiguration
    {
      let other = otherConfiguration
      let isSized = other.pointSize != nil || other.textStyle != nil
      return UIImage.SymbolConfiguration(
        size: isSized ? other.pointSize : pointSize, style: isSized ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.mode == nil ? colors : other.colors, mode: other.mode ?? mode,
        traits: other.traitCollection ?? traitCollection)
    }

    open func withoutScale() -> UIImage.SymbolConfiguration {
      return UIImage.SymbolConfiguration(
        size: pointSize, style: textStyle, weight: weight, colors: colors, mode: mode,
        traits: traitCollection)
    }

    open func withoutWeight() -> UIImage.SymbolConfiguration {
      return UIImage.SymbolConfiguration(
        size: pointSize, style: textStyle, scale: scale, colors: colors, mode: mode,
        traits: traitCollection)
    }

    open func withoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
      return UIImage.SymbolConfiguration(
        style: textStyle, scale: scale, colors: colors, mode: mode, traits: traitCollection)
    }

    /// The size of the style stays.
    open func withoutTextStyle() -> UIImage.SymbolConfiguration {
      let size = textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      return UIImage.SymbolConfiguration(
        size: pointSize ?? size, weight: weight, scale: scale, colors: colors, mode: mode,
        traits: traitCollection)
    }

    // MARK: Printing and comparing

    private static let weights = [
      "", "Ultra Light", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    private static let scales = ["Default", "", "Small", "Medium", "Large"]

    override var parts: [String] {
      var parts: [String] = []
      if let size = pointSize { parts.append("pointSize=\(PrintedNumber.short(size))") }
      if let style = textStyle { parts.append("textStyle=\(style.rawValue)") }
      let heavy = SymbolConfiguration.weights[weight.rawValue]
      if !heavy.isEmpty { parts.append("weight=\(heavy)") }
      let large = SymbolConfiguration.scales[scale.rawValue + 1]
      if !large.isEmpty { parts.append("scale=\(large)") }
      return parts + super.parts
    }

    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      guard let other = otherConfiguration else { return isEqual(SymbolConfiguration.unspecified) }
      return isEqual(other)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.SymbolConfiguration else { return false }
      return parts == other.parts && mode == other.mode && colors == other.colors
    }
  }

  /// The weight of a symbol's lines.
  @available(iOS 13.0, *)
  public enum SymbolWeight: Int, ImportedValue {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of text that goes with the symbol.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The size of a symbol beside text.
  @available(iOS 13.0, *)
  public enum SymbolScale: Int, ImportedValue {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
}
