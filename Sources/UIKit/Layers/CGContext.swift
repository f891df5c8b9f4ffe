/// The target of drawing; the model accepts it and draws nothing. It follows the transforms.
open class CGContext: NSObject {
  /// From the coordinates of the code to those of the picture.
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  private let path = CGMutablePath()
  private let size: CGSize
  let scale: CGFloat

  init(size: CGSize = CGSize.zero, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
    super.init()
  }

  open var width: Int { return Int(size.width * scale) }
  open var height: Int { return Int(size.height * scale) }
  open var boundingBoxOfClipPath: CGRect { return CGRect(origin: CGPoint.zero, size: size) }

  /// The picture so far.
  open func makeImage() -> CGImage? { return UIImage(size: size, scale: scale).cgImage }

  // MARK: State

  open func saveGState() { saved.append(ctm) }

  open func restoreGState() { if let last = saved.popLast() { ctm = last } }

  open func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }

  open func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }

  open func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }

  open func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  open func setFillColor(_ color: CGColor) {}
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setLineCap(_ cap: CGLineCap) {}
  open func setLineJoin(_ join: CGLineJoin) {}
  open func setMiterLimit(_ limit: CGFloat) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setBlendMode(_ mode: CGBlendMode) {}
  open func setFlatness(_ flatness: CGFloat) {}
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  open func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  open func endTransparencyLayer() {}

  // MARK: The path

  open func beginPath() { path.steps = [] }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  open func addRect(_ rect: CGRect) { path.addRect(rect) }
  open func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  open func addPath(_ path: CGPath) { self.path.addPath(path) }

  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  open func closePath() { path.closeSubpath() }

  open var isPathEmpty: Bool { return path.isEmpty }
  open var currentPointOfPath: CGPoint { return path.currentPoint }
  open var boundingBoxOfPath: CGRect { return path.boundingBoxOfPath }

  /// Drawing uses the path up.
  open func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  open func strokePath() { beginPath() }
  open func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  open func clip(using rule: CGPathFillRule = .winding) { beginPath() }

  // MARK: Drawing

  open func clip(to rect: CGRect) {}
  open func clip(to rects: [CGRect]) {}
  open func resetClip() {}
  open func clear(_ rect: CGRect) {}
  open func fill(_ rect: CGRect) {}
  open func fill(_ rects: [CGRect]) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, width: CGFloat) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func strokeLineSegments(between points: [CGPoint]) {}
  open func draw(_ image: CGImage, in rect: CGRect) {}
}

/// Which parts of a path are inside.
public enum CGPathFillRule: Int {
  case winding = 0
  case evenOdd = 1
}

/// The part of a path that is drawn.
public enum CGPathDrawingMode: Int32 {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

// MARK: The current context

/// The context that code draws in; nil outside of `draw(_:)` and of the contexts of pictures.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  let simulation = Simulation.current
  if let context = simulation.drawContexts.last { return context }
  guard simulation.isDrawing, because(.drawHasContext) else { return nil }
  return CGContext()
}

public func UIGraphicsPushContext(_ context: CGContext) {
  Simulation.current.drawContexts.append(context)
}

public func UIGraphicsPopContext() { _ = Simulation.current.drawContexts.popLast() }

/// Begins a picture; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let pixels = scale == 0 ? UIScreen.main.scale : scale
  UIGraphicsPushContext(CGContext(size: size, scale: pixels))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = Simulation.current.drawContexts.last else { return nil }
  return UIImage(size: context.boundingBoxOfClipPath.size, scale: context.scale)
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectClip(_ rect: CGRect) {}
