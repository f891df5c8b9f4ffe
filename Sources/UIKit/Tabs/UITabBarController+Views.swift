/// The views of a tab bar controller: the one around the child's view, and the bar.
extension UITabBarController {

  /// `UILayoutContainerView`, with the transition view and the bar.
  func makeContainerView(_ frame: CGRect) -> UIView {
    let own = UILayoutContainerView(frame: frame)
    let transitions = own.contain(UITransitionView(frame: frame), at: 0)
    wrapper = transitions.contain(UIViewControllerWrapperView(frame: frame), at: 0)
    own.addSubview(tabBar)
    return own
  }
}
