/// The radius of a corner: a number, or one that goes with the corner of the container.
@available(iOS 26.0, *)
public struct UICornerRadius: Equatable, Hashable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let points: CGFloat
  let isConcentric: Bool

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    return UICornerRadius(points: radius, isConcentric: false)
  }

  /// The radius of the container less the distance from its corner, and never less than the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    return UICornerRadius(points: minimum ?? 0, isConcentric: true)
  }

  init(points: CGFloat, isConcentric: Bool) {
    self.points = points
    self.isConcentric = isConcentric
  }

  public init(floatLiteral value: Double) {
    self.init(points: value, isConcentric: false)
  }

  public init(integerLiteral value: Int) {
    self.init(points: CGFloat(value), isConcentric: false)
  }
}

/// The radii of a view's corners.
@available(iOS 26.0, *)
public struct UICornerConfiguration: Equatable, Hashable {
  let topLeft: UICornerRadius?
  let topRight: UICornerRadius?
  let bottomLeft: UICornerRadius?
  let bottomRight: UICornerRadius?
  /// Whether the radius is half of the shorter side, at most the maximum.
  let isCapsule: Bool
  let maximum: CGFloat?

  init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, isCapsule: Bool = false, maximum: CGFloat? = nil
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
    self.isCapsule = isCapsule
    self.maximum = maximum
  }

  /// The same radius at all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    return UICornerConfiguration(radius, radius, radius, radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    return UICornerConfiguration(
      topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// One radius for all corners, the greatest that one of them asks for.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    return corners(radius: radius)
  }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius)
    -> UICornerConfiguration
  {
    return UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius)
    -> UICornerConfiguration
  {
    return UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    return UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius)
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    return UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius)
  }

  /// Half of the shorter side, at most the maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    return UICornerConfiguration(nil, nil, nil, nil, isCapsule: true, maximum: maximumRadius)
  }
}

@available(iOS 26.0, *)
extension UIView {
  /// The radii of the corners, which the view works out for its size and container.
  public var cornerConfiguration: UICornerConfiguration {
    get { return rare("cornerConfiguration", UICornerConfiguration.corners(radius: 0)) }
    set { setRare("cornerConfiguration", newValue) }
  }

  /// The radius that a corner has now.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let own = cornerConfiguration
    let half = min(bounds.width, bounds.height) / 2
    if own.isCapsule { return min(half, own.maximum ?? half) }
    guard let radius = own.radius(at: corner) else { return 0 }
    return min(half, radius.isConcentric ? concentric(radius.points, at: corner) : radius.points)
  }

  private func concentric(_ minimum: CGFloat, at corner: UIRectCorner) -> CGFloat {
    guard let container = superview else { return minimum }
    let outer = container.effectiveRadius(corner: corner)
    let across =
      corner == .topLeft || corner == .bottomLeft
      ? frame.minX - container.bounds.minX : container.bounds.maxX - frame.maxX
    let down =
      corner == .topLeft || corner == .topRight
      ? frame.minY - container.bounds.minY : container.bounds.maxY - frame.maxY
    return max(minimum, outer - max(across, down))
  }
}

@available(iOS 26.0, *)
extension UICornerConfiguration {
  fileprivate func radius(at corner: UIRectCorner) -> UICornerRadius? {
    if corner == .topLeft { return topLeft }
    if corner == .topRight { return topRight }
    return corner == .bottomLeft ? bottomLeft : bottomRight
  }
}
