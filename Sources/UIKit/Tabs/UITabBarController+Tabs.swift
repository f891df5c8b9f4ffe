/// Tabs that make their controllers themselves, from iOS 18.
extension UITabBarController {

  /// Takes tabs in and selects the first. Their controllers are created when first selected.
  func takeTabs(_ new: [UITab]) {
    setMembers([])
    tabStorage = new
    for tab in new {
      tab.managerStorage = self
      if !because(.tabControllersAreMadeLate) { _ = tab.viewController }
    }
    if let first = new.first { select(first) }
  }

  func select(_ tab: UITab) {
    guard let controller = tab.viewController else { return }
    if !UINavigationController.list(members, has: controller) {
      members.append(controller)
      if because(.tabsTellAllChildren) { takeIn(controller) }
    }
    select(controller)
  }

  var selectedTabStorage: UITab? {
    guard let selected = selected else { return nil }
    for tab in tabStorage {
      if tab.viewControllerIfMade === selected { return tab }
    }
    return nil
  }

  /// A person taps: the delegate decides, the tab is selected, the delegate hears of it.
  func tap(_ tab: UITab) {
    let old = selectedTabStorage
    if let delegate = delegate, because(.tabDelegateDecides),
      !delegate.tabBarController(self, shouldSelectTab: tab)
    {
      return
    }
    select(tab)
    if let delegate = delegate, because(.tabDelegateIsTold) {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: old)
    }
  }
}
