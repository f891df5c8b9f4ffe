/// Hears about the life of a scene.
@available(iOS 13.0, *)
public protocol UISceneDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Sent when the system lets go of the scene.
  @_semantics("vdl.callback")
  func sceneDidDisconnect(_ scene: UIScene)
  /// Sent when the scene is in use.
  @_semantics("vdl.callback")
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Sent before an interruption, and on the way to the background.
  @_semantics("vdl.callback")
  func sceneWillResignActive(_ scene: UIScene)
  /// Sent before the scene comes into sight, at launch too.
  @_semantics("vdl.callback")
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Sent when the scene is out of sight.
  @_semantics("vdl.callback")
  func sceneDidEnterBackground(_ scene: UIScene)
}

@available(iOS 13.0, *)
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
