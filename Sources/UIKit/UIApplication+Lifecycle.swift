/// Launching, and the way to the background and back.
extension UIApplication {

  /// Launches with an app delegate, a scene delegate, or both, as the system would.
  func launch(appDelegate: UIResponder?, sceneDelegate: UIResponder?) {
    delegateStorage = appDelegate as? any UIApplicationDelegate
    stateStorage = .inactive
    if let delegate = delegateStorage {
      because(.appLaunch)
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      because(.appLaunch)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    post(UIApplication.didFinishLaunchingNotification)
    if let sceneDelegate = sceneDelegate as? any UISceneDelegate {
      connect(sceneDelegate)
      return
    }
    checkRoot()
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
    scene.stateStorage = .foregroundInactive
    RunLoop.main.runAfterCommit {
      self.becomeActive()
    }
    because(.sceneConnects)
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    checkRoot()
    because(.sceneConnects)
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification)
  }

  private func checkRoot() {
    guard Simulation.current.isAtLeast(9) else { return }
    for window in Simulation.current.visibleWindows {
      if window.rootViewController == nil {
        because(.launchNeedsRoot)
        Host.raise(
          NSException(
            name: .internalInconsistencyException,
            reason: "Application windows are expected to have a root view controller at the end "
              + "of application launch"))
      }
    }
  }

  func becomeActive() {
    if let scene = scenes.first {
      scene.stateStorage = .foregroundActive
      because(.sceneConnects)
      scene.delegate?.sceneDidBecomeActive(scene)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }
    stateStorage = .active
    if scenes.isEmpty, let delegate = delegateStorage {
      because(.appStateChanges)
      delegate.applicationDidBecomeActive(self)
    }
    because(.sceneBeforeApp)
    post(UIApplication.didBecomeActiveNotification)
  }

  func resignActive() {
    if let scene = scenes.first {
      because(.sceneBeforeApp)
      scene.delegate?.sceneWillResignActive(scene)
      scene.stateStorage = .foregroundInactive
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    }
    if scenes.isEmpty, let delegate = delegateStorage {
      because(.appStateChanges)
      delegate.applicationWillResignActive(self)
    }
    stateStorage = .inactive
    post(UIApplication.willResignActiveNotification)
  }

  func enterBackground() {
    if stateStorage == .active { resignActive() }
    stateStorage = .background
    if let scene = scenes.first {
      scene.stateStorage = .background
      because(.sceneBeforeApp)
      scene.delegate?.sceneDidEnterBackground(scene)
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    } else if let delegate = delegateStorage {
      because(.appStateChanges)
      delegate.applicationDidEnterBackground(self)
    }
    post(UIApplication.didEnterBackgroundNotification)
    if !scenes.isEmpty {
      layoutForSnapshot()
    }
  }

  private func layoutForSnapshot() {
    for controller in Simulation.current.livingControllers {
      if controller.appearState == .appeared, let view = controller.viewStorage {
        because(.snapshotLayout)
        view.markNeedsLayout()
      }
    }
  }

  func enterForeground() {
    if stateStorage != .background { return }
    if let scene = scenes.first {
      scene.stateStorage = .foregroundInactive
      because(.sceneBeforeApp)
      scene.delegate?.sceneWillEnterForeground(scene)
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    } else if let delegate = delegateStorage {
      because(.appStateChanges)
      delegate.applicationWillEnterForeground(self)
    }
    post(UIApplication.willEnterForegroundNotification)
    stateStorage = .inactive
    RunLoop.main.enqueue(after: 0) {
      self.becomeActive()
    }
  }

  func disconnectScene() {
    guard let scene = scenes.first else { return }
    scenes = []
    scene.stateStorage = .unattached
    because(.sceneBeforeApp)
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  // MARK: Rotation

  /// Turns the interface, if the shown controller allows it.
  func rotate(to orientation: UIInterfaceOrientation) {
    let old = Simulation.current.orientation
    if old == orientation { return }
    guard let window = Simulation.current.visibleWindows.first,
      let root = window.rootViewController, isAllowed(orientation, root)
    else { return }
    let full = UIScreen.main.bounds
    let turns = old.isLandscape != orientation.isLandscape
    let size = turns ? CGSize(width: full.height, height: full.width) : full.size
    let oldTraits = UITraitCollection.forOrientation(old)
    let newTraits = UITraitCollection.forOrientation(orientation)
    let coordinator = TransitionCoordinator(
      from: root, to: root, container: window, isAnimated: true, duration: 0.3)
    root.currentTransition = coordinator
    if Simulation.current.isAtLeast(8) {
      announce(root, size, oldTraits == newTraits ? nil : newTraits, coordinator)
    } else {
      because(.oldRotationCallbacks)
      root.willRotate(to: orientation, duration: 0.3)
    }
    Simulation.current.orientation = orientation
    window.frame = CGRect(origin: CGPoint.zero, size: size)
    root.viewStorage?.frame = window.bounds
    window.updateTraitsTree()
    root.updateSafeArea()
    if !Simulation.current.isAtLeast(8) {
      window.layoutTree()
      because(.oldRotationCallbacks)
      root.willAnimateRotation(to: orientation, duration: 0.3)
    }
    coordinator.start()
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      root.currentTransition = nil
      coordinator.end()
      if !Simulation.current.isAtLeast(8) {
        because(.oldRotationCallbacks)
        root.didRotate(from: old)
      }
    }
  }

  private func announce(
    _ root: UIViewController, _ size: CGSize, _ traits: UITraitCollection?,
    _ coordinator: TransitionCoordinator
  ) {
    if let traits = traits {
      because(.rotationCallbacks)
      root.willTransition(to: traits, with: coordinator)
    }
    because(.rotationCallbacks)
    root.viewWillTransition(to: size, with: coordinator)
  }

  private func isAllowed(_ orientation: UIInterfaceOrientation, _ root: UIViewController) -> Bool {
    guard Simulation.current.isAtLeast(6) else { return true }
    because(.rotationIsAllowed)
    let decider = root.decidesOrientation
    if !Simulation.current.isAtLeast(16) && !decider.shouldAutorotate { return false }
    return decider.supportedInterfaceOrientations.allows(orientation)
  }
}
