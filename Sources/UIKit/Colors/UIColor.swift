/// A colour: numbers in a colour space, or a choice that depends on the traits.
///
/// The spaces are not converted into each other when colours are compared, so white of the gray space
/// and white made of red, green and blue differ, as in UIKit.
open class UIColor: NSObject {
  let content: ColorContent

  init(content: ColorContent) {
    self.content = content
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(content: .rgb([red, green, blue, alpha]))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(content: .gray([white, alpha]))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = ColorContent.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(content: .rgb(parts + [alpha]))
  }

  /// Every name has a colour.
  @available(iOS 11.0, *)
  public convenience init?(named name: String) {
    self.init(content: .catalog(name))
  }

  @available(iOS 11.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(content: .catalog(name))
  }

  /// The colour of an asset that the compiler knows.
  @available(iOS 11.0, *)
  public convenience init(resource: ColorResource) {
    self.init(content: .catalog(resource.name))
  }

  /// A colour that depends on the traits: the closure is asked whenever it is resolved.
  @available(iOS 13.0, *)
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(content: .provider(dynamicProvider))
  }

  @available(iOS 10.0, *)
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(content: .displayP3([red, green, blue, alpha]))
  }

  /// A picture laid out like tiles.
  public convenience init(patternImage image: UIImage) {
    self.init(content: .pattern(image))
  }

  /// The colour for these traits; itself, if it doesn't depend on them.
  @available(iOS 13.0, *)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    return content.resolved(with: traitCollection).map { UIColor(content: $0) } ?? self
  }

  @available(iOS 18.0, *)
  open func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
    switch prominence {
    case .primary: return self
    case .secondary: return withAlphaComponent(0.5)
    case .tertiary: return withAlphaComponent(0.25)
    case .quaternary: return withAlphaComponent(0.18)
    }
  }

  @available(iOS 18.0, *)
  public enum Prominence: Int, ImportedValue {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3
  }

  open func set() {}

  open func setFill() {}

  open func setStroke() {}

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    return UIColor(content: content.withAlpha(alpha, of: self))
  }

  // MARK: Numbers

  /// The parts in the RGB space, each from 0 to 1; false for a pattern.
  @available(iOS 5.0, *)
  @discardableResult
  open func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    guard let parts = content.components else { return false }
    red = parts[0]
    green = parts[1]
    blue = parts[2]
    alpha = parts[3]
    return true
  }

  /// The brightness and opacity; false for a colour that is not gray.
  @available(iOS 5.0, *)
  @discardableResult
  open func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    guard let parts = content.components, parts[0] == parts[1], parts[1] == parts[2] else {
      return false
    }
    white = parts[0]
    alpha = parts[3]
    return true
  }

  /// Hue, saturation and brightness, each from 0 to 1.
  @available(iOS 5.0, *)
  @discardableResult
  open func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    guard let parts = content.components else { return false }
    let wheel = ColorContent.wheel(red: parts[0], green: parts[1], blue: parts[2])
    hue = wheel[0]
    saturation = wheel[1]
    brightness = wheel[2]
    alpha = parts[3]
    return true
  }

  /// The gray that stands for the colour in a dimmed view.
  var dimmedTint: UIColor {
    guard let parts = content.components else { return self }
    return UIColor(
      white: parts[0] * 0.299 + parts[1] * 0.587 + parts[2] * 0.114, alpha: parts[3] * 0.8)
  }

  // MARK: Object

  /// The space and its numbers, or the class of a colour that depends on traits with its name.
  open override var description: String { return content.description(of: self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || content.isEqual(to: other.content)
  }

  open override var hash: Int { return content.key.hashValue }
}

/// A colour of an asset catalog, by its name.
@available(iOS 11.0, *)
public struct ColorResource: Equatable, Hashable {
  let name: String

  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A picture of an asset catalog, by its name.
@available(iOS 11.0, *)
public struct ImageResource: Equatable, Hashable {
  let name: String

  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

// Colors brighter than white, of which the model keeps the plain part.
@available(iOS 26.0, *)
extension UIColor {
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var linearExposure: CGFloat { return 1 }
  public var standardDynamicRange: UIColor { return self }
}
