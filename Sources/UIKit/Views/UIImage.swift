/// A picture, known by its name.
open class UIImage: NSObject {
  private let name: String
  private let sizeStorage: CGSize
  /// Whether it is drawn as it is or in the tint colour.
  public let renderingMode: UIImage.RenderingMode

  public enum RenderingMode: Int {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  init(name: String, size: CGSize, renderingMode: UIImage.RenderingMode) {
    self.name = name
    sizeStorage = size
    self.renderingMode = renderingMode
    super.init()
  }

  convenience init(size: CGSize) {
    self.init(name: "", size: size, renderingMode: .automatic)
  }

  /// Every name has a picture, of 24 points.
  public convenience init?(named name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24), renderingMode: .automatic)
  }

  @available(iOS 8.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  @available(iOS 13.0, *)
  public convenience init?(systemName: String) {
    self.init(named: systemName)
  }

  @available(iOS 13.0, *)
  public convenience init?(
    systemName: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(named: systemName)
  }

  public convenience override init() {
    self.init(name: "", size: CGSize.zero, renderingMode: .automatic)
  }

  open var size: CGSize { return sizeStorage }

  open var scale: CGFloat { return UIScreen.main.scale }

  @available(iOS 7.0, *)
  open func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage {
    return UIImage(name: name, size: sizeStorage, renderingMode: mode)
  }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor) -> UIImage {
    return UIImage(name: name, size: sizeStorage, renderingMode: renderingMode)
  }

  @available(iOS 13.0, *)
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    return UIImage(name: name, size: sizeStorage, renderingMode: renderingMode)
  }

  @available(iOS 5.0, *)
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { return self }

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

    public init(textStyle: UIFont.TextStyle) {
      super.init()
    }
  }

  /// The weight of a symbol's lines.
  @available(iOS 13.0, *)
  public enum SymbolWeight: Int {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
