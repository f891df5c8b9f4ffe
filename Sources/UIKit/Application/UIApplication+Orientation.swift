/// The orientations of the app, and turns that nobody's hand makes: a controller that is shown
/// doesn't support the orientation at hand.
extension UIApplication {

  /// The orientations of an Info.plist that names none.
  var declaredOrientations: UIInterfaceOrientationMask {
    return Simulation.current.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientations that the app allows in a window, before its controllers are asked.
  @available(iOS 6.0, *)
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    return declaredOrientations
  }

  /// The orientations of the app's delegate, or those of the Info.plist.
  func allowedOrientations(in window: UIWindow?) -> UIInterfaceOrientationMask {
    guard Simulation.current.isAtLeast(6) else { return .all }
    guard because(.orientationsOfApp) else { return .all }
    guard let delegate = delegateStorage else { return declaredOrientations }
    return delegate.application(self, supportedInterfaceOrientationsFor: window)
  }

  // MARK: Full-screen presentations

  /// Turns the interface for a controller that is to cover the screen, if it must.
  func turnForPresentation(of presented: UIViewController, in window: UIWindow) {
    guard Simulation.current.isAtLeast(6) else { return }
    let supported = presented.orientations
    let common = supported.intersection(allowedOrientations(in: window))
    if common.isEmpty { raiseNoCommonOrientation(presented) }
    let preferred = presented.preferredOrientation
    if let preferred = preferred { checkPreferred(preferred, supported) }
    turn(to: preferred ?? common.first, common)
  }

  private func turn(to wanted: UIInterfaceOrientation, _ common: UIInterfaceOrientationMask) {
    if common.allows(Simulation.current.orientation) { return }
    let target = common.allows(wanted) ? wanted : common.first
    if because(.presentationTurns) { turnSilently(to: target) }
  }

  private func raiseNoCommonOrientation(_ presented: UIViewController) {
    guard presented.shouldAutorotate, because(.noCommonOrientationRaises) else { return }
    raiseInvalidOrientation(
      "Supported orientations has no common orientation with the application, and "
        + "[\(Host.className(presented)) shouldAutorotate] is returning YES")
  }

  private func checkPreferred(
    _ preferred: UIInterfaceOrientation, _ supported: UIInterfaceOrientationMask
  ) {
    if supported.allows(preferred) || !because(.preferredMustBeSupported) { return }
    if Simulation.current.isAtLeast(9) {
      raiseInvalidOrientation(
        "preferredInterfaceOrientationForPresentation '\(preferred.name)' must match a supported "
          + "interface orientation: '\(supported.names)'!")
    } else {
      raiseInvalidOrientation(
        "preferredInterfaceOrientationForPresentation must return a supported interface "
          + "orientation!")
    }
  }

  private func raiseInvalidOrientation(_ reason: String) {
    Host.raise(
      NSException(name: UIApplication.invalidInterfaceOrientationException, reason: reason))
  }

  /// Back at the presenter, which may not support the orientation of what covered it.
  func turnBack(for presenter: UIViewController, in window: UIWindow) {
    guard Simulation.current.system.hasTurned else { return }
    let supported = presenter.decidesOrientation.orientations
    if supported.allows(Simulation.current.orientation) { return }
    if because(.presentationTurns) {
      Simulation.current.system.hasTurned = false
      turnSilently(to: supported.first)
    }
  }

  /// Windows and what they show take the other size, and no controller hears of it before.
  private func turnSilently(to orientation: UIInterfaceOrientation) {
    Simulation.current.system.hasTurned = true
    resize(to: orientation)
  }

  // MARK: Roots

  /// A root that doesn't support the orientation at hand appears in it, and turns at once.
  func turnForRoot(_ root: UIViewController, in window: UIWindow) {
    guard Simulation.current.isAtLeast(8), root.presentedStorage == nil else { return }
    let supported = root.orientations
    if supported.allows(Simulation.current.orientation) { return }
    let common = supported.intersection(allowedOrientations(in: window))
    guard !common.isEmpty, because(.rootTurnsAfterAppearing) else { return }
    let target = common.first
    let traits = UITraitCollection.forOrientation(target)
    if UITraitCollection.forDevice != traits {
      let coordinator = TransitionCoordinator(
        from: root, to: root, container: window, isAnimated: false, duration: 0)
      root.willTransition(to: traits, with: coordinator)
    }
    resize(to: target)
  }
}

extension UIViewController {
  /// The orientations that the controller supports.
  var orientations: UIInterfaceOrientationMask {
    Simulation.current.system.asksInPassing = true
    let supported = supportedInterfaceOrientations
    Simulation.current.system.asksInPassing = false
    return supported
  }

  /// The orientation that the controller asks for; nil if it leaves that to UIKit.
  var preferredOrientation: UIInterfaceOrientation? {
    Simulation.current.system.leavesOrientationOpen = false
    Simulation.current.system.asksInPassing = true
    let preferred = preferredInterfaceOrientationForPresentation
    Simulation.current.system.asksInPassing = false
    return Simulation.current.system.leavesOrientationOpen ? nil : preferred
  }
}

extension UIInterfaceOrientationMask {
  /// The orientation that UIKit takes if it has the choice.
  var first: UIInterfaceOrientation {
    if contains(.portrait) { return .portrait }
    if contains(.landscapeRight) { return .landscapeRight }
    if contains(.landscapeLeft) { return .landscapeLeft }
    return contains(.portraitUpsideDown) ? .portraitUpsideDown : .portrait
  }

  var names: String {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    return all.filter { allows($0) }.map { $0.name }.joined(separator: ", ")
  }
}

extension UIInterfaceOrientation {
  var name: String {
    switch self {
    case .unknown: return "unknown"
    case .portrait: return "portrait"
    case .portraitUpsideDown: return "portraitUpsideDown"
    case .landscapeLeft: return "landscapeLeft"
    case .landscapeRight: return "landscapeRight"
    }
  }
}

extension Simulation {
  /// The delegate's answer, if it has the method; its default body leaves the orientations open.
  func orientations(_ ask: () -> UIInterfaceOrientationMask) -> UIInterfaceOrientationMask? {
    guard because(.containerDelegateDecidesOrientations) else { return nil }
    system.leavesOrientationOpen = false
    let answer = ask()
    let isOpen = system.leavesOrientationOpen
    system.leavesOrientationOpen = false
    return isOpen ? nil : answer
  }
}
