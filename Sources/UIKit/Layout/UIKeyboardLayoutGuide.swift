/// The place of the keyboard in a view, from iOS 15. Without a keyboard it is at the lower edge.
@available(iOS 15.0, *)
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes with a keyboard that floats or is split.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends above the lower edge of the safe area while there is no keyboard.
  @available(iOS 17.0, *)
  open var usesBottomSafeArea = true
  /// The distance above the keyboard at which a swipe begins to dismiss it.
  @available(iOS 17.0, *)
  open var keyboardDismissPadding: CGFloat = 0

  override var systemInsets: UIEdgeInsets? {
    guard let owner = ownerStorage else { return nil }
    let height = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    return UIEdgeInsets(top: owner.frameStorage.height - height, left: 0, bottom: 0, right: 0)
  }
}

/// A guide with constraints that are active only near an edge.
@available(iOS 15.0, *)
open class UITrackingLayoutGuide: UILayoutGuide {}

@available(iOS 15.0, *)
extension UIView {
  /// The place of the keyboard in the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for guide in guideStorage {
      if let found = guide as? UIKeyboardLayoutGuide { return found }
    }
    let made = UIKeyboardLayoutGuide()
    made.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(made)
    return made
  }
}
