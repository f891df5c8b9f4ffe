/// Draws a picture with code: the block runs, the picture is empty.
@available(iOS 10.0, *)
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  /// The rectangle to draw in, and the picture's size.
  let bounds: CGRect

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: CGPoint.zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format.copied(with: bounds)
    super.init()
  }

  open var allowsImageOutput: Bool { return true }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) {
    let context = UIGraphicsImageRendererContext(format: format, bounds: bounds)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
  }

  /// Runs the drawing and returns a picture of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions)
    return UIImage(size: bounds.size, scale: format.scale)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    draw(actions)
    return Data()
  }

  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    return pngData(actions: actions)
  }
}

/// The make of a renderer's pictures: the scale of the screen, and not opaque.
@available(iOS 10.0, *)
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels in a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the picture has no transparent parts.
  open var opaque = false
  /// The rectangle of the renderer in the picture.
  public internal(set) var bounds: CGRect = CGRect.zero
  /// The range of colours.
  @available(iOS 12.0, *)
  open var preferredRange: UIGraphicsImageRendererFormat.Range = .automatic
  @available(iOS 10.0, *)
  open var prefersExtendedRange: Bool {
    get { return preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  @available(iOS 17.0, *)
  open var supportsHighDynamicRange: Bool { return false }

  public override init() {
    super.init()
  }

  @available(iOS 11.0, *)
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The ranges of colours that a picture may have.
  @available(iOS 12.0, *)
  public enum Range: Int {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// A renderer has a format of its own.
  func copied(with bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let made = UIGraphicsImageRendererFormat()
    made.scale = scale == 0 ? UIScreen.main.scale : scale
    made.opaque = opaque
    made.preferredRange = preferredRange
    made.bounds = bounds
    return made
  }

  @available(iOS 11.0, *)
  public static func preferred() -> UIGraphicsImageRendererFormat {
    return UIGraphicsImageRendererFormat()
  }

  public static func `default`() -> UIGraphicsImageRendererFormat {
    return UIGraphicsImageRendererFormat()
  }
}

/// The context that a renderer draws into.
@available(iOS 10.0, *)
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.format = format
    self.bounds = bounds
    cgContext = CGContext(size: bounds.size, scale: format.scale)
    super.init()
  }

  /// The picture so far.
  open var currentImage: UIImage { return UIImage(size: bounds.size, scale: format.scale) }

  open func clip(to rect: CGRect) {}

  open func fill(_ rect: CGRect) {}

  open func stroke(_ rect: CGRect) {}

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
}
