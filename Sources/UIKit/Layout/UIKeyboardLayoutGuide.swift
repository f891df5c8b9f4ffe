/// A guide that follows something on the screen.
@available(iOS 15.0, *)
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The space that the keyboard takes. Without one it's the part below the safe area, so that a view
/// above the guide is where one wants it in either case. The model has no keyboard.
@available(iOS 15.0, *)
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes along with a keyboard that floats.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area, rather than at the view's bottom, without a keyboard.
  @available(iOS 17.0, *)
  open var usesBottomSafeArea = true
  /// The space above the keyboard in which a finger begins to dismiss it.
  @available(iOS 17.0, *)
  open var keyboardDismissPadding: CGFloat = 0

  override var systemInsets: UIEdgeInsets? {
    guard let owner = owningView else { return nil }
    let covered = usesBottomSafeArea && because(.keyboardGuideEndsAtSafeArea)
    return UIEdgeInsets(
      top: owner.frameStorage.height - (covered ? owner.safeAreaInsets.bottom : 0), left: 0,
      bottom: 0, right: 0)
  }
}

@available(iOS 15.0, *)
extension UIView {
  /// The space that the keyboard takes of the view.
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
