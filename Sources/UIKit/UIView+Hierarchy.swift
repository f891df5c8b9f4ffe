/// The view hierarchy: adding, removing, and the notices a view gets when it moves.
extension UIView {
  public var superview: UIView? { return superviewStorage }

  public var subviews: [UIView] { return subviewStorage }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in subviewStorage {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  /// `-[UIView(Hierarchy) removeFromSuperview]`
  func leaveSuperview() {
    guard let parent = superviewStorage else { return }
    let oldWindow = window
    because(.viewRemovalNotices)
    parent.willRemoveSubview(self)
    if oldWindow != nil {
      willMoveFromWindow()
    }
    because(.viewRemovalNotices)
    willMove(toSuperview: nil)
    if oldWindow != nil {
      willMoveTree(toWindow: nil)
    }
    parent.detach(self)
    if let oldWindow = oldWindow {
      didMoveTree(fromWindow: oldWindow, toWindow: nil)
    }
    because(.viewRemovalNotices)
    didMoveToSuperview()
    if oldWindow != nil {
      didMoveFromWindow()
    }
  }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    var list = subviewStorage
    let one = list[first]
    list[first] = list[second]
    list[second] = one
    subviewStorage = list
  }

  // MARK: Steps

  func indexOfSubview(_ view: UIView) -> Int? {
    var index = 0
    for candidate in subviewStorage {
      if candidate === view { return index }
      index += 1
    }
    return nil
  }

  /// `-[UIView(Internal) _addSubview:positioned:relativeTo:]`
  func addSubview(_ view: UIView, at index: Int) {
    if view === self {
      because(.viewAddedToItself)
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "Can't add self as subview"))
    }
    if view.superviewStorage === self {
      because(.viewAddedAgain)
      reorder(view, to: index)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let entersWindow = newWindow != nil && oldWindow !== newWindow
    let leavesWindow = oldWindow != nil && newWindow == nil
    if let old = view.superviewStorage {
      because(.viewMovedBetweenSuperviews)
      old.willRemoveSubview(view)
    }
    if entersWindow {
      view.willMoveToWindow(newWindow, newSuperview: self)
    }
    if leavesWindow {
      view.willMoveFromWindow()
    }
    if oldWindow !== newWindow {
      view.willMoveTree(toWindow: newWindow)
    }
    because(entersWindow ? .viewEntersWindowWithSuperview : .viewAddedToDetachedTree)
    view.willMove(toSuperview: self)
    view.superviewStorage?.detach(view)
    attach(view, at: index)
    if oldWindow !== newWindow {
      view.didMoveTree(fromWindow: oldWindow, toWindow: newWindow)
    }
    because(entersWindow ? .viewEntersWindowWithSuperview : .viewAddedToDetachedTree)
    view.didMoveToSuperview()
    because(entersWindow ? .viewEntersWindowWithSuperview : .viewAddedToDetachedTree)
    didAddSubview(view)
    if entersWindow {
      view.didMoveToWindowWithControllers()
    }
    if leavesWindow {
      view.didMoveFromWindow()
    }
  }

  private func attach(_ view: UIView, at index: Int) {
    let count = subviewStorage.count
    subviewStorage.insert(view, at: index < 0 ? 0 : (index > count ? count : index))
    view.superviewStorage = self
    setNeedsLayout()
    markSubtreeDirty()
    if view.needsConstraintsUpdate || view.subtreeNeedsConstraintsUpdate {
      markSubtreeNeedsConstraintsUpdate()
    }
  }

  func detach(_ view: UIView) {
    guard let index = indexOfSubview(view) else { return }
    let gone = subviewStorage.remove(at: index)
    gone.superviewStorage = nil
    because(.layoutAfterHierarchyChange)
    setNeedsLayout()
    removeConstraints(mentioning: gone)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = indexOfSubview(view) else { return }
    let moved = subviewStorage.remove(at: old)
    let count = subviewStorage.count
    subviewStorage.insert(moved, at: index > count ? count : index)
  }

  /// Tells the view and everything in it, each parent before its children.
  func willMoveTree(toWindow newWindow: UIWindow?) {
    Simulation.current.step("-[UIView _willMoveToWindow:]")
    because(newWindow == nil ? .viewLeavesWindow : .viewEntersWindow)
    willMove(toWindow: newWindow)
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.willMoveTree(toWindow: newWindow)
    }
  }

  /// `-[UIView(Hierarchy) _didMoveFromWindow:toWindow:]`
  func didMoveTree(fromWindow oldWindow: UIWindow?, toWindow newWindow: UIWindow?) {
    Simulation.current.step("-[UIView _didMoveFromWindow:toWindow:]")
    if newWindow != nil {
      enteredWindow()
    } else if Simulation.current.firstResponder === self {
      Simulation.current.firstResponder = nil
    }
    because(newWindow == nil ? .viewLeavesWindow : .viewEntersWindow)
    didMoveToWindow()
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.didMoveTree(fromWindow: oldWindow, toWindow: newWindow)
    }
  }

  /// What changes for a view because it is in a window now: traits, margins, safe area.
  private func enteredWindow() {
    updateTraits()
    if let controller = viewDelegate {
      if Simulation.current.isAtLeast(8) {
        because(.marginsChangeInWindow)
        layoutMarginsDidChange()
      }
      controller.updateSafeArea()
    }
  }

  /// The controllers of the subtree learn that it is about to enter a window.
  private func willMoveToWindow(_ newWindow: UIWindow?, newSuperview: UIView) {
    let ancestor = newSuperview.nearestViewController
    tellControllersBeforeEntering(ancestor: ancestor)
  }

  func tellControllersBeforeEntering(ancestor: UIViewController?) {
    var inner = ancestor
    if let controller = viewDelegate {
      controller.performHierarchyCheck(ancestor: ancestor)
      controller.viewWillMoveToWindow(under: ancestor)
      inner = controller
    }
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.tellControllersBeforeEntering(ancestor: inner)
    }
  }

  private func didMoveToWindowWithControllers() {
    viewDelegate?.viewDidMoveToWindow()
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.didMoveToWindowWithControllers()
    }
  }

  private func willMoveFromWindow() {
    viewDelegate?.viewWillMoveFromWindow()
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.willMoveFromWindow()
    }
  }

  private func didMoveFromWindow() {
    viewDelegate?.viewDidMoveFromWindow()
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.didMoveFromWindow()
    }
  }

  /// The controller of this view or of the nearest ancestor that has one.
  var nearestViewController: UIViewController? {
    var current: UIView? = self
    while let candidate = current {
      if let controller = candidate.viewDelegate { return controller }
      current = candidate.superviewStorage
    }
    return nil
  }
}
