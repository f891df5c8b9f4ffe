/// Hears about the life of a scene.
@available(iOS 13.0, *)
public protocol UISceneDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  @_semantics("vdl.callback")
  func sceneDidDisconnect(_ scene: UIScene)
  @_semantics("vdl.callback")
  func sceneDidBecomeActive(_ scene: UIScene)
  @_semantics("vdl.callback")
  func sceneWillResignActive(_ scene: UIScene)
  @_semantics("vdl.callback")
  func sceneWillEnterForeground(_ scene: UIScene)
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
