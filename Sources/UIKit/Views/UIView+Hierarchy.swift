/// The view hierarchy: adding, removing, and the notices a view gets when it moves.
extension UIView {
  /// The view this one is in. It owns this view, not the other way round.
  public var superview: UIView? { return superviewStorage }

  /// The views in this one, from back to front.
  public var subviews: [UIView] { return subviewStorage }

  /// The first view with the tag, here or below.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in subviewStorage {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is the other one or in it.
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
    if oldWindow != nil { removeFocusFromSubtree() }
    sendWillRemove(from: parent)
    if oldWindow != nil {
      willMoveFromWindow()
    }
    sendWillLeaveSuperview()
    if oldWindow != nil {
      willMoveTree(toWindow: nil)
    }
    let tint = tintBeforeMove
    parent.detach(self)
    if let oldWindow = oldWindow {
      didMoveTree(fromWindow: oldWindow, toWindow: nil)
    }
    tellTint(changedFrom: tint)
    sendDidLeaveSuperview()
    if oldWindow != nil {
      didMoveFromWindow()
      if Simulation.current.hasAnimations && because(.leavingIsUnfinished) { endAnimations() }
    }
  }

  /// The view and those in it are no longer on screen.
  func endAnimations() {
    layerIfMade?.leaveScreen()
    for child in subviewStorage {
      Host.branch()
      child.endAnimations()
    }
  }

  private func sendWillRemove(from parent: UIView) {
    if because(.viewRemovalNotices) {
      parent.willRemoveSubview(self)
    }
  }

  private func sendWillLeaveSuperview() {
    if because(.viewRemovalNotices) {
      willMove(toSuperview: nil)
    }
  }

  /// The superview dies; this view may live on.
  func sendWillBeOrphaned() {
    if because(.viewDeallocTellsSubviews) {
      willMove(toSuperview: nil)
    }
  }

  private func sendDidLeaveSuperview() {
    if because(.viewRemovalNotices) {
      didMoveToSuperview()
    }
  }

  /// Lets two subviews change places in the list.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    var list = subviewStorage
    guard list.indices.contains(first), list.indices.contains(second) else { return }
    let one = list[first]
    list[first] = list[second]
    list[second] = one
    subviewStorage = list
    layerIfMade?.subviewMoved(list[min(first, second)].layer, toBack: min(first, second) == 0)
    layerIfMade?.subviewMoved(list[max(first, second)].layer, toBack: false)
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

  /// Adds the view next to a sibling; without one it goes on top.
  func insertSubview(_ view: UIView, at index: Int?, offset: Int) {
    if let index = index {
      addSubview(view, at: index + offset)
    } else if because(.viewInsertedNextToStranger) {
      addSubview(view, at: subviewStorage.count)
    }
  }

  /// `-[UIView(Internal) _addSubview:positioned:relativeTo:]`
  func addSubview(_ view: UIView, at index: Int) {
    guard mayContain(view) else { return }
    if view.superviewStorage === self && because(.viewAddedAgain) {
      reorder(view, to: index)
      return
    }
    view.tellFormerSuperview()
    let oldWindow = view.window
    if oldWindow != nil && oldWindow !== window { view.removeFocusFromSubtree() }
    if oldWindow === window {
      insertInSameWindow(view, at: index)
    } else if because(.viewEntersWindowWithSuperview) {
      insertWindowFirst(view, at: index, from: oldWindow, to: window)
    } else {
      insertSuperviewFirst(view, at: index, from: oldWindow, to: window)
    }
  }

  /// A view in itself would have no end. UIKit notices the plain case, Core Animation the rest.
  private func mayContain(_ view: UIView) -> Bool {
    if view === self {
      guard because(.viewAddedToItself) else { return false }
      Host.raise(
        NSException(name: .invalidArgumentException, reason: "Can't add self as subview"))
    }
    if !view.subviewStorage.isEmpty && isDescendant(of: view) {
      guard because(.viewCycle) else { return false }
      Host.raise(
        NSException(
          name: NSExceptionName("CALayerInvalid"),
          reason: "layer \(Host.describe(view.layer)) is a part of cycle in its layer tree"))
    }
    return true
  }

  private func tellFormerSuperview() {
    if let old = superviewStorage, because(.viewMovedBetweenSuperviews) {
      old.willRemoveSubview(self)
    }
  }

  /// The window stays the same, or there is none: only the superview is news.
  private func insertInSameWindow(_ view: UIView, at index: Int) {
    let tells = because(.viewAddedToDetachedTree)
    if tells {
      view.willMove(toSuperview: self)
    }
    let tint = view.tintBeforeMove
    place(view, at: index)
    view.tellTint(changedFrom: tint)
    if tells {
      view.didMoveToSuperview()
      if view.superviewStorage === self {
        didAddSubview(view)
      }
    }
  }

  /// The window is announced before the superview, and confirmed before it.
  private func insertWindowFirst(
    _ view: UIView, at index: Int, from oldWindow: UIWindow?, to newWindow: UIWindow?
  ) {
    tellControllersWillMove(view, from: oldWindow, to: newWindow)
    view.willMoveTree(toWindow: newWindow)
    view.willMove(toSuperview: self)
    let tint = view.tintBeforeMove
    place(view, at: index)
    view.didMoveTree(fromWindow: oldWindow, toWindow: newWindow)
    guard view.superviewStorage === self else { return }
    view.tellTint(changedFrom: tint, inWindow: newWindow != nil)
    guard view.superviewStorage === self else { return }
    view.didMoveToSuperview()
    guard view.superviewStorage === self else { return }
    didAddSubview(view)
    tellControllersDidMove(view, to: newWindow)
  }

  /// The other order: everything about the superview first, as if there were no window yet.
  private func insertSuperviewFirst(
    _ view: UIView, at index: Int, from oldWindow: UIWindow?, to newWindow: UIWindow?
  ) {
    view.willMove(toSuperview: self)
    tellControllersWillMove(view, from: oldWindow, to: newWindow)
    let tint = view.tintBeforeMove
    place(view, at: index)
    view.tellTint(changedFrom: tint, inWindow: newWindow != nil)
    view.didMoveToSuperview()
    didAddSubview(view)
    view.willMoveTree(toWindow: newWindow)
    view.didMoveTree(fromWindow: oldWindow, toWindow: newWindow)
    tellControllersDidMove(view, to: newWindow)
  }

  private func tellControllersWillMove(
    _ view: UIView, from oldWindow: UIWindow?, to newWindow: UIWindow?
  ) {
    if newWindow != nil {
      view.willMoveToWindow(newWindow, newSuperview: self)
    } else if oldWindow != nil {
      view.willMoveFromWindow()
    }
  }

  private func tellControllersDidMove(_ view: UIView, to newWindow: UIWindow?) {
    if newWindow != nil {
      view.didMoveToWindowWithControllers()
    } else {
      view.didMoveFromWindow()
    }
  }

  /// Takes the view from where it is and puts it here; both places have to lay out again.
  private func place(_ view: UIView, at index: Int) {
    view.superviewStorage?.detach(view)
    let count = subviewStorage.count
    subviewStorage.insert(view, at: index < 0 ? 0 : (index > count ? count : index))
    view.superviewStorage = self
    layoutAfterChangeOfHierarchy()
    markTrails(of: view)
    if view.holdsLink { view.relink(window) }
  }

  private func layoutAfterChangeOfHierarchy() {
    if because(.layoutAfterHierarchyChange) {
      setNeedsLayout()
    }
  }

  func detach(_ view: UIView) {
    guard let index = indexOfSubview(view) else { return }
    let gone = subviewStorage.remove(at: index)
    gone.superviewStorage = nil
    if gone.holdsLink { gone.relink(nil) }
    layoutAfterChangeOfHierarchy()
    removeConstraints(mentioning: gone)
  }

  /// Moves a subview to the place before the one that is at the index now.
  func reorder(_ view: UIView, to index: Int) {
    guard let old = indexOfSubview(view) else { return }
    let moved = subviewStorage.remove(at: old)
    let count = subviewStorage.count
    let target = old < index ? index - 1 : index
    subviewStorage.insert(moved, at: target > count ? count : target)
    layerIfMade?.subviewMoved(moved.layer, toBack: target == 0)
  }

  /// Tells the view and everything in it, each parent before its children.
  @_semantics("vdl.step._willMoveToWindow:")
  func willMoveTree(toWindow newWindow: UIWindow?) {
    Simulation.current.step("-[UIView _willMoveToWindow:]")
    if because(newWindow == nil ? .viewLeavesWindow : .viewEntersWindow) {
      willMove(toWindow: newWindow)
    }
    let children = subviewStorage
    for child in children {
      if child.superviewStorage === self {
        Host.branch()
        child.willMoveTree(toWindow: newWindow)
      }
    }
  }

  /// `-[UIView(Hierarchy) _didMoveFromWindow:toWindow:]`
  @_semantics("vdl.step._didMoveFromWindow:toWindow:")
  func didMoveTree(fromWindow oldWindow: UIWindow?, toWindow newWindow: UIWindow?) {
    Simulation.current.step("-[UIView _didMoveFromWindow:toWindow:]")
    if newWindow != nil {
      enteredWindow()
    }
    sendDidMoveToWindow(isInWindow: newWindow != nil)
    let children = subviewStorage
    for child in children {
      if child.superviewStorage === self {
        Host.branch()
        child.didMoveTree(fromWindow: oldWindow, toWindow: newWindow)
      }
    }
  }

  private func sendDidMoveToWindow(isInWindow: Bool) {
    if isInWindow {
      for proxy in Simulation.current.appearances { proxy.apply(to: self) }
    }
    if because(isInWindow ? .viewEntersWindow : .viewLeavesWindow) {
      didMoveToWindow()
    }
  }

  /// Updates the view after it entered a window: traits, margins, safe area.
  private func enteredWindow() {
    updateTraits()
    if viewDelegate != nil && Simulation.current.isAtLeast(8) {
      rootMarginsChange()
    }
    updateOwnSafeArea()
  }

  private func rootMarginsChange() {
    if because(.marginsChangeInWindow) {
      sendLayoutMarginsDidChange()
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
      current = candidate.windowLink?.filled ?? candidate.superviewStorage
    }
    return nil
  }
}
