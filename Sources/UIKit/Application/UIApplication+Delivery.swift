/// The delivery of URLs, activities and quick actions from outside. At launch it is in the launch options,
/// and an app without scenes gets it a second time.
extension UIApplication {

  /// Delivers what launched an app without scenes, if both launch methods returned true.
  func deliver(_ payload: LaunchPayload, isWilling: Bool) {
    if !isWilling && because(.refusedLaunchIsNotDelivered) {
      deliverNotification(payload, isLaunch: true)
      return
    }
    deliverToApp(payload, isLaunch: true)
  }

  /// Delivers to an app that runs.
  func deliverWarm(_ payload: LaunchPayload) {
    if let scene = sceneForDelivery {
      deliver(payload, to: scene)
    } else {
      deliverToApp(payload, isLaunch: false)
    }
  }

  /// The scene in front.
  private var sceneForDelivery: UIScene? {
    guard usesScenes else { return nil }
    return scenes.last { !$0.isForExternalDisplay }
  }

  // MARK: Without scenes

  private func deliverToApp(_ payload: LaunchPayload, isLaunch: Bool) {
    deliverNotification(payload, isLaunch: isLaunch)
    guard let delegate = delegateStorage else { return }
    if let url = payload.url { open(url, delegate) }
    if let activity = payload.activity { continueActivity(activity, delegate) }
    if let handoff = payload.handoff { beginHandoff(handoff, delegate) }
    if let shortcut = payload.shortcut, because(.shortcutIsPerformed) {
      delegate.application(self, performActionFor: shortcut) { _ in }
    }
  }

  /// The newest method of the release; a delegate without it has an older one.
  private func open(_ url: URL, _ delegate: any UIApplicationDelegate) {
    guard because(.urlIsOpened) else { return }
    if Simulation.current.isAtLeast(9) {
      _ = delegate.application(self, open: url, options: [:])
    } else if Simulation.current.isAtLeast(4, 2) {
      _ = delegate.application(self, open: url, sourceApplication: nil, annotation: NSNull())
    } else {
      _ = delegate.application(self, handleOpen: url)
    }
  }

  private func continueActivity(_ activity: NSUserActivity, _ delegate: any UIApplicationDelegate) {
    guard because(.activityIsContinued) else { return }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    goOn(with: activity, delegate)
  }

  private func goOn(with activity: NSUserActivity, _ delegate: any UIApplicationDelegate) {
    _ = delegate.application(self, continue: activity) { restoring in
      guard because(.activityIsContinued) else { return }
      for one in restoring ?? [] { one.restoreUserActivityState(activity) }
    }
  }

  /// The type first; the activity comes from the other device a moment later.
  private func beginHandoff(_ activity: NSUserActivity, _ delegate: any UIApplicationDelegate) {
    guard because(.activityIsContinued) else { return }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    RunLoop.main.enqueue(after: 0.5) {
      if because(.activityIsContinued) { self.goOn(with: activity, delegate) }
    }
  }

  // MARK: With scenes

  private func deliver(_ payload: LaunchPayload, to scene: UIScene) {
    deliverNotification(payload, isLaunch: false)
    guard let delegate = scene.delegate else { return }
    if let url = payload.url, because(.sceneGetsURL) {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
    if let activity = payload.activity { continueActivity(activity, scene) }
    if let shortcut = payload.shortcut { perform(shortcut, scene) }
  }

  func continueActivity(_ activity: NSUserActivity, _ scene: UIScene) {
    guard let delegate = scene.delegate, because(.activityGoesToScene) else { return }
    delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
    delegate.scene(scene, continue: activity)
  }

  private func perform(_ shortcut: UIApplicationShortcutItem, _ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene,
      let delegate = scene.delegate as? any UIWindowSceneDelegate, because(.shortcutGoesToScene)
    else { return }
    delegate.windowScene(windowScene, performActionFor: shortcut) { _ in }
  }

  /// The delivery after a connection: the activity of another device, whose type was known before.
  func followUp(_ payload: LaunchPayload, in scene: UIScene) {
    deliverNotification(payload, isLaunch: true)
    guard let activity = payload.handoff else { return }
    RunLoop.main.enqueue(after: 0.5) {
      guard let delegate = scene.delegate, because(.activityGoesToScene) else { return }
      delegate.scene(scene, continue: activity)
    }
  }

  // MARK: Failing

  /// A person goes on with an activity of another device, which can't be fetched.
  func failActivity(type: String) {
    let error = NSError(domain: "NSCocoaErrorDomain", code: 4609, userInfo: nil)
    enterForeground()
    if let scene = sceneForDelivery {
      guard let delegate = scene.delegate, because(.activityMayFail) else { return }
      delegate.scene(scene, willContinueUserActivityWithType: type)
      delegate.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
    } else if let delegate = delegateStorage, because(.activityMayFail) {
      _ = delegate.application(self, willContinueUserActivityWithType: type)
      delegate.application(
        self, didFailToContinueUserActivityWithType: type, error: error)
    }
  }

  // MARK: The app's own URLs

  func ownsScheme(of url: URL) -> Bool {
    guard let scheme = url.scheme else { return false }
    return Simulation.current.ownSchemes.contains(scheme)
  }

  /// Opens an address; false if no app accepts it, and always from iOS 18 on.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    if because(.oldOpenURLDoesNothing) {
      Host.warn(
        "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
          + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning "
          + "false (NO).")
      return false
    }
    if ownsScheme(of: url) { openOwn(url) }
    return canOpenURL(url)
  }

  /// The app leaves the front for a moment and comes back with its own URL.
  func openOwn(_ url: URL) {
    let payload = LaunchPayload()
    payload.url = url
    guard stateStorage == .active, because(.ownURLInterrupts) else {
      deliverWarm(payload)
      return
    }
    RunLoop.main.enqueue(after: 0) {
      self.resignActive()
      self.comeForward(with: payload)
    }
  }
}

/// An object that can show an activity.
@available(iOS 8.0, *)
public protocol UIUserActivityRestoring: NSObjectProtocol {
  @_semantics("vdl.callback")
  func restoreUserActivityState(_ activity: NSUserActivity)
}
