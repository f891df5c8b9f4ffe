/// Draws a picture with code: the block runs, the picture is empty.
@available(iOS 10.0, *)
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  /// The rectangle to draw in, and the picture's size.
  let bounds: CGRect

  public init(size: CGSize) {
    bounds = CGRect(origin: CGPoint.zero, size: size)
    format = UIGraphicsImageRendererFormat()
    super.init()
  }

  public init(bounds: CGRect) {
    self.bounds = bounds
    format = UIGraphicsImageRendererFormat()
    super.init()
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: CGPoint.zero, size: size)
    self.format = format
    super.init()
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Runs the drawing and returns a picture of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format: format, bounds: bounds))
    return UIImage(size: bounds.size, scale: format.scale)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext(format: format, bounds: bounds))
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

  public override init() {
    super.init()
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
  public let cgContext = CGContext()
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.format = format
    self.bounds = bounds
    super.init()
  }

  /// The picture so far.
  open var currentImage: UIImage { return UIImage(size: bounds.size, scale: format.scale) }

  open func clip(to rect: CGRect) {}

  open func fill(_ rect: CGRect) {}

  open func stroke(_ rect: CGRect) {}
}

/// The target of drawing; the model accepts it and draws nothing.
open class CGContext: NSObject {
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func addPath(_ path: CGPath) {}
  open func fillPath() {}
  open func strokePath() {}
  open func saveGState() {}
  open func restoreGState() {}
  open func translateBy(x: CGFloat, y: CGFloat) {}
  open func scaleBy(x: CGFloat, y: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
}

/// A picture that code draws between a beginning and an end.
struct ImageContext {
  let size: CGSize
  let scale: CGFloat
  let context = CGContext()
}

/// The context of a picture that was begun; the model calls `draw(_:)` without a context.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  return Simulation.current.imageContexts.last?.context
}

/// Begins a picture; the scale 0 is the screen's.
@available(iOS 4.0, *)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let context = ImageContext(size: size, scale: scale == 0 ? UIScreen.main.scale : scale)
  Simulation.current.imageContexts.append(context)
}

/// Begins a picture with one pixel in a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The picture so far; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  return Simulation.current.imageContexts.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() {
  _ = Simulation.current.imageContexts.popLast()
}
