/// The make of a colour.
enum ColorContent {
  /// White and alpha.
  case gray([CGFloat])
  /// Red, green, blue and alpha.
  case rgb([CGFloat])
  case displayP3([CGFloat])
  /// A colour of the system, which is another in the dark.
  case system(String)
  case catalog(String)
  case provider((UITraitCollection) -> UIColor)
  /// Another colour, one that depends on the traits, with an alpha of its own.
  case modified(UIColor, CGFloat)
  case pattern(UIImage)

  // MARK: Resolving

  /// The colour for these traits; nil when it doesn't depend on them.
  func resolved(with traits: UITraitCollection) -> ColorContent? {
    switch self {
    case .system(let name):
      return SystemColors.content(of: name, for: traits)
    case .provider(let provider):
      let color = provider(traits)
      return color.content.resolved(with: traits) ?? color.content
    case .modified(let base, let alpha):
      let content = base.content.resolved(with: traits) ?? base.content
      return content.withAlpha(alpha, of: base)
    default: return nil
    }
  }

  /// Another opacity; a colour that depends on traits goes on doing so.
  func withAlpha(_ alpha: CGFloat, of color: UIColor) -> ColorContent {
    switch self {
    case .gray(let parts): return .gray([parts[0], alpha])
    case .rgb(let parts): return .rgb([parts[0], parts[1], parts[2], alpha])
    case .displayP3(let parts): return .displayP3([parts[0], parts[1], parts[2], alpha])
    case .modified(let base, _): return .modified(base, alpha)
    default: return .modified(color, alpha)
    }
  }

  /// Red, green, blue and alpha as they are now.
  var components: [CGFloat]? {
    switch self {
    case .gray(let parts): return [parts[0], parts[0], parts[0], parts[1]]
    case .rgb(let parts): return parts
    case .displayP3(let parts): return parts
    case .catalog: return [0.5, 0.5, 0.5, 1]
    case .pattern: return nil
    default: return resolved(with: ColorContent.traits)?.components
    }
  }

  /// The traits for a color whose numbers are asked for.
  static var traits: UITraitCollection {
    if because(.colorsUseCurrentTraits) {
      return Simulation.current.currentTraits
    }
    return UIScreen.main.traitCollection
  }

  // MARK: Comparing

  /// Equal for equal colours.
  var key: String {
    switch self {
    case .gray(let parts): return "gray \(parts)"
    case .rgb(let parts): return "rgb \(parts)"
    case .displayP3(let parts): return "P3 \(parts)"
    case .system(let name): return name
    case .catalog(let name): return "named \(name)"
    case .modified(let base, let alpha): return "\(base.content.key) \(alpha)"
    case .provider: return "provider"
    case .pattern: return "pattern"
    }
  }

  func isEqual(to other: ColorContent) -> Bool {
    switch self {
    case .provider: return false
    case .pattern(let image):
      if case .pattern(let otherImage) = other { return image === otherImage }
      return false
    default: return key == other.key
    }
  }

  // MARK: Printing

  func description(of color: UIColor) -> String {
    switch self {
    case .gray(let parts): return ColorContent.spaceName("Gray", "White") + ColorContent.text(parts)
    case .rgb(let parts): return ColorContent.spaceName("SRGB", "RGB") + ColorContent.text(parts)
    case .displayP3(let parts): return "UIDisplayP3ColorSpace" + ColorContent.text(parts)
    case .system(let name):
      if !Simulation.current.isAtLeast(13), let plain = SystemColors.parts(of: name)?.light {
        return plain.description(of: color)
      }
      return dynamic("System", color, "name = \(name)Color")
    case .catalog(let name): return dynamic("Catalog", color, "name = \(name)")
    case .provider:
      let block = Host.hexadecimal(Host.address(color) + 32)
      return dynamic("Provider", color, "provider = <__NSMallocBlock__: \(block)>")
    case .modified(let base, let alpha):
      return dynamic(
        "Modified", color,
        "alpha = \(PrintedNumber.short(alpha)); baseColor = \(base.description)")
    case .pattern(let image): return "UIPatternColor: \(image.description)"
    }
  }

  private func dynamic(_ kind: String, _ color: UIColor, _ text: String) -> String {
    return "<UIDynamic\(kind)Color: \(Host.hexadecimal(Host.address(color))); \(text)>"
  }

  /// The name of the space, which has room beyond 0 and 1 in newer releases.
  private static func spaceName(_ extended: String, _ device: String) -> String {
    if because(.colorSpaceIsExtended) { return "UIExtended\(extended)ColorSpace" }
    return "UIDevice\(device)ColorSpace"
  }

  private static func text(_ parts: [CGFloat]) -> String {
    var text = ""
    for part in parts { text += " " + PrintedNumber.short(part) }
    return text
  }

  // MARK: Hue

  /// Red, green and blue of a place on the colour wheel.
  static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> [CGFloat] {
    let sector = hue * 6
    let whole = sector.rounded(.down)
    let part = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let place = whole.isFinite && abs(whole) < 1e6 ? ((Int(whole) % 6) + 6) % 6 : 0
    switch place {
    case 0: return [brightness, rising, low]
    case 1: return [falling, brightness, low]
    case 2: return [low, brightness, rising]
    case 3: return [low, falling, brightness]
    case 4: return [rising, low, brightness]
    default: return [brightness, low, falling]
    }
  }

  /// Hue, saturation and brightness.
  static func wheel(red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
    let high = max(red, max(green, blue))
    let spread = high - min(red, min(green, blue))
    if spread == 0 { return [0, 0, high] }
    var sector: CGFloat = 0
    if high == red {
      sector = (green - blue) / spread
    } else if high == green {
      sector = (blue - red) / spread + 2
    } else {
      sector = (red - green) / spread + 4
    }
    if sector < 0 { sector += 6 }
    return [sector / 6, spread / high, high]
  }
}
