/// A step of a path.
enum PathStep {
  case move(CGPoint)
  case line(CGPoint)
  /// A curve with one control point, which comes last.
  case quad(CGPoint, CGPoint)
  /// A curve with two control points, which come last.
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  /// Where the pen is afterwards; nil at the end of a round.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): return point
    case .quad(let point, _), .curve(let point, _, _): return point
    case .close: return nil
    }
  }

  /// The step the other way, which ends where this one began.
  func back(to start: CGPoint) -> PathStep {
    switch self {
    case .move, .line, .close: return .line(start)
    case .quad(_, let control): return .quad(start, control)
    case .curve(_, let one, let two): return .curve(start, two, one)
    }
  }

  /// All points, the control points too.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .quad(let point, let control): return [control, point]
    case .curve(let point, let one, let two): return [one, two, point]
    case .close: return []
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let point): return .move(point.applying(transform))
    case .line(let point): return .line(point.applying(transform))
    case .quad(let point, let control):
      return .quad(point.applying(transform), control.applying(transform))
    case .curve(let point, let one, let two):
      return .curve(
        point.applying(transform), one.applying(transform), two.applying(transform))
    case .close: return .close
    }
  }

  /// Points of the step, close enough to each other for a curve.
  func flattened(from start: CGPoint) -> [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .quad(let point, let control):
      return (1...16).map { index in
        let t = CGFloat(index) / 16
        return PathStep.mix(PathStep.mix(start, control, t), PathStep.mix(control, point, t), t)
      }
    case .curve(let point, let one, let two):
      return (1...16).map { index in
        let t = CGFloat(index) / 16
        let middle = PathStep.mix(one, two, t)
        let first = PathStep.mix(PathStep.mix(start, one, t), middle, t)
        return PathStep.mix(first, PathStep.mix(middle, PathStep.mix(two, point, t), t), t)
      }
    case .close: return []
    }
  }

  private static func mix(_ one: CGPoint, _ two: CGPoint, _ part: CGFloat) -> CGPoint {
    return CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
  }
}

/// The lines of a path.
open class CGPath: NSObject {
  var steps: [PathStep] = []

  init(steps: [PathStep]) {
    self.steps = steps
    super.init()
  }

  public init(rect: CGRect, transform: UnusedPointer?) {
    steps = CGPath.steps(of: rect)
    super.init()
  }

  public init(ellipseIn rect: CGRect, transform: UnusedPointer?) {
    steps = CGPath.steps(ofOvalIn: rect)
    super.init()
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnusedPointer?
  ) {
    steps = CGPath.steps(
      ofRoundedRect: rect, CGSize(width: cornerWidth, height: cornerHeight), .allCorners)
    super.init()
  }

  open var isEmpty: Bool { return steps.isEmpty }

  /// The smallest rectangle around the path's points, the control points too.
  open var boundingBox: CGRect { return CGPath.box(steps.flatMap { $0.points }) }

  /// The smallest rectangle around the path itself.
  open var boundingBoxOfPath: CGRect { return CGPath.box(rounds.flatMap { $0 }) }

