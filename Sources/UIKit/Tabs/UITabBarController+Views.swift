/// The views of a tab bar controller: the one around the child's view, and the bar.
extension UITabBarController {

  /// `UILayoutContainerView`, with the transition view and the bar.
  func makeContainerView(_ frame: CGRect) -> UIView {
    let own = UILayoutContainerView(frame: frame)
    let transitions = own.contain(UITransitionView(frame: frame), at: 0)
    let inner = UIViewControllerWrapperView(frame: frame)
    wrapper = inner
    transitions.contain(inner, at: 0).link(filling: own)
    own.addSubview(tabBar)
    return own
  }

  /// The bar lies at the bottom and covers the home indicator, too. It leaves with the controller
  /// below one that hides it.
  func placeBar() {
    guard let own = viewStorage, because(.barsHavePlaces) else { return }
    let size = own.frameStorage.size
    var height = Simulation.current.tabBarHeight
    if Simulation.current.isAtLeast(11) {
      height += own.window == nil ? UIWindow.deviceInsets.bottom : own.safeAreaInsets.bottom
    }
    let isAside = displayed.map { hidesBar(for: $0) } ?? false
    if isAside {
      tabBar.removeFromSuperview()
    } else if tabBar.superviewStorage == nil {
      own.addSubview(tabBar)
    }
    tabBar.layOutIfMoved(
      in: CGRect(
        x: isAside ? -size.width : 0, y: size.height - height, width: size.width, height: height))
  }

  /// Whether the child sees the bar: the top of a navigation stack may hide it.
  func showsBar(for child: UIViewController) -> Bool {
    return !tabBar.isHidden && !hidesBar(for: child)
  }

  func hidesBar(for child: UIViewController) -> Bool {
    guard let navigation = child as? UINavigationController else { return false }
    var isRoot = true
    for member in navigation.stack {
      if !isRoot && member.hidesBottomBarWhenPushed { return because(.pushedHidesTabBar) }
      isRoot = false
    }
    return false
  }
}
