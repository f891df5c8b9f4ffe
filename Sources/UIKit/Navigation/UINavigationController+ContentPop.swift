/// The swipe back that begins anywhere on the content, from iOS 26.
@available(iOS 26.0, *)
extension UINavigationController {
  /// The recogniser of that swipe, on the controller's view; nil before the view is loaded.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    if let made = contentPopRecognizer { return made }
    guard let own = viewStorage else { return nil }
    let made = UIGestureRecognizer()
    contentPopRecognizer = made
    own.addGestureRecognizer(made)
    return made
  }
}
