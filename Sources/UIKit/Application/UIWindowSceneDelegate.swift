/// The delegate of a scene with a window.
@available(iOS 13.0, *)
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Sent with a quick action for a scene that is connected already.
  @_semantics("vdl.callback")
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Sent after the size, the orientation or the traits of the scene have changed, with the former
  /// ones.
  @_semantics("vdl.callback")
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Sent after the geometry of the scene has changed, with the former one.
  @available(iOS 26.0, *)
  @_semantics("vdl.callback")
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Asked for the look of the window's buttons; a phone has none.
  @available(iOS 26.0, *)
  @_semantics("vdl.callback")
  func preferredWindowingControlStyle(for windowScene: UIWindowScene)
    -> UIWindowScene.WindowingControlStyle
}

@available(iOS 13.0, *)
extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  @available(iOS 26.0, *)
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}

  @available(iOS 26.0, *)
  public func preferredWindowingControlStyle(for windowScene: UIWindowScene)
    -> UIWindowScene.WindowingControlStyle
  {
    return .automatic
  }
}