  open var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for step in steps {
      if case .move(let place) = step { start = place }
      point = step.end ?? start
    }
    return point
  }

  open func copy() -> CGPath? { return CGPath(steps: steps) }

  /// Whether a point is inside the rounds of the path.
  open func contains(_ point: CGPoint) -> Bool { return contains(point, isEvenOdd: false) }

  func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var turns = 0
    for round in rounds {
      for (index, start) in round.enumerated() {
        let end = round[index + 1 < round.count ? index + 1 : 0]
        if (start.y <= point.y) == (end.y <= point.y) { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { turns += end.y > start.y ? 1 : -1 }
      }
    }
    return isEvenOdd ? turns % 2 != 0 : turns != 0
  }

  /// The points of each part, curves as short lines.
  private var rounds: [[CGPoint]] {
    var all: [[CGPoint]] = []
    for step in steps {
      if case .close = step { continue }
      if case .move(let point) = step {
        all.append([point])
        continue
      }
      let last = all.last?.last ?? CGPoint.zero
      if all.isEmpty { all.append([]) }
      all[all.count - 1] += step.flattened(from: last)
    }
    return all
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return CGRect.null }
    var box = CGRect(origin: first, size: CGSize.zero)
    for point in points { box = box.union(CGRect(origin: point, size: CGSize.zero)) }
    return box
  }

  // MARK: Shapes

  static func steps(of rect: CGRect) -> [PathStep] {
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func steps(ofOvalIn rect: CGRect) -> [PathStep] {
    let turn = steps(
      ofArc: CGPoint.zero, radius: 1, from: 0, to: 2 * CGFloat.pi, isClockwise: true)
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return turn.map { $0.applying(place) } + [.close]
  }

  static func steps(ofRoundedRect rect: CGRect, _ radii: CGSize, _ corners: UIRectCorner)
    -> [PathStep]
  {
    let width = min(radii.width, rect.width / 2)
    let height = min(radii.height, rect.height / 2)
    let all: [(UIRectCorner, CGFloat, CGFloat, CGFloat)] = [
      (.topLeft, rect.minX, rect.minY, 2), (.topRight, rect.maxX, rect.minY, 3),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, 1),
    ]
    var steps: [PathStep] = []
    for (corner, x, y, quarter) in all {
      let isRound = corners.contains(corner) && width > 0 && height > 0
      let dx = isRound ? (x == rect.minX ? width : -width) : 0
      let dy = isRound ? (y == rect.minY ? height : -height) : 0
      let angle = quarter * CGFloat.pi / 2
      var turn: [PathStep] = [.line(CGPoint(x: x, y: y))]
      if isRound {
        let place = CGAffineTransform(
          a: abs(dx), b: 0, c: 0, d: abs(dy), tx: x + dx, ty: y + dy)
        turn = CGPath.steps(
          ofArc: CGPoint.zero, radius: 1, from: angle, to: angle + CGFloat.pi / 2,
          isClockwise: true
        ).map { $0.applying(place) }
      }
      for step in turn {
        if case .move(let point) = step, !steps.isEmpty {
          steps.append(.line(point))
        } else if case .line(let point) = step, steps.isEmpty {
          steps.append(.move(point))
        } else {
          steps.append(step)
        }
      }
    }
    return steps + [.close]
  }

  /// Curves of a quarter of a turn at most, after a move to the beginning.
  static func steps(
    ofArc center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat,
    isClockwise: Bool
  ) -> [PathStep] {
    let whole = 2 * CGFloat.pi
    var angle = end - start
    if isClockwise && angle < 0 { angle += whole * (-angle / whole).rounded(.up) }
    if !isClockwise && angle > 0 { angle -= whole * (angle / whole).rounded(.up) }
    angle = max(-whole, min(whole, angle))
    let parts = max(1, Int((abs(angle) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
    let step = angle / CGFloat(parts)
    let reach = 4 / 3 * Host.sine(step / 4) / Host.cosine(step / 4) * radius
    func place(_ angle: CGFloat) -> CGPoint {
      return CGPoint(
        x: center.x + radius * Host.cosine(angle), y: center.y + radius * Host.sine(angle))
    }
    var steps: [PathStep] = [.move(place(start))]
    for index in 0..<parts {
      let from = start + step * CGFloat(index)
      let to = from + step
      let (one, two) = (place(from), place(to))
      steps.append(
        .curve(
          two, CGPoint(x: one.x - reach * Host.sine(from), y: one.y + reach * Host.cosine(from)),
          CGPoint(x: two.x + reach * Host.sine(to), y: two.y - reach * Host.cosine(to))))
    }
    return steps
  }

  // MARK: Printing

  /// One step in each line, indented but for the moves.
  open override var description: String {
    var text = "Path \(Host.hexadecimal(Host.address(self))):"
    for step in steps {
      switch step {
      case .move(let p): text += "\n  moveto (\(CGPath.text([p])))"
      case .line(let p): text += "\n    lineto (\(CGPath.text([p])))"
      case .quad(let p, let c): text += "\n    quadto (\(CGPath.text([c]))) (\(CGPath.text([p])))"
      case .curve(let p, let one, let two):
        text +=
          "\n    curveto (\(CGPath.text([one]))) (\(CGPath.text([two]))) "
          + "(\(CGPath.text([p])))"
      case .close: text += "\n    closepath"
      }
    }
    return text
  }

  private static func text(_ points: [CGPoint]) -> String {
    return points.map { "\(PrintedNumber.short($0.x)), \(PrintedNumber.short($0.y))" }
      .joined(separator: " ")
  }
}

/// A path that code draws.
open class CGMutablePath: CGPath {
  public init() {
    super.init(steps: [])
  }

  open func move(to point: CGPoint) { steps.append(.move(point)) }

  open func addLine(to point: CGPoint) { steps.append(.line(point)) }

  open func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      steps.append(index == 0 ? .move(point) : .line(point))
    }
  }

  open func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.append(.quad(end, control)) }

  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append(.curve(end, control1, control2))
  }

  open func addRect(_ rect: CGRect) { steps += CGPath.steps(of: rect) }

  open func addEllipse(in rect: CGRect) { steps += CGPath.steps(ofOvalIn: rect) }

  open func addPath(_ path: CGPath) { steps += path.steps }

  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = CGPath.steps(
      ofArc: center, radius: radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    if !steps.isEmpty, case .move(let point) = arc[0] { arc[0] = .line(point) }
    steps += arc
  }

  open func closeSubpath() { steps.append(.close) }
}

