/// The lines of a path; the model keeps its bounds alone.
open class CGPath: NSObject {
  /// The smallest rectangle around the path's points.
  public let boundingBox: CGRect

  init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init()
  }
}

/// Lines and curves to draw or to cut out; the model keeps the points' bounds.
@available(iOS 3.2, *)
open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
  private var box: CGRect?
  private var point: CGPoint = CGPoint.zero

  public override init() {
    super.init()
  }

  public init(rect: CGRect) {
    super.init()
    box = rect
  }

  public init(ovalIn rect: CGRect) {
    super.init()
    box = rect
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    super.init()
    box = rect
  }

  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    super.init()
    box = CGRect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }

  /// The smallest rectangle around the points.
  open var bounds: CGRect { return box ?? CGRect.zero }

  open var currentPoint: CGPoint { return point }

  open var isEmpty: Bool { return box == nil }

  open var cgPath: CGPath { return CGPath(boundingBox: bounds) }

  open func move(to point: CGPoint) {
    reach(point)
  }

  open func addLine(to point: CGPoint) {
    reach(point)
  }

  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    reach(point)
  }

  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    reach(point)
  }

  open func close() {}

  open func fill() {}

  open func stroke() {}

  open func addClip() {}

  private func reach(_ point: CGPoint) {
    self.point = point
    let here = CGRect(origin: point, size: CGSize.zero)
    box = box?.union(here) ?? here
  }
}
