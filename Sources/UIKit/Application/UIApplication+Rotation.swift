/// Turning the interface.
extension UIApplication {

  /// A person turns the device, and the interface follows if it may.
  func turnDevice(to orientation: UIInterfaceOrientation) {
    let former = UIDevice.current.orientation
    Simulation.current.system.heldOrientation = orientation
    if UIDevice.current.orientation != former, because(.deviceTurnIsPosted) {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    rotate(to: orientation)
  }

  /// The interface follows the device, which was turned while that was not allowed.
  func followDevice() {
    guard let held = Simulation.current.system.heldOrientation,
      held != Simulation.current.orientation, because(.orientationIsTriedAgain)
    else { return }
    rotate(to: held)
  }

  /// The controllers support other orientations now (iOS 16): the interface follows the device, or leaves
  /// an orientation that isn't supported any more.
  func updateOrientation() {
    guard let window = Simulation.current.visibleWindows.first,
      let root = window.rootViewController, because(.orientationIsTriedAgain)
    else { return }
    let supported = root.decidesOrientation.orientations
    let held = Simulation.current.system.heldOrientation ?? Simulation.current.orientation
    let isFollowing = supported.allows(held)
    if !isFollowing && supported.allows(Simulation.current.orientation) { return }
    rotate(to: isFollowing ? held : supported.first)
  }

  /// Turns the interface, if the shown controller allows it.
  func rotate(to orientation: UIInterfaceOrientation) {
    let old = Simulation.current.orientation
    if old == orientation || isLocked { return }
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
    coordinator.quarterTurns = orientation.quarterTurns - old.quarterTurns
    root.currentTransition = coordinator
    let keyboardPlace = Simulation.current.keyboard?.beginRotation()
    if because(.rotationCallbacks) {
      announceRotation(root, to: orientation, size, coordinator)
    } else {
      announceOldRotation(root, to: orientation)
    }
    resize(to: orientation)
    layoutOldRotation(root, window, to: orientation)
    if let place = keyboardPlace { Simulation.current.keyboard?.endRotation(from: place) }
    coordinator.start()
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      root.currentTransition = nil
      coordinator.end()
      self.endOldRotation(root, from: old)
    }
  }

  /// Whether the shown controller keeps the orientation (iOS 26).
  private var isLocked: Bool {
    guard Simulation.current.isAtLeast(26), let scene = scenes.first as? UIWindowScene,
      scene.orientationIsLocked
    else { return false }
    return because(.lockedOrientationStays)
  }

  /// Turns the windows, without a word to the controllers before.
  func resize(to orientation: UIInterfaceOrientation) {
    let old = Simulation.current.orientation
    let full = UIScreen.main.bounds
    let former = FormerCoordinateSpace(bounds: full)
    let traits = UITraitCollection.forDevice
    tellApp(willTurnTo: orientation)
    Simulation.current.orientation = orientation
    let turns = old.isLandscape != orientation.isLandscape
    let size = turns ? CGSize(width: full.height, height: full.width) : full.size
    for shown in Simulation.current.visibleWindows {
      turn(shown, size)
    }
    tellScenes(former, old, traits)
    tellApp(didTurnFrom: old)
  }

  private func tellApp(willTurnTo orientation: UIInterfaceOrientation) {
    if !usesScenes, let delegate = delegateStorage, because(.turnIsToldToApp) {
      delegate.application(self, willChangeStatusBarOrientation: orientation, duration: 0.3)
    }
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
  }

  private func tellApp(didTurnFrom orientation: UIInterfaceOrientation) {
    if !usesScenes, let delegate = delegateStorage, because(.turnIsToldToApp) {
      delegate.application(self, didChangeStatusBarOrientation: orientation)
    }
    post(UIApplication.didChangeStatusBarOrientationNotification, orientation)
  }

  /// The new orientation goes along before the turn, and the former one after it.
  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }

  private func tellScenes(
    _ former: FormerCoordinateSpace, _ old: UIInterfaceOrientation, _ traits: UITraitCollection
  ) {
    for scene in scenes {
      guard let windowScene = scene as? UIWindowScene,
        let delegate = scene.delegate as? any UIWindowSceneDelegate
      else { continue }
      if because(.sceneIsUpdated) {
        delegate.windowScene(
          windowScene, didUpdate: former, interfaceOrientation: old, traitCollection: traits)
      }
      tellGeometry(
        windowScene,
        UIWindowScene.Geometry(
          interfaceOrientation: old, coordinateSpace: former,
          isInterfaceOrientationLocked: windowScene.knownLock))
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
      && allowedOrientations(in: root.viewStorage?.window).allows(orientation)
  }
}

extension UIInterfaceOrientation {
  /// How far an interface of this orientation is turned to the right against one held upright.
  var quarterTurns: Int {
    switch self {
    case .landscapeRight: return 1
    case .portraitUpsideDown: return 2
    case .landscapeLeft: return 3
    case .portrait, .unknown: return 0
    }
  }
}
