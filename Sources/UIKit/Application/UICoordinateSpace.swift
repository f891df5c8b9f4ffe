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
extension UIView: UICoordinateSpace {}

/// A space that doesn't turn with the interface, as that which a scene had.
struct FormerCoordinateSpace: UICoordinateSpace {
  let bounds: CGRect
}

@available(iOS 13.0, *)
extension UIWindowScene {
  /// The space of the scene's windows.
  public var coordinateSpace: any UICoordinateSpace { return screen }
}
