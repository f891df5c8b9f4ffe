/// A guide that follows something on the screen.
@available(iOS 15.0, *)
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The space that the keyboard takes. Without one it's the part below the safe area, so that a view
/// above the guide is where one wants it in either case.
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
    if let height = coveredHeight(of: owner) {
      return UIEdgeInsets(top: owner.frameStorage.height - height, left: 0, bottom: 0, right: 0)
    }
    let covered = usesBottomSafeArea && because(.keyboardGuideEndsAtSafeArea)
    return UIEdgeInsets(
      top: owner.frameStorage.height - (covered ? owner.safeAreaInsets.bottom : 0), left: 0,
      bottom: 0, right: 0)
  }
}

extension UIKeyboardLayoutGuide {
  /// The part of a view that the keyboard covers; nil without a keyboard that reaches into it.
  private func coveredHeight(of view: UIView) -> CGFloat? {
    guard let top = Simulation.current.keyboard?.top, view.window != nil,
      because(.keyboardGuideFollows)
    else { return nil }
    let place = view.convert(view.bounds, to: nil)
    return place.maxY > top ? min(place.height, place.maxY - top) : nil
  }
}

extension Keyboard {
  /// The keyboard's upper edge on the screen, while it is up.
  var top: CGFloat? { return inputs.map { Keyboard.screenSize.height - $0.height } }

  /// Views with a guide for the keyboard lay out anew.
  func moveGuides() {
    guides = guides.filter { $0.guide?.owningView != nil }
    for box in guides { box.guide?.owningView?.setNeedsLayout() }
  }
}

/// A guide that is not kept alive.
struct WeakGuide {
  weak var guide: UILayoutGuide?

  init(_ guide: UILayoutGuide) {
    self.guide = guide
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
    Keyboard.shared.guides.append(WeakGuide(made))
    return made
  }
}
