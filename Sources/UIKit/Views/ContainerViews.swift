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

/// Spares the views in a container view a part of the way up.
final class WindowLink {
  /// The window of the container view.
  weak var window: UIWindow?
  /// The outer view that the container view fills.
  weak var filled: UIView?
}

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

  /// Remembers the window for the views inside from now on, and the view that this one fills.
  func link(filling outer: UIView) {
    let link = WindowLink()
    link.filled = outer
    link.window = window
    windowLink = link
    var current: UIView? = self
    while let view = current {
      view.holdsLink = true
      current = view.superviewStorage
    }
  }

  /// The view with its links moved.
  func relink(_ window: UIWindow?) {
    windowLink?.window = window
    let children = subviewStorage
    for child in children where child.holdsLink {
      child.relink(window)
    }
  }
}

/// A picture of another view.
final class _UIReplicantView: UIView {}
