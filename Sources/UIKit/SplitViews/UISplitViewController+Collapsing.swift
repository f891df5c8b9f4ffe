/// The members of a split view: side by side, or the secondary upon the primary.
extension UISplitViewController {

  func setMembers(_ new: [UIViewController]) {
    let old = members
    members = new
    for member in old {
      if !UINavigationController.list(new, has: member) { drop(member) }
    }
    for member in new {
      if member.parentStorage !== self { takeIn(member) }
    }
    if appearState == .appeared { showMembers(false) }
  }

  private func takeIn(_ member: UIViewController) {
    guard because(.splitTakesMembersIn) else { return }
    adopt(member)
    sendDidMove(member, to: self)
  }

  private func drop(_ member: UIViewController) {
    sendWillMove(member, to: nil)
    member.viewStorage?.removeFromSuperview()
    member.leaveParent()
  }

  // MARK: Collapsing

  /// Born expanded, a split view collapses when it enters a narrow window (commandshift.co.uk 2016).
  func collapseIfNeeded() {
    guard Simulation.current.idiom == .phone, !isCollapsedStorage, because(.splitCollapsesOnPhone)
    else { return }
    isCollapsedStorage = true
    if because(.splitPostsTargetChange) {
      NotificationCenter.default.post(
        name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }
    if styleStorage != .unspecified {
      collapseColumns()
      tellCollapsed()
      return
    }
    guard members.count > 1, let first = members.first, let secondary = members.last else {
      return
    }
    let primary = primaryToCollapseOnto ?? first
    members = [primary]
    drop(secondary)
    if primary !== first {
      drop(first)
      takeIn(primary)
    }
    if let delegate = delegate, because(.splitDelegateCollapses),
      delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    {
      return
    }
    collapse(secondary, onto: primary)
  }

  private var primaryToCollapseOnto: UIViewController? {
    guard let delegate = delegate, because(.splitDelegateNamesPrimary) else { return nil }
    return delegate.primaryViewController(forCollapsing: self)
  }

  /// The primary takes the secondary in: a navigation controller pushes it, any other ignores it.
  func collapse(_ secondary: UIViewController, onto primary: UIViewController) {
    guard because(.splitAsksPrimary) else { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  private func tellCollapsed() {
    guard styleStorage != .unspecified, let delegate = delegate, because(.splitTellsCollapse)
    else { return }
    delegate.splitViewControllerDidCollapse(self)
  }

  // MARK: Side by side

  /// The members that are on screen.
  private var shownMembers: [UIViewController] {
    guard members.count > 1, displayMode == .secondaryOnly || hidesPrimaryInPortrait,
      let secondary = members.last
    else { return members }
    return [secondary]
  }

  /// Whether a tall pad shows the secondary alone is not settled: Apple's page says so for
  /// `automatic`, without naming the callbacks of the hidden primary.
  private var hidesPrimaryInPortrait: Bool {
    if isCollapsedStorage || preferredDisplayMode != .automatic || shownMode != nil { return false }
    if Simulation.current.orientation.isLandscape { return false }
    return !because(.splitShowsBothInPortrait)
  }

  /// The members appear along with the split view, the primary first.
  func showMembers(_ animated: Bool) {
    let shown = shownMembers
    for member in members {
      if !UINavigationController.list(shown, has: member) {
        member.viewStorage?.removeFromSuperview()
      }
    }
    if because(.splitPrimaryFirst) {
      for member in shown { tellAppearing(member, animated) }
    } else {
      var index = shown.count - 1
      while index >= 0 {
        tellAppearing(shown[index], animated)
        index -= 1
      }
    }
    place(shown)
  }

  private func tellAppearing(_ member: UIViewController, _ animated: Bool) {
    if appearState == .appearing { member.__viewWillAppear(animated) }
  }

  /// The width of the primary: what the app prefers, within its limits.
  private func columnWidth(in whole: CGFloat) -> CGFloat {
    guard because(.splitColumnHasWidth) else { return 320 }
    var width: CGFloat = 320
    if preferredPrimaryColumnWidthFraction >= 0 {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth >= 0 { width = preferredPrimaryColumnWidth }
    let most = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : 320
    return max(min(width, most), max(minimumPrimaryColumnWidth, 0))
  }

  /// The columns move at once and hear nothing but layout.
  func columnWidthChanged() {
    if appearState == .appeared && !isCollapsedStorage { place(shownMembers) }
  }

  private func place(_ shown: [UIViewController]) {
    guard let own = viewStorage else { return }
    var x: CGFloat = 0
    for member in shown {
      member.loadViewIfRequired()
      guard let content = member.viewStorage else { continue }
      let isLast = member === shown.last
      let width = isLast ? own.bounds.width - x : columnWidth(in: own.bounds.width)
      content.frame = CGRect(x: x, y: 0, width: width, height: own.bounds.height)
      x += width
      if content.superviewStorage !== own { own.addSubview(content) }
    }
  }

  // MARK: Showing

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if let delegate = delegate, because(.splitDelegateShows),
      delegate.splitViewController(self, showDetail: controller, sender: sender)
    {
      return
    }
    if isCollapsedStorage {
      showCollapsed(controller, sender: sender)
      return
    }
    if styleStorage != .unspecified {
      set(controller, in: .secondary)
      return
    }
    guard because(.showDetailReplacesSecondary) else { return }
    if let primary = members.first { setMembers([primary, controller]) }
  }

  /// In one column a detail goes upon the primary: pushed there, or presented over it.
  private func showCollapsed(_ controller: UIViewController, sender: Any?) {
    guard let navigation = members.first as? UINavigationController, because(.splitPushesSecondary)
    else {
      present(controller, animated: true)
      return
    }
    navigation.write(push: controller, animated: true)
  }

  func showInPrimary(_ controller: UIViewController, sender: Any?) {
    if let delegate = delegate, because(.splitDelegateShows),
      delegate.splitViewController(self, show: controller, sender: sender)
    {
      return
    }
    guard let primary = members.first as? UINavigationController else {
      present(controller, animated: true)
      return
    }
    primary.show(controller, sender: sender)
  }
}

extension UIViewController {
  /// Posted when a split view collapses or expands: details are shown elsewhere from then on.
  @available(iOS 8.0, *)
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
