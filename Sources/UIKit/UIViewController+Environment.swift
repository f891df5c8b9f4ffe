/// What surrounds a controller: traits, safe area, rotation, and the responder above it.
extension UIViewController {

  // MARK: Traits

  func adoptTraits(_ traits: UITraitCollection) {
    traitStorage = traits
  }

  func traitsChanged(to traits: UITraitCollection) {
    let old = traitStorage
    traitStorage = traits
    if because(old == nil ? .initialTraitChange : .traitsParentFirst) {
      traitCollectionDidChange(old)
    }
  }

  // MARK: Safe area

  /// What the controller adds to the safe area its surroundings leave.
  @available(iOS 11.0, *)
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { return additionalSafeAreaStorage }
    set {
      additionalSafeAreaStorage = newValue
      updateSafeArea()
    }
  }

  /// Works out the safe area anew, and says so when it changed.
  func updateSafeArea() {
    guard Simulation.current.isAtLeast(11), let own = viewStorage, own.window != nil else {
      return
    }
    let new = own.safeAreaInsets
    if new == safeAreaStorage { return }
    safeAreaStorage = new
    if because(.safeAreaInWindow) {
      viewSafeAreaInsetsDidChange()
      own.safeAreaInsetsDidChange()
    }
    own.markNeedsLayout()
  }

  // MARK: Changes of size and orientation

  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let members = childStorage
    for child in members {
      Host.branch()
      if child.viewStorage != nil, because(.sizeTransitionParentFirst) {
        child.viewWillTransition(to: size, with: coordinator)
      }
    }
    if let presented = presentedStorage, presented.viewStorage != nil,
      because(.sizeTransitionParentFirst)
    {
      Host.branch()
      presented.viewWillTransition(to: size, with: coordinator)
    }
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
      presented.willTransition(to: traits, with: coordinator)
    }
  }

  /// Turns the interface to the way the device is held; in the model it always follows.
  @available(iOS 5.0, *)
  public static func attemptRotationToDeviceOrientation() {}

  /// Says that `supportedInterfaceOrientations` answers differently now.
  @available(iOS 16.0, *)
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Asks anew whether the home indicator may hide; the model has none.
  @available(iOS 11.0, *)
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

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

  /// A button that is to toggle `isEditing`.
  public var editButtonItem: UIBarButtonItem {
    return UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }
}

extension UIView {
  /// What bars, notch and home indicator cover of the view. Zero outside a window.
  @available(iOS 11.0, *)
  public var safeAreaInsets: UIEdgeInsets {
    guard let window = window else { return UIEdgeInsets.zero }
    if self === window { return window.deviceInsets }
    guard let parent = superviewStorage else { return UIEdgeInsets.zero }
    var outer = parent.safeAreaInsets
    if let controller = viewDelegate {
      if let container = controller.parentStorage {
        let bars = container.barInsets(for: controller)
        outer.top += bars.top
        outer.bottom += bars.bottom
      }
    }
    let f = frameStorage
    let size = parent.frameStorage.size
    var result = UIEdgeInsets(
      top: outer.top - f.minY, left: outer.left - f.minX,
      bottom: outer.bottom - (size.height - f.maxY), right: outer.right - (size.width - f.maxX))
    if result.top < 0 { result.top = 0 }
    if result.left < 0 { result.left = 0 }
    if result.bottom < 0 { result.bottom = 0 }
    if result.right < 0 { result.right = 0 }
    if let controller = viewDelegate {
      let more = controller.additionalSafeAreaStorage
      result.top += more.top
      result.left += more.left
      result.bottom += more.bottom
      result.right += more.right
    }
    return result
  }
}

extension UIWindow {
  /// A phone with a notch and a home indicator; a pad has a bar on top only.
  var deviceInsets: UIEdgeInsets {
    if Simulation.current.idiom == .pad {
      return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
    if Simulation.current.orientation.isLandscape {
      return UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
    return UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }
}
