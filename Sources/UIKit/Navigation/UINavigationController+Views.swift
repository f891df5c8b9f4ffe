/// The views of a navigation controller: the one around the top's view, and the bars.
extension UINavigationController {

  /// `UILayoutContainerView`, with the transition view and the bar.
  func makeContainerView(_ frame: CGRect) -> UIView {
    let own = UILayoutContainerView(frame: frame)
    let transitions = own.contain(UINavigationTransitionView(frame: frame), at: 0)
    wrapper = transitions.contain(UIViewControllerWrapperView(frame: frame), at: 0)
    own.addSubview(navigationBar)
    return own
  }
}
