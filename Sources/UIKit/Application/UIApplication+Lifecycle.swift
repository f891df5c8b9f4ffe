/// Launching, and the way to the background and back.
extension UIApplication {

  // MARK: Launch

  /// Launches with an app delegate, a scene delegate, or both, as the system would.
  func launch(appDelegate: UIResponder?, sceneDelegate: UIResponder?) {
    delegateStorage = appDelegate as? any UIApplicationDelegate
    stateStorage = .inactive
    sendLaunch()
    post(UIApplication.didFinishLaunchingNotification)
    if Simulation.current.isAtLeast(13), let sceneDelegate = sceneDelegate as? any UISceneDelegate {
      connect(sceneDelegate)
    } else {
      checkRoot()
      activateAfterLaunch()
    }
  }

  private func sendLaunch() {
    guard let delegate = delegateStorage, because(.appLaunch) else { return }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }

  /// `-[UIApplication _runWithMainScene:...]`: the app becomes active in a later step than the one in
  /// which the root appears.
  private func activateAfterLaunch() {
    guard because(.appIsActiveAfterRootAppeared) else {
      becomeActive()
      return
    }
    RunLoop.main.runAfterCommit {
      RunLoop.main.runAfterCommit {
        because(.appIsActiveAfterRootAppeared)
        self.becomeActive()
      }
    }
  }

  /// Connects a scene: activation lies between the first layout and the root's `viewDidAppear`.
  private func connect(_ delegate: any UISceneDelegate) {
    let scene = UIWindowScene()
    scene.delegate = delegate
    scenes.append(scene)
    let activatesFirst = sceneActivatesBeforeRootAppeared
    if activatesFirst { activateSceneAfterCommit() }
    sendConnect(scene)
    checkRoot()
    sendEnterForeground(scene)
    if !activatesFirst { activateSceneAfterCommit() }
  }

  private var sceneActivatesBeforeRootAppeared: Bool {
    return because(.sceneIsActiveBeforeRootAppeared)
  }

  private func activateSceneAfterCommit() {
    RunLoop.main.runAfterCommit {
      because(.sceneIsActiveBeforeRootAppeared)
      self.becomeActive()
    }
  }

