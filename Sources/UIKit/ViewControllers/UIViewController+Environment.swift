/// A controller's surroundings: traits, safe area, rotation, and the responder above it.
extension UIViewController {

  // MARK: Safe area

  /// The edges of its own view that the controller covers, on top of the surroundings.
  @available(iOS 11.0, *)
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { return additionalSafeAreaStorage ?? UIEdgeInsets.zero }
    set {
      additionalSafeAreaStorage = newValue == UIEdgeInsets.zero ? nil : newValue
      updateSafeArea()
    }
  }

  /// Works out the safe area anew, here and below, and says so where it changed.
  func updateSafeArea() {
    viewStorage?.updateSafeAreaTree()
  }

  /// The edge under bars at the top; from iOS 11 the safe area has it. Reading it loads the view.
  @available(iOS 7.0, *)
  public var topLayoutGuide: any UILayoutSupport { return guide(named: "_UIViewControllerTop") }

  /// The edge under bars at the bottom; from iOS 11 the safe area has it.
  @available(iOS 7.0, *)
  public var bottomLayoutGuide: any UILayoutSupport {
    return guide(named: "_UIViewControllerBottom")
  }

  /// The edges that status bar and containers cover of the view, once it is in a window.
  var coveredEdges: UIEdgeInsets {
    guard let own = viewStorage, own.window != nil, because(.guidesHaveLength) else {
      return UIEdgeInsets.zero
    }
    return Simulation.current.isAtLeast(11) ? own.safeAreaInsets : edgesUnderBars(own)
  }

  /// The edges under bars before the safe area, in or outside a window.
  var edgesBehindBars: UIEdgeInsets {
    guard let own = viewStorage else { return UIEdgeInsets.zero }
    return edgesUnderBars(own)
  }

  /// Before the safe area: the bars of the parent over the view, on top of what covers the parent's.
  private func edgesUnderBars(_ own: UIView) -> UIEdgeInsets {
    guard let container = parentStorage, container.lendsItsBars,
      let around = container.viewStorage
    else { return UIEdgeInsets(top: own.statusBarOverlap, left: 0, bottom: 0, right: 0) }
    var edges = container.edgesUnderBars(around)
    if let bars = container.barInsets(for: self) { edges = edges + bars }
    edges.bottom += container.bottomOfHiddenBar(for: self)
    if !guidesEndWithView { return edges }
    let place = own.convert(own.bounds, to: around)
    edges.top = max(edges.top - max(place.minY, 0), 0)
    edges.bottom = max(edges.bottom - max(around.frameStorage.height - place.maxY, 0), 0)
    return edges
  }

  private var lendsItsBars: Bool {
    return self is UINavigationController || self is UITabBarController
      || !because(.guidesOfInnerChild)
  }

  private var guidesEndWithView: Bool { return because(.guidesEndWithView) }

  // MARK: Changes of size and orientation

  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let members = childStorage
    for child in members {
      Host.branch()
      if child.viewStorage != nil, because(.sizeTransitionParentFirst) {
        sendSizeTransition(to: child, in: size, coordinator)
      }
    }
    if let presented = presentedStorage, presented.viewStorage != nil,
      because(.sizeTransitionParentFirst)
    {
      Host.branch()
      if let presentation = presented.presentationControllerStorage,
        because(.presentationTransitionsFirst)
      {
        presentation.viewWillTransition(to: size, with: coordinator)
      } else {
        presented.viewWillTransition(to: size, with: coordinator)
      }
    }
  }

  /// The container says how large the child will be in it.
  private func sendSizeTransition(
    to child: UIViewController, in size: CGSize,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
    if new == child.viewStorage?.frameStorage.size, because(.unchangedSizeIsNotTold) { return }
    child.viewWillTransition(to: new, with: coordinator)
  }

  func forwardTraitTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let members = childStorage
    for child in members {
      Host.branch()
      if child.viewStorage != nil, because(.sizeTransitionParentFirst) {
        child.willTransition(to: traits, with: coordinator)
      }
    }
    if let presented = presentedStorage, presented.viewStorage != nil,
      because(.sizeTransitionParentFirst)
    {
      Host.branch()
      if let presentation = presented.presentationControllerStorage,
        because(.presentationTransitionsFirst)
      {
        presentation.willTransition(to: traits, with: coordinator)
      } else {
        presented.willTransition(to: traits, with: coordinator)
      }
    }
  }

  /// Before iOS 8 the shown controller heard of a turn and, from iOS 6 on, its children.
  func forwardOldRotation(_ tell: (UIViewController) -> Void) {
    tell(self)
    guard Simulation.current.isAtLeast(6) else { return }
    let members = childStorage
    for child in members {
      if child.viewStorage?.window != nil && because(.oldRotationReachesChildren) {
        child.forwardOldRotation(tell)
      }
    }
  }

  /// Turns the interface to the way the device is held, if that is allowed now.
  @available(iOS 5.0, *)
  public static func attemptRotationToDeviceOrientation() {
    UIApplication.shared.followDevice()
  }

  /// Says that `supportedInterfaceOrientations` answers differently now.
  @available(iOS 16.0, *)
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    RunLoop.main.enqueue(after: 0) { UIApplication.shared.updateOrientation() }
  }

  /// Says that `prefersHomeIndicatorAutoHidden` answers differently now.
  @available(iOS 11.0, *)
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    if viewStorage?.window != nil { UIApplication.shared.askAgain { $0.askForHomeIndicator() } }
  }

  /// Deprecated since iOS 8: the orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation {
    return Simulation.current.orientation
  }

  /// The shown controller that decides about orientation.
  var decidesOrientation: UIViewController {
    if let presented = presentedStorage, presented.coversPresenter {
      return presented.decidesOrientation
    }
    return self
  }

  /// A button that toggles `isEditing`, the same each time.
  public var editButtonItem: UIBarButtonItem {
    if let made = editButtonStorage { return made }
    let made = EditButton(self)
    editButtonStorage = made
    return made
  }
}

/// The button that says "Edit", or "Done" while its controller is being edited.
final class EditButton: UIBarButtonItem {
  private weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    title = controller.isEditing ? "Done" : "Edit"
    style = controller.isEditing ? .done : .plain
  }

  override func tap(from bar: UIResponder?) {
    guard isEnabled, let controller = controller, because(.editButtonToggles) else { return }
    controller.setEditing(!controller.isEditing, animated: true)
  }

  /// Follows `super.setEditing`.
  func show(_ isEditing: Bool) {
    guard because(.editButtonToggles) else { return }
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
