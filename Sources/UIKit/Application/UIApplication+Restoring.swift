/// State restoration at launch, between the two methods that finish it.
extension UIApplication {

  func restoreState() {
    guard !usesScenes, let state = Simulation.current.savedState, stateStorage != .background,
      let delegate = delegateStorage, because(.stateIsRestored)
    else { return }
    Simulation.current.savedState = nil
    guard isAskedToRestore(delegate, state.coder) else { return }
    let restored = findControllers(of: state, delegate)
    for (entry, controller) in restored {
      entry.coder.find = { path in restored.first { $0.0.path == path }?.1 }
      decode(entry, controller)
      entry.coder.find = nil
    }
    for (entry, controller) in restored { arrange(entry, controller, restored) }
    delegate.application(self, didDecodeRestorableStateWith: state.coder)
    for (_, controller) in restored { controller.applicationFinishedRestoringState() }
  }

  private func isAskedToRestore(_ delegate: any UIApplicationDelegate, _ coder: NSCoder) -> Bool {
    if Simulation.current.isAtLeast(13, 2) {
      return delegate.application(self, shouldRestoreSecureApplicationState: coder)
    }
    return delegate.application(self, shouldRestoreApplicationState: coder)
  }

  // MARK: The controllers

  /// The controllers that were saved: made by their class, by the app's delegate, or there already.
  private func findControllers(
    of state: SavedState, _ delegate: any UIApplicationDelegate
  ) -> [(SavedState.Entry, UIViewController)] {
    var found: [(SavedState.Entry, UIViewController)] = []
    for entry in state.entries {
      if let controller = find(entry, delegate) { found.append((entry, controller)) }
    }
    return found
  }

  private func find(
    _ entry: SavedState.Entry, _ delegate: any UIApplicationDelegate
  ) -> UIViewController? {
    if let maker = entry.restorationClass, because(.restorationClassMakes) {
      return maker.viewController(
        withRestorationIdentifierPath: entry.path, coder: entry.coder)
    }
    let made = delegate.application(
      self, viewControllerWithRestorationIdentifierPath: entry.path, coder: entry.coder)
    return made ?? existing(at: entry.path)
  }

  /// The controller that the app has made for this place on its own.
  private func existing(at path: [String]) -> UIViewController? {
    for box in Simulation.current.windows {
      if let root = box.window?.rootViewController,
        let found = search(root, path, depth: 0)
      {
        return found
      }
    }
    return nil
  }

  private func search(_ controller: UIViewController, _ path: [String], depth: Int)
    -> UIViewController?
  {
    guard depth < path.count, controller.restorationIdentifier == path[depth] else { return nil }
    if depth == path.count - 1 { return controller }
    for child in controller.restorableChildren {
      if let found = search(child, path, depth: depth + 1) { return found }
    }
    return nil
  }

  // MARK: Their state

  /// The view is loaded before the controller reads its state.
  private func decode(_ entry: SavedState.Entry, _ controller: UIViewController) {
    if because(.restoredViewIsLoaded) { controller.loadViewIfRequired() }
    controller.decodeRestorableState(with: entry.coder)
    if let view = controller.viewStorage, !entry.views.isEmpty, because(.viewStateIsKept) {
      decodeViews(in: view, of: controller, entry)
    }
  }

  private func decodeViews(
    in view: UIView, of controller: UIViewController, _ entry: SavedState.Entry
  ) {
    if let owner = view.viewDelegate, owner !== controller { return }
    if let saved = entry.views.first(where: { $0.identifier == view.restorationIdentifier }) {
      view.decodeRestorableState(with: saved.coder)
    }
    for child in view.subviewStorage { decodeViews(in: child, of: controller, entry) }
  }

  /// Containers take their children back, and presentations are there again.
  private func arrange(
    _ entry: SavedState.Entry, _ controller: UIViewController,
    _ restored: [(SavedState.Entry, UIViewController)]
  ) {
    func at(_ path: [String]) -> UIViewController? {
      return restored.first { $0.0.path == path }?.1
    }
    if let navigation = controller as? UINavigationController {
      let stack = entry.stack.compactMap { at($0) }
      if !stack.isEmpty && because(.restoredStack) {
        navigation.setViewControllers(stack, animated: false)
      }
    }
    if let tabs = controller as? UITabBarController, let selection = entry.selection,
      because(.restoredStack)
    {
      tabs.selectedIndex = selection
    }
    if let path = entry.presented, let presented = at(path), because(.restoredStack) {
      controller.present(presented, animated: false)
    }
  }

  /// Keeps the app in restoration for longer; the model waits for nothing.
  @available(iOS 6.0, *)
  public func extendStateRestoration() {}

  @available(iOS 6.0, *)
  public func completeStateRestoration() {}

  /// Leaves the picture of the last use out at the next launch.
  @available(iOS 7.0, *)
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