  private func sendConnect(_ scene: UIScene) {
    defer { scene.stateStorage = .foregroundInactive }
    guard because(.sceneConnects) else { return }
    let options = UIScene.ConnectionOptions()
    _ = delegateStorage?.application(
      self, configurationForConnecting: scene.session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(
      scene, willConnectTo: scene.session, options: options)
  }

  /// A window that is shown without a root: an exception from iOS 9 on, a line on the console before.
  private func checkRoot() {
    for window in Simulation.current.visibleWindows {
      if window.rootViewController == nil {
        if Simulation.current.isAtLeast(9) {
          raiseMissingRoot()
        } else if because(.launchWithoutRootWarns) {
          Host.warn(
            "Application windows are expected to have a root view controller at the end of "
              + "application launch")
        }
      }
    }
  }

  private func raiseMissingRoot() {
    guard because(.launchNeedsRoot) else { return }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "Application windows are expected to have a root view controller at the end "
          + "of application launch"))
  }

  // MARK: Active and inactive

  func becomeActive() {
    if let scene = scenes.first {
      scene.stateStorage = .foregroundActive
      tell(
        scene, UIScene.didActivateNotification,
        UIApplication.didBecomeActiveNotification
      ) { delegate in
        delegate.sceneDidBecomeActive(scene)
      }
    }
    stateStorage = .active
    tellApp(UIApplication.didBecomeActiveNotification) { delegate in
      delegate.applicationDidBecomeActive(self)
    }
  }

  func resignActive() {
    if let touches = Simulation.current.touchSession, because(.inactiveCancelsTouches) {
      touches.cancelAll()
    }
    if let scene = scenes.first {
      tell(
        scene, UIScene.willDeactivateNotification,
        UIApplication.willResignActiveNotification
      ) { delegate in
        delegate.sceneWillResignActive(scene)
      }
      scene.stateStorage = .foregroundInactive
    }
    tellApp(UIApplication.willResignActiveNotification) { delegate in
      delegate.applicationWillResignActive(self)
    }
    stateStorage = .inactive
  }

  // MARK: Background and foreground

  func enterBackground() {
    if stateStorage == .background { return }
    if stateStorage == .active { resignActive() }
    stateStorage = .background
    if let scene = scenes.first {
      scene.stateStorage = .background
      tell(
        scene, UIScene.didEnterBackgroundNotification,
        UIApplication.didEnterBackgroundNotification
      ) { delegate in
        delegate.sceneDidEnterBackground(scene)
      }
    }
    tellApp(UIApplication.didEnterBackgroundNotification) { delegate in
      delegate.applicationDidEnterBackground(self)
    }
    if !appearanceOutlastsBackground { sendAppearance(false) }
    if !scenes.isEmpty {
      layoutForSnapshot()
    }
    takeSnapshotsBothWays()
  }

  /// On a pad the app switcher may be held either way, so that the system takes two pictures.
  private func takeSnapshotsBothWays() {
    guard Simulation.current.idiom == UIUserInterfaceIdiom.pad,
      let window = Simulation.current.visibleWindows.first, let root = window.rootViewController,
      because(.padSnapshotsBothWays)
    else { return }
    let size = window.frameStorage.size
    for target in [CGSize(width: size.height, height: size.width), size] {
      let coordinator = TransitionCoordinator(
        from: root, to: root, container: window, isAnimated: false, duration: 0)
      root.viewWillTransition(to: target, with: coordinator)
      turn(window, target)
      window.layoutTree()
      coordinator.start()
      coordinator.end()
    }
  }

  func enterForeground() {
    if stateStorage != .background { return }
    if !stateWhileEnteringForeground { stateStorage = .inactive }
    if let scene = scenes.first {
      scene.stateStorage = .foregroundInactive
      sendEnterForeground(scene)
    }
    tellApp(UIApplication.willEnterForegroundNotification) { delegate in
      delegate.applicationWillEnterForeground(self)
    }
    stateStorage = .inactive
    if !appearanceOutlastsBackground { sendAppearance(true) }
    RunLoop.main.enqueue(after: 0) {
      self.becomeActive()
    }
  }

  private func sendEnterForeground(_ scene: UIScene) {
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

  /// The system takes pictures for the app switcher; for them shown controllers lay out.
  private func layoutForSnapshot() {
    guard because(.snapshotLayout) else { return }
    for controller in Simulation.current.livingControllers {
      if controller.appearState == .appeared, let view = controller.viewStorage {
        view.markNeedsLayout()
      }
    }
  }

  func disconnectScene() {
    guard let scene = scenes.first else { return }
    scenes = []
    scene.stateStorage = .unattached
    if because(.sceneDisconnects) {
      scene.delegate?.sceneDidDisconnect(scene)
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }
  }

  // MARK: Receivers of a change

  /// The scene's delegate, the scene's notification, then the application's.
  private func tell(
    _ scene: UIScene, _ name: Notification.Name, _ applicationName: Notification.Name,
    _ call: (any UISceneDelegate) -> Void
  ) {
    guard because(.sceneBeforeApp) else {
      post(applicationName)
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
    if scenes.isEmpty {
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

  // MARK: Rotation

  /// Turns the interface, if the shown controller allows it.
  func rotate(to orientation: UIInterfaceOrientation) {
    let old = Simulation.current.orientation
    if old == orientation { return }
    guard let window = Simulation.current.visibleWindows.first else {
      // Held this way before anything is shown: there is nobody to ask yet.
      Simulation.current.orientation = orientation
      return
    }
    guard let root = window.rootViewController, isAllowed(orientation, root) else { return }
    let full = UIScreen.main.bounds
    let turns = old.isLandscape != orientation.isLandscape
    let size = turns ? CGSize(width: full.height, height: full.width) : full.size
    let coordinator = TransitionCoordinator(
      from: root, to: root, container: window, isAnimated: true, duration: 0.3)
    root.currentTransition = coordinator
    if because(.rotationCallbacks) {
      announceRotation(root, to: orientation, size, coordinator)
    } else {
      announceOldRotation(root, to: orientation)
    }
    Simulation.current.orientation = orientation
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    for shown in Simulation.current.visibleWindows {
      turn(shown, size)
    }
    layoutOldRotation(root, window, to: orientation)
    coordinator.start()
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      root.currentTransition = nil
      coordinator.end()
      self.endOldRotation(root, from: old)
    }
  }

  private var windowStaysUpright: Bool { return because(.windowStaysUpright) }

  /// Windows, and with them their root views, take the new size.
  private func turn(_ window: UIWindow, _ size: CGSize) {
    if Simulation.current.isAtLeast(8) || !windowStaysUpright {
      window.frame = CGRect(origin: CGPoint.zero, size: size)
      window.rootViewController?.viewStorage?.frame = window.bounds
    } else {
      window.turnViews()
    }
    window.updateTraitsTree()
    window.updateSafeAreaTree()
    Simulation.current.statusBarIsStale = true
  }

  /// From iOS 8 on: the traits if a size class is about to change, then the size.
  private func announceRotation(
    _ root: UIViewController, to orientation: UIInterfaceOrientation, _ size: CGSize,
    _ coordinator: TransitionCoordinator
  ) {
    let former = UITraitCollection.forOrientation(Simulation.current.orientation)
    let traits = UITraitCollection.forOrientation(orientation)
    if former == traits {
      root.viewWillTransition(to: size, with: coordinator)
    } else if because(.traitsBeforeSize) {
      root.willTransition(to: traits, with: coordinator)
      root.viewWillTransition(to: size, with: coordinator)
    } else {
      root.viewWillTransition(to: size, with: coordinator)
      root.willTransition(to: traits, with: coordinator)
    }
  }

  private var usesOldRotation: Bool { return !Simulation.current.isAtLeast(8) }

  private func announceOldRotation(_ root: UIViewController, to orientation: UIInterfaceOrientation)
  {
    if usesOldRotation && because(.oldRotationCallbacks) {
      root.forwardOldRotation { controller in
        controller.willRotate(to: orientation, duration: 0.3)
      }
    }
  }

  private func layoutOldRotation(
    _ root: UIViewController, _ window: UIWindow, to orientation: UIInterfaceOrientation
  ) {
    guard usesOldRotation else { return }
    window.layoutTree()
    if because(.oldRotationCallbacks) {
      root.forwardOldRotation { controller in
        controller.willAnimateRotation(to: orientation, duration: 0.3)
      }
    }
  }

  private func endOldRotation(_ root: UIViewController, from orientation: UIInterfaceOrientation) {
    if usesOldRotation && because(.oldRotationCallbacks) {
      root.forwardOldRotation { controller in
        controller.didRotate(from: orientation)
      }
    }
  }

  /// The window's shown controller is asked: from iOS 6 on for a set of orientations, before for one.
  private func isAllowed(_ orientation: UIInterfaceOrientation, _ root: UIViewController) -> Bool {
    let decider = root.decidesOrientation
    guard Simulation.current.isAtLeast(6) else {
      return because(.oldRotationIsAsked) ? decider.shouldAutorotate(to: orientation) : true
    }
    guard because(.rotationIsAllowed) else { return true }
    if !Simulation.current.isAtLeast(16) && !decider.shouldAutorotate { return false }
    return decider.supportedInterfaceOrientations.allows(orientation)
  }
}
