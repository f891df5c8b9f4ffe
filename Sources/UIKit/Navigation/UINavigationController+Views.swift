/// The views of a navigation controller: the one around the top's view, and the bars.
extension UINavigationController {

  /// `UILayoutContainerView`, with the transition view and the bar.
  func makeContainerView(_ frame: CGRect) -> UIView {
    let own = UILayoutContainerView(frame: frame)
    let transitions = own.contain(UINavigationTransitionView(frame: frame), at: 0)
    let inner = UIViewControllerWrapperView(frame: frame)
    wrapper = inner
    transitions.contain(inner, at: 0).link(filling: own)
    own.addSubview(navigationBar)
    return own
  }

  /// The bar lies below the status bar, the toolbar above the home indicator or the tab bar.
  func placeBars() {
    guard let own = viewStorage, because(.barsHavePlaces) else { return }
    let size = own.frameStorage.size
    let top = statusBarOverlap
    navigationBar.layOutIfMoved(
      in: CGRect(
        x: 0, y: barIsHidden ? -barHeight : top, width: size.width, height: barHeight))
    if toolbarIsHidden { return }
    if toolbar.superviewStorage !== own { own.addSubview(toolbar) }
    toolbar.layOutIfMoved(
      in: CGRect(
        x: 0, y: size.height - coveredBottom - UINavigationController.toolbarHeight,
        width: size.width, height: UINavigationController.toolbarHeight))
  }

  static var toolbarHeight: CGFloat { return 44 }

  /// The height of the bar, with the large title if the top has one.
  var barHeight: CGFloat {
    let plain = Simulation.current.navigationBarHeight
    if navigationBar.prefersLargeTitles, !Simulation.current.isCompactHeight, topHasLargeTitle,
      because(.largeTitleIsHigher)
    {
      return plain + 52
    }
    return plain
  }

  /// `automatic` follows the item below; at the bottom it means a large title.
  private var topHasLargeTitle: Bool {
    for member in stack.reversed() {
      let mode = member.navigationItemStorage?.largeTitleDisplayMode ?? .automatic
      if mode == .always { return true }
      if mode == .never { return false }
    }
    return true
  }

  /// The part of the view at the bottom that a tab bar or the home indicator covers.
  private var coveredBottom: CGFloat {
    guard Simulation.current.isAtLeast(11) else { return tabBarOverlap }
    return viewStorage?.window == nil ? 0 : viewStorage?.safeAreaInsets.bottom ?? 0
  }

  /// The part of the view that lies under the tab bar of the parent.
  private var tabBarOverlap: CGFloat {
    guard let tabs = parentStorage as? UITabBarController, let own = viewStorage,
      tabs.showsBar(for: self)
    else { return 0 }
    return max(own.frameStorage.maxY - tabs.tabBar.frameStorage.minY, 0)
  }

  /// The edges of the view that bars take from a child whose view doesn't reach under them.
  func roomTakenByBars(from child: UIViewController) -> UIEdgeInsets {
    var taken = UIEdgeInsets.zero
    if !barIsHidden && !child.extends(under: navigationBar.isTranslucent, at: .top) {
      taken.top = max(navigationBar.frameStorage.maxY, 0)
    }
    if !toolbarIsHidden {
      if !child.extends(under: true, at: .bottom), let own = viewStorage {
        taken.bottom = max(own.frameStorage.height - toolbar.frameStorage.minY, 0)
      }
    } else if tabBarOverlap > 0 && !child.extends(under: true, at: .bottom) {
      taken.bottom = tabBarOverlap
    }
    return taken
  }
}

extension UIView {
  /// Moves a bar, if it isn't in its place.
  func layOutIfMoved(in rectangle: CGRect) {
    if frameStorage != rectangle { layOut(in: rectangle) }
  }
}
