/// The pictures for the app switcher, which the system takes in the background: in both styles, and
/// on an iPad in both orientations.
extension UIApplication {

  func takeSnapshots() {
    if usesScenes { layoutForSnapshot() }
    let hasStyles = Simulation.current.isAtLeast(13)
    let hasOrientations = Simulation.current.isAtLeast(9) && Simulation.current.idiom == .pad
    if !hasStyles && !hasOrientations { return }
    RunLoop.main.enqueue(after: 0) {
      if self.stateStorage != .background || self.hasEnded { return }
      if hasOrientations { self.layoutInBothOrientations() }
      if hasStyles { self.showBothStyles() }
    }
  }

  /// For the pictures shown controllers lay out.
  private func layoutForSnapshot() {
    guard because(.snapshotLayout) else { return }
    for controller in Simulation.current.livingControllers {
      if controller.appearState == .appeared, let view = controller.viewStorage {
        view.markNeedsLayout()
      }
    }
  }

  // MARK: Styles

  /// The windows become dark and light again, or the other way round; the screen stays as it is.
  private func showBothStyles() {
    let isDark = UITraitCollection.forDevice.userInterfaceStyle == .dark
    guard because(.snapshotStyles) else { return }
    show(isDark ? .light : .dark)
    show(.unspecified)
  }

  private func show(_ style: UIUserInterfaceStyle) {
    Simulation.current.system.snapshotStyle = style
    for window in Simulation.current.visibleWindows {
      window.updateTraitsTree()
    }
  }

  // MARK: Orientations

  /// The windows take the other orientation's size, lay out, and take their own again.
  private func layoutInBothOrientations() {
    for window in Simulation.current.visibleWindows {
      guard let root = window.rootViewController, allowsOtherOrientation(root, window),
        because(.snapshotOrientations)
      else { continue }
      let size = window.bounds.size
      resize(window, root, to: CGSize(width: size.height, height: size.width))
      resize(window, root, to: size)
    }
  }

  private func allowsOtherOrientation(_ root: UIViewController, _ window: UIWindow) -> Bool {
    let supported = root.decidesOrientation.orientations.intersection(
      allowedOrientations(in: window))
    let isLandscape = Simulation.current.orientation.isLandscape
    return !supported.intersection(isLandscape ? [.portrait, .portraitUpsideDown] : .landscape)
      .isEmpty
  }

  private func resize(_ window: UIWindow, _ root: UIViewController, to size: CGSize) {
    let coordinator = TransitionCoordinator(
      from: root, to: root, container: window, isAnimated: false, duration: 0)
    root.viewWillTransition(to: size, with: coordinator)
    window.frame = CGRect(origin: CGPoint.zero, size: size)
    root.viewStorage?.frame = window.bounds
    window.updateSafeAreaTree()
    coordinator.start()
    window.layoutTree()
    coordinator.end()
  }
}
