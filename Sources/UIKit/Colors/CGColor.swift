/// A colour as Core Graphics has it: equal when the `UIColor` it came from is.
open class CGColor: NSObject {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init()
  }

  @available(iOS 13.0, *)
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  @available(iOS 13.0, *)
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: gray, alpha: alpha))
  }

  @available(iOS 13.0, *)
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The same colour with another opacity.
  open func copy(alpha: CGFloat) -> CGColor? { return CGColor(color.withAlphaComponent(alpha)) }

  open var colorSpace: CGColorSpace? {
    return numberOfComponents == 2
      ? CGColorSpace(name: CGColorSpace.extendedGray) : CGColorSpace(name: printedSpace)
  }

  private var printedSpace: String {
    if case .displayP3 = color.content { return CGColorSpace.displayP3 }
    return CGColorSpace.extendedSRGB
  }

  open var alpha: CGFloat { return color.content.components?.last ?? 1 }

  /// The numbers in the colour's space, the alpha last.
  open var components: [CGFloat]? {
    if case .gray(let parts) = color.content { return parts }
    return color.content.components
  }

  open var numberOfComponents: Int { return components?.count ?? 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGColor else { return false }
    return color.isEqual(other.color)
  }

  open override var hash: Int { return color.hash }

  open override var description: String {
    let address = Host.hexadecimal(Host.address(self))
    let parts = (components ?? []).map { PrintedNumber.short($0) }.joined(separator: " ")
    let isGray = numberOfComponents == 2
    let model = isGray ? "Monochrome" : "RGB"
    let profile = isGray ? "Generic Gray Gamma 2.2 Profile" : "sRGB IEC61966-2.1"
    return "<CGColor \(address)> [<CGColorSpace \(Host.hexadecimal(Host.address(self) + 32))> "
      + "(kCGColorSpaceICCBased; kCGColorSpaceModel\(model); \(profile); extended range)] "
      + "( \(parts) )"
  }
}

extension UIColor {
  /// The colour for a layer: one that depends on traits is resolved for the current ones.
  public var cgColor: CGColor {
    let plain = content.resolved(with: ColorContent.traits)
    return CGColor(plain.map { UIColor(content: $0) } ?? self)
  }

  public convenience init(cgColor: CGColor) {
    self.init(content: cgColor.color.content)
  }
}

/// The meaning of a colour's numbers.
open class CGColorSpace: NSObject {
  /// The name of the space, a constant of Core Graphics.
  public let name: String?

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"

  /// The space of devices' colours.
  override init() {
    name = CGColorSpace.sRGB
    super.init()
  }

  public init?(name: String) {
    self.name = name
    super.init()
  }

  open var model: CGColorSpaceModel {
    return name?.contains("Gray") ?? false ? .monochrome : .rgb
  }

  open var numberOfComponents: Int { return model == .monochrome ? 1 : 3 }

  open override func isEqual(_ object: Any?) -> Bool {
    return (object as? CGColorSpace)?.name == name
  }

  open override var hash: Int { return name.hashValue }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  return CGColorSpace()
}

/// The number and meaning of a colour's parts.
public enum CGColorSpaceModel: Int32, ImportedValue {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
}
