// The views that UIKit puts between a window and the views of controllers. Apps find them on the way up
// `superview`, in `subviews` and in the responder chain; their names are those of UIKit.

/// The view of a navigation or tab bar controller: the part for the child, and the bars.
final class UILayoutContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    viewDelegate?.layoutBars()
  }
}

/// The part of a navigation controller's view in which pushes and pops take place.
final class UINavigationTransitionView: UIView {}

/// Contains the view of a child of a navigation or tab bar controller.
final class UIViewControllerWrapperView: UIView {
  /// The edges that bars took when the view was fitted, and the size of the container then.
  var taken = UIEdgeInsets.zero
  var room = CGSize.zero
}

/// Contains the root view of a window from iOS 13 on, where a sheet over it moves it back.
final class UIDropShadowView: UIView {}

/// The view of an alert or action sheet.
final class _UIAlertControllerView: UIView {}

extension UIView {
  /// Adds a view inside that stays as large as this one, and returns it.
  func contain(_ inner: UIView, at index: Int) -> UIView {
    inner.frame = bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(inner, at: index)
    return inner
  }
}
