/// Draws a picture with code: the block runs, the picture is empty.
@available(iOS 10.0, *)
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public init(bounds: CGRect) {
    size = bounds.size
    super.init()
  }

  /// Runs the drawing and returns a picture of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

/// The context that a renderer draws into.
@available(iOS 10.0, *)
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()

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

/// The context of `draw(_:)`; nil outside of it, and the model calls it without a context.
public func UIGraphicsGetCurrentContext() -> CGContext? { return nil }
