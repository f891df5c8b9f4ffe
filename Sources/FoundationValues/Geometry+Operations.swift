/// A side of a rectangle.
public enum CGRectEdge: UInt32, CustomStringConvertible {
  public var description: String { return "CGRectEdge(rawValue: \(rawValue))" }

  case minXEdge = 0
  case minYEdge = 1
  case maxXEdge = 2
  case maxYEdge = 3
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    return CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  public func equalTo(_ other: CGPoint) -> Bool { return self == other }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    return CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }

  public func equalTo(_ other: CGSize) -> Bool { return self == other }
}

extension CGRect {
  /// The intersection of rectangles that do not meet.
  public static let null = CGRect(
    x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)

  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  public var isNull: Bool { return origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
  public var isInfinite: Bool { return self == CGRect.infinite }

  /// The same area with a size that is not negative.
  public var standardized: CGRect {
    if isNull { return CGRect.null }
    return CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle of whole points around this one.
  public var integral: CGRect {
    if isNull { return self }
    let left = CGRect.floor(minX)
    let top = CGRect.floor(minY)
    let right = -CGRect.floor(-maxX)
    let bottom = -CGRect.floor(-maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func floor(_ number: CGFloat) -> CGFloat { return floorOf(number) }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let inset = CGRect(
      x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? CGRect.null : inset
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func contains(_ point: CGPoint) -> Bool {
    return point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ other: CGRect) -> Bool { return union(other) == standardized }

  public func intersects(_ other: CGRect) -> Bool { return !intersection(other).isNull }

  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return CGRect.null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if left > right || top > bottom { return CGRect.null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Cuts a strip of some width off one side.
  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge)
    -> (slice: CGRect, remainder: CGRect)
  {
    let whole = standardized
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let length = isAcross ? whole.width : whole.height
    let cut = min(max(0, distance), length)
    func part(_ start: CGFloat, _ extent: CGFloat) -> CGRect {
      return isAcross
        ? CGRect(x: whole.minX + start, y: whole.minY, width: extent, height: whole.height)
        : CGRect(x: whole.minX, y: whole.minY + start, width: whole.width, height: extent)
    }
    if edge == .minXEdge || edge == .minYEdge {
      return (slice: part(0, cut), remainder: part(cut, length - cut))
    }
    return (slice: part(length - cut, cut), remainder: part(0, length - cut))
  }

  /// The smallest rectangle around the transformed one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var result = CGRect(origin: corners[0], size: CGSize.zero)
    for corner in corners { result = result.union(CGRect(origin: corner, size: CGSize.zero)) }
    return result
  }

  public func equalTo(_ other: CGRect) -> Bool { return self == other }
}
