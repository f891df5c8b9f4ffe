/// A picture, known by its name.
open class UIImage: NSObject {
  private let source: UIImage.Source
  private let sizeStorage: CGSize
  private let scaleStorage: CGFloat
  /// Whether it is drawn as it is or in the tint colour.
  public let renderingMode: UIImage.RenderingMode
  /// The size and weight of a symbol.
  @available(iOS 13.0, *)
  open var configuration: UIImage.Configuration? { return nil }
  /// The words of VoiceOver for the picture.
  open var accessibilityLabel: String?
  @available(iOS 5.0, *)
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false

  public enum RenderingMode: Int {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The direction in which the camera was held.
  public enum Orientation: Int {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Where the picture is from.
  enum Source {
    case memory
    case asset(String)
    case symbol(String)
  }

  init(
    source: UIImage.Source, size: CGSize, scale: CGFloat, renderingMode: UIImage.RenderingMode
  ) {
    self.source = source
    sizeStorage = size
    scaleStorage = scale
    self.renderingMode = renderingMode
    super.init()
  }

  convenience init(size: CGSize, scale: CGFloat) {
    self.init(source: .memory, size: size, scale: scale, renderingMode: .automatic)
  }

  /// A named picture, of 24 points.
  convenience init(source: UIImage.Source) {
    self.init(
      source: source, size: CGSize(width: 24, height: 24), scale: UIScreen.main.scale,
      renderingMode: .automatic)
  }

  /// Every name has a picture, of 24 points.
  public convenience init?(named name: String) {
    self.init(source: .asset(name))
  }

  @available(iOS 8.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(source: .asset(name))
  }

  /// The picture of an asset that the compiler knows.
  @available(iOS 11.0, *)
  public convenience init(resource: ImageResource) {
    self.init(source: .asset(resource.name))
  }

  @available(iOS 13.0, *)
  public convenience init?(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  @available(iOS 13.0, *)
  public convenience init?(
    systemName: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(source: .symbol(systemName))
  }

  /// An empty picture has no size, and the scale 1.
  public convenience override init() {
    self.init(size: CGSize.zero, scale: 1)
  }

  /// In points.
  open var size: CGSize { return sizeStorage }

  /// Pixels in a point.
  open var scale: CGFloat { return scaleStorage }

  open var imageOrientation: UIImage.Orientation { return .up }

  @available(iOS 13.0, *)
  open var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }

  @available(iOS 7.0, *)
  open func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage { return copy(mode) }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor) -> UIImage { return copy(renderingMode) }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    return copy(renderingMode)
  }

  @available(iOS 13.0, *)
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    return copy(renderingMode)
  }

  @available(iOS 13.0, *)
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    return copy(renderingMode)
  }

  private func copy(_ mode: UIImage.RenderingMode) -> UIImage {
    return UIImage(source: source, size: sizeStorage, scale: scaleStorage, renderingMode: mode)
  }

  @available(iOS 5.0, *)
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { return self }

  open func draw(in rect: CGRect) {}

  open func draw(at point: CGPoint) {}

  // MARK: Printing

  open override var description: String {
    let address = Host.hexadecimal(Host.address(self))
    let size = PrintedNumber.braces([sizeStorage.width, sizeStorage.height])
    guard because(.imagePrintsItsSource) else { return "<UIImage: \(address)>, \(size)" }
    return "<UIImage:\(address) \(printedSource) \(size) renderingMode=\(printedMode)>"
  }

  /// The text in the description of an image view.
  var printedInView: String {
    let address = Host.hexadecimal(Host.address(self))
    let width = PrintedNumber.short(sizeStorage.width)
    let size = "(\(width) \(PrintedNumber.short(sizeStorage.height)))"
    var kind = ""
    if case .memory = source { kind = "CGImage " }
    return "<UIImage:\(address) \(kind)\(printedSource); \(size)"
      + "@\(PrintedNumber.short(scaleStorage))>"
  }

  private var printedSource: String {
    switch source {
    case .memory: return "anonymous"
    case .asset(let name): return "named(main: \(name))"
    case .symbol(let name): return "symbol(system: \(name))"
    }
  }

  private var printedMode: String {
    switch renderingMode {
    case .automatic: return isTemplate ? "automatic(template)" : "automatic(original)"
    case .alwaysOriginal: return "alwaysOriginal"
    case .alwaysTemplate: return "alwaysTemplate"
    }
  }

  private var isTemplate: Bool {
    if case .symbol = source { return true }
    return false
  }

  /// How bright the picture may be.
  @available(iOS 17.0, *)
  public enum DynamicRange: Int, ImportedValue {
    static var nameInC: String { return "UIImageDynamicRange" }

    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}

extension UIImage {
  /// The drawing of a symbol.
  @available(iOS 13.0, *)
  open class Configuration: NSObject {}

  /// The size and weight of a symbol.
  @available(iOS 13.0, *)
  open class SymbolConfiguration: UIImage.Configuration {
    public init(pointSize: CGFloat) {
      super.init()
    }

    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      super.init()
    }

    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      super.init()
    }

    public init(textStyle: UIFont.TextStyle) {
      super.init()
    }

    public init(weight: UIImage.SymbolWeight) {
      super.init()
    }

    public init(scale: UIImage.SymbolScale) {
      super.init()
    }
  }

  /// The weight of a symbol's lines.
  @available(iOS 13.0, *)
  public enum SymbolWeight: Int, ImportedValue {
    static var nameInC: String { return "UIImageSymbolWeight" }

    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside text.
  @available(iOS 13.0, *)
  public enum SymbolScale: Int, ImportedValue {
    static var nameInC: String { return "UIImageSymbolScale" }

    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
}
