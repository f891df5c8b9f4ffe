/// A rectangle in which points have coordinates.
@available(iOS 8.0, *)
public protocol UICoordinateSpace {
  var bounds: CGRect { get }
}

@available(iOS 8.0, *)
extension UIScreen: UICoordinateSpace {
  /// The space of the screen, which turns with the interface.
  public var coordinateSpace: any UICoordinateSpace { return self }
}

@available(iOS 8.0, *)
extension UIView: UICoordinateSpace {
  /// The point in a view's space, or on the screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return shifted(convert(point, to: nil as UIView?), by: 1)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return convert(shifted(point, by: -1), from: nil as UIView?)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let inWindow = convert(rect, to: nil as UIView?)
    return CGRect(origin: shifted(inWindow.origin, by: 1), size: inWindow.size)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    let inWindow = CGRect(origin: shifted(rect.origin, by: -1), size: rect.size)
    return convert(inWindow, from: nil as UIView?)
  }

  /// Between the space of the window and that of the screen.
  private func shifted(_ point: CGPoint, by sign: CGFloat) -> CGPoint {
    guard let window = window else { return point }
    let origin = window.frame.origin
    return CGPoint(x: point.x + sign * origin.x, y: point.y + sign * origin.y)
  }
}

/// A space that doesn't turn with the interface, as that which a scene had.
struct FormerCoordinateSpace: UICoordinateSpace {
  let bounds: CGRect
}

@available(iOS 13.0, *)
extension UIWindowScene {
  /// The space of the scene's windows.
  public var coordinateSpace: any UICoordinateSpace { return screen }
}
