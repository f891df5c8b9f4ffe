/// The look of a bar; the model keeps it.
@available(iOS 13.0, *)
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {
    super.init()
  }

  open func configureWithDefaultBackground() {}

  open func configureWithOpaqueBackground() {}

  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
@available(iOS 13.0, *)
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar.
@available(iOS 13.0, *)
open class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar.
@available(iOS 13.0, *)
open class UIToolbarAppearance: UIBarAppearance {}
