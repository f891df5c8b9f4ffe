/// The way to the background and back.
extension UIApplication {

  // MARK: Active and inactive

  func becomeActive() {
    if hasEnded { return }
    for scene in scenesInForeground {
      scene.stateStorage = .foregroundActive
      tell(scene, UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification) {
        delegate in delegate.sceneDidBecomeActive(scene)
      }
    }
    stateStorage = .active
    tellApp(UIApplication.didBecomeActiveNotification) { delegate in
      delegate.applicationDidBecomeActive(self)
    }
  }

  /// Activates one scene; the app becomes active with the first.
  func activate(_ scene: UIScene) {
    if hasEnded || scene.stateStorage == .unattached || scene.isForExternalDisplay { return }
    if stateStorage != .active { return becomeActive() }
    scene.stateStorage = .foregroundActive
    tell(scene, UIScene.didActivateNotification, nil) { delegate in
      delegate.sceneDidBecomeActive(scene)
    }
  }

  /// The scenes that become active and inactive with the app.
  private var scenesInForeground: [UIScene] {
    let own = scenes.filter { !$0.isForExternalDisplay }
    let inFront = own.filter { $0.stateStorage != .background }
    return inFront.isEmpty ? own : inFront
  }

  func resignActive() {
    if hasEnded { return }
    if let touches = Simulation.current.touchSession, because(.inactiveCancelsTouches) {
      touches.cancelAll()
    }
    for scene in scenesInForeground {
      deactivate(scene, UIApplication.willResignActiveNotification)
    }
    tellApp(UIApplication.willResignActiveNotification) { delegate in
      delegate.applicationWillResignActive(self)
    }
    stateStorage = .inactive
  }

  func deactivate(_ scene: UIScene, _ applicationName: Notification.Name?) {
    tell(scene, UIScene.willDeactivateNotification, applicationName) { delegate in
      delegate.sceneWillResignActive(scene)
    }
    scene.stateStorage = .foregroundInactive
  }

  // MARK: Background and foreground

  func enterBackground() {
    if stateStorage == .background || hasEnded { return }
    if stateStorage == .active { resignActive() }
    // A device that is being locked is not in the background yet, up to iOS 6.
    stateStorage = isBeingLocked && because(.lockedIsInactive) ? .inactive : .background
    sendEnterBackground()
    stateStorage = .background
    if Simulation.current.hasAnimations { endAnimations() }
    if !appearanceOutlastsBackground { sendAppearance(false) }
    saveState()
    takeSnapshots()
    limitBackgroundTime()
  }

  /// Nothing moves in the background: the windows lose their animations.
  private func endAnimations() {
    guard because(.backgroundEndsAnimations) else { return }
    for window in Simulation.current.windowsBackToFront { window.endAnimations() }
  }

  func sendEnterBackground() {
    for scene in scenes where scene.stateStorage != .background {
      sendEnterBackground(scene, UIApplication.didEnterBackgroundNotification)
    }
    tellApp(UIApplication.didEnterBackgroundNotification) { delegate in
      delegate.applicationDidEnterBackground(self)
    }
  }

  func sendEnterBackground(_ scene: UIScene, _ applicationName: Notification.Name?) {
    scene.stateStorage = .background
    tell(scene, UIScene.didEnterBackgroundNotification, applicationName) { delegate in
      delegate.sceneDidEnterBackground(scene)
    }
  }

  /// Comes back, and is active in a later turn.
  func enterForeground() {
    comeForward(with: nil)
  }

  /// Comes back and delivers what a person brought along, before the app is active.
  func comeForward(with payload: LaunchPayload?) {
    if hasEnded { return }
    isSuspended = false
    backgroundSince = -1
    if usesScenes && scenes.isEmpty {
      reconnect(payload)
      return
    }
    let state = stateStorage
    if state == .background {
      sendEnterForeground()
      stateStorage = .inactive
      if !appearanceOutlastsBackground { sendAppearance(true) }
    }
    if let payload = payload { deliverWarm(payload) }
    if state != .active { RunLoop.main.enqueue(after: 0) { self.becomeActive() } }
  }

  private func sendEnterForeground() {
    if !stateWhileEnteringForeground { stateStorage = .inactive }
    for scene in scenes {
      if !sceneIsStillInBackground { scene.stateStorage = .foregroundInactive }
      sendEnterForeground(scene)
      scene.stateStorage = .foregroundInactive
    }
    tellApp(UIApplication.willEnterForegroundNotification) { delegate in
      delegate.applicationWillEnterForeground(self)
    }
  }

  private var sceneIsStillInBackground: Bool {
    return because(.sceneStateWhileEnteringForeground)
  }

  func sendEnterForeground(_ scene: UIScene) {
    tell(
      scene, UIScene.willEnterForegroundNotification,
      UIApplication.willEnterForegroundNotification
    ) { delegate in
      delegate.sceneWillEnterForeground(scene)
    }
  }

  private var stateWhileEnteringForeground: Bool {
    return because(.stateWhileEnteringForeground)
  }

  private var appearanceOutlastsBackground: Bool {
    return because(.appearanceOutlastsBackground)
  }

  /// Sends the callbacks of a disappearance, as if the way to the background were one.
  private func sendAppearance(_ isAppearing: Bool) {
    for window in Simulation.current.visibleWindows {
      for controller in window.shownControllers {
        if isAppearing {
          controller.__viewWillAppear(false)
          controller.__viewDidAppear()
        } else {
          controller.__viewWillDisappear(false)
          controller.__viewDidDisappear()
        }
      }
    }
  }

  // MARK: Receivers of a change

  /// The scene's delegate, the scene's notification, then the application's.
  private func tell(
    _ scene: UIScene, _ name: Notification.Name, _ applicationName: Notification.Name?,
    _ call: (any UISceneDelegate) -> Void
  ) {
    guard !usesScenes || because(.sceneBeforeApp) else {
      if let applicationName = applicationName { post(applicationName) }
      NotificationCenter.default.post(name: name, object: scene)
      tellDelegate(of: scene, call)
      return
    }
    tellDelegate(of: scene, call)
    NotificationCenter.default.post(name: name, object: scene)
  }

  private func tellDelegate(of scene: UIScene, _ call: (any UISceneDelegate) -> Void) {
    if let delegate = scene.delegate, because(.sceneStateChanges) { call(delegate) }
  }

  /// The app's delegate, then the notification. With scenes the delegate is left out.
  private func tellApp(_ name: Notification.Name, _ call: (any UIApplicationDelegate) -> Void) {
    if !usesScenes {
      tellDelegate(name, call)
    } else {
      if !scenesReplaceAppCallbacks, let delegate = delegateStorage { call(delegate) }
      if sceneIsToldFirst { post(name) }
    }
  }

  private func tellDelegate(_ name: Notification.Name, _ call: (any UIApplicationDelegate) -> Void)
  {
    if !delegateBeforeNotification { post(name) }
    if let delegate = delegateStorage, because(.appStateChanges) { call(delegate) }
    if delegateBeforeNotification { post(name) }
  }

  private var scenesReplaceAppCallbacks: Bool { return because(.scenesReplaceAppCallbacks) }

  private var sceneIsToldFirst: Bool { return because(.sceneBeforeApp) }

  private var delegateBeforeNotification: Bool { return because(.delegateBeforeNotification) }
}
