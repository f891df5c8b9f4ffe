/// A bar of buttons at the bottom.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barStyle: UIBarStyle = UIBarStyle.default
  open var isTranslucent = true
  @available(iOS 13.0, *)
  open lazy var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
  @available(iOS 13.0, *)
  open var compactAppearance: UIToolbarAppearance?
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UIToolbarAppearance?
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open weak var delegate: (any UIToolbarDelegate)?

  @available(iOS 7.0, *)
  open var barPosition: UIBarPosition { return .bottom }

  @available(iOS 5.0, *)
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setRare("background \(topOrBottom.rawValue) \(barMetrics.rawValue)", image)
  }

  @available(iOS 5.0, *)
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    return rare("background \(topOrBottom.rawValue) \(barMetrics.rawValue)")
  }

  @available(iOS 6.0, *)
  open func setShadowImage(_ image: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    setRare("shadow \(topOrBottom.rawValue)", image)
  }

  @available(iOS 6.0, *)
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    return rare("shadow \(topOrBottom.rawValue)")
  }
}

/// Says where a toolbar is on the screen.
@available(iOS 7.0, *)
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