/// Corners of a rectangle.
@available(iOS 3.2, *)
public struct UIRectCorner: OptionSet, Equatable, ImportedValue {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// The ends of a line.
public enum CGLineCap: Int32, ImportedValue {
  case butt = 0
  case round = 1
  case square = 2
}

/// The corners of a line.
public enum CGLineJoin: Int32, ImportedValue {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// How a colour and the one below it become one.
public enum CGBlendMode: Int32, ImportedValue {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// Lines and curves to draw or to cut out.
@available(iOS 3.2, *)
open class UIBezierPath: NSObject, NSCopying {
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  /// Whether a part that is enclosed twice is outside.
  open var usesEvenOddFillRule = false
  private var steps: [PathStep] = []

  public override init() {
    super.init()
  }

  public init(rect: CGRect) {
    super.init()
    steps = CGPath.steps(of: rect)
  }

  public init(ovalIn rect: CGRect) {
    super.init()
    steps = CGPath.steps(ofOvalIn: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    super.init()
    steps = CGPath.steps(
      ofRoundedRect: rect, CGSize(width: cornerRadius, height: cornerRadius), .allCorners)
  }

  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    super.init()
    steps = CGPath.steps(ofRoundedRect: rect, cornerRadii, corners)
  }

  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    super.init()
    steps = CGPath.steps(
      ofArc: center, radius: radius, from: startAngle, to: endAngle, isClockwise: clockwise)
  }

  public init(cgPath path: CGPath) {
    super.init()
    steps = path.steps
  }

  /// The smallest rectangle around the lines.
  open var bounds: CGRect { return isEmpty ? CGRect.zero : cgPath.boundingBoxOfPath }

  open var currentPoint: CGPoint { return cgPath.currentPoint }

  open var isEmpty: Bool { return steps.isEmpty }

  open var cgPath: CGPath {
    get { return CGPath(steps: steps) }
    set { steps = newValue.steps }
  }

  /// Whether a point is inside the area that `fill()` paints.
  open func contains(_ point: CGPoint) -> Bool {
    return cgPath.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  open func move(to point: CGPoint) { steps.append(.move(point)) }

  open func addLine(to point: CGPoint) { steps.append(.line(point)) }

  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    steps.append(.quad(point, controlPoint))
  }

  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.append(.curve(point, controlPoint1, controlPoint2))
  }

  /// An arc, with a line to its beginning from where the pen is.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var arc = CGPath.steps(
      ofArc: center, radius: radius, from: startAngle, to: endAngle, isClockwise: clockwise)
    if !steps.isEmpty, case .move(let point) = arc[0] { arc[0] = .line(point) }
    steps += arc
  }

  open func close() { steps.append(.close) }

  open func removeAllPoints() { steps = [] }

  open func append(_ bezierPath: UIBezierPath) { steps += bezierPath.steps }

  open func apply(_ transform: CGAffineTransform) {
    steps = steps.map { $0.applying(transform) }
  }

  /// The same lines drawn from their ends.
  open func reversing() -> UIBezierPath {
    let made = UIBezierPath()
    var round: [PathStep] = []
    var pen = CGPoint.zero
    var isClosed = false
    for step in steps {
      if case .move(let point) = step {
        made.appendReversed(round, from: pen, isClosed: isClosed)
        round = []
        pen = point
        isClosed = false
      } else if case .close = step {
        isClosed = true
      } else {
        round.append(step.back(to: pen))
        pen = step.end ?? pen
      }
    }
    made.appendReversed(round, from: pen, isClosed: isClosed)
    return made
  }

  private func appendReversed(_ round: [PathStep], from end: CGPoint, isClosed: Bool) {
    if round.isEmpty { return }
    steps.append(.move(end))
    steps += round.reversed()
    if isClosed { steps.append(.close) }
  }

  open func copy() -> Any {
    let made = UIBezierPath()
    made.steps = steps
    made.lineWidth = lineWidth
    made.lineCapStyle = lineCapStyle
    made.lineJoinStyle = lineJoinStyle
    made.miterLimit = miterLimit
    made.flatness = flatness
    made.usesEvenOddFillRule = usesEvenOddFillRule
    return made
  }

  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}

  open func fill() {}

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  open func stroke() {}

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  open func addClip() {}

  /// The class and address, then one step in each line.
  open override var description: String {
    let head = "<UIBezierPath: \(Host.hexadecimal(Host.address(self)))"
    if steps.isEmpty { return head + ">" }
    let lines = steps.map { step -> String in
      let points = step.points.reversed().map { PrintedNumber.braces([$0.x, $0.y]) }
      switch step {
      case .move: return "<MoveTo \(points[0])>"
      case .line: return "<LineTo \(points[0])>"
      case .quad: return "<QuadCurveTo \(points[0]) - \(points[1])>"
      case .curve: return "<CurveTo \(points[0]) \(points[2]) \(points[1])>"
      case .close: return "<Close>"
      }
    }
    return head + "; " + lines.joined(separator: ",\n ")
  }
}
