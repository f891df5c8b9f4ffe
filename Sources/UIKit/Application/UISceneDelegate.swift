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
  /// Sent with URLs for a scene that is connected already.
  @_semantics("vdl.callback")
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Sent before the activity is there, which may take a while.
  @_semantics("vdl.callback")
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  @_semantics("vdl.callback")
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  @_semantics("vdl.callback")
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: Error)
  /// Sent when an activity was saved, to add the newest data.
  @_semantics("vdl.callback")
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Asked in the background for the activity to restore the scene from.
  @_semantics("vdl.callback")
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Sent after the scene has connected, with the activity to restore it from.
  @available(iOS 15.0, *)
  @_semantics("vdl.callback")
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
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
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: Error
  ) {}

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { return nil }

  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
}
