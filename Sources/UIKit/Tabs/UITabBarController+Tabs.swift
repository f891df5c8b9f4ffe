/// Tabs that make their controllers themselves, from iOS 18.
extension UITabBarController {

  /// Takes tabs in and selects the first, unless the selected one stays. Their controllers are
  /// created when first selected.
  func takeTabs(_ new: [UITab]) {
    let chosen = chosenTab
    for tab in tabStorage { tab.managerStorage = nil }
    setMembers(members.filter { isController($0, ofOneOf: new) })
    tabStorage = new
    for tab in new {
      tab.managerStorage = self
      if !because(.tabControllersAreMadeLate) { _ = tab.viewController }
    }
    if let chosen = chosen, chosen.tabBarController === self {
      tabState.chosen = chosen
    } else if let first = new.first(where: { !$0.isHidden }) {
      select(tab: first)
    }
  }

  private func isController(_ controller: UIViewController, ofOneOf tabs: [UITab]) -> Bool {
    return tabs.contains { tab in
      tab.viewControllerIfMade === controller
        || (tab as? UITabGroup)?.managingNavigationController === controller
    }
  }

  /// Selects a tab and, in all groups around it, the child that leads to it.
  func select(tab wanted: UITab) {
    let tab = wanted.tabToSelect
    tabState.chosen = tab
    for member in tab.path { member.parentStorage?.noteSelected(member) }
    guard let controller = shownController(for: tab) else { return }
    if !UINavigationController.list(members, has: controller) {
      members.append(controller)
      if because(.tabsTellAllChildren) { takeIn(controller) }
    }
    changeSelection(to: controller)
  }

  /// The controller of the outermost tab; a group may leave that to its navigation controller.
  private func shownController(for tab: UITab) -> UIViewController? {
    if tab.parentStorage == nil && !(tab is UITabGroup) { return tab.viewController }
    if let group = tab.managingTabGroup, let navigation = group.managingNavigationController {
      stack(tab, of: group, in: navigation)
      return navigation
    }
    if because(.groupShowsItsController) {
      for member in tab.path {
        if let controller = member.viewController { return controller }
      }
    }
    return tab.viewController
  }

  /// The stack of a managing navigation controller: the controllers on the way to the selected tab.
  private func stack(_ tab: UITab, of group: UITabGroup, in navigation: UINavigationController) {
    guard because(.groupStacksControllers) else {
      if navigation.stack.isEmpty, let top = tab.viewController {
        navigation.setViewControllers([top], animated: false)
      }
      return
    }
    var proposed: [UIViewController] = []
    var isInside = false
    for member in tab.path {
      if member === group { isInside = true }
      if isInside, let controller = member.viewController { proposed.append(controller) }
    }
    let wanted =
      delegate?.tabBarController(
        self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
      ?? proposed
    navigation.setViewControllers(wanted, animated: navigation.viewStorage?.window != nil)
  }

  /// The tab of the bar that the selected controller belongs to.
  var selectedTabStorage: UITab? {
    if let chosen = chosenTab { return chosen.path.first }
    return tabStorage.first {
      $0.viewControllerIfMade != nil && $0.viewControllerIfMade === selected
    }
  }

  /// The tab that is selected, perhaps in a group.
  var chosenTab: UITab? {
    guard let chosen = tabState.chosen, chosen.tabBarController === self, let shown = selected,
      chosen.path.contains(where: { isController(shown, ofOneOf: [$0]) })
    else { return nil }
    return chosen
  }

  /// A person taps: the delegate decides, the tab is selected, the delegate hears of it.
  func tap(_ tab: UITab) {
    guard tab.isEnabled else { return }
    let old = chosenTab
    if let delegate = delegate, because(.tabDelegateDecides),
      !delegate.tabBarController(self, shouldSelectTab: tab)
    {
      return
    }
    if tab === old, let navigation = selected as? UINavigationController,
      because(.secondTapPopsToRoot)
    {
      navigation.popToRootViewController(animated: true)
    }
    select(tab: tab)
    if let delegate = delegate, because(.tabDelegateIsTold) {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: old)
    }
  }
}
