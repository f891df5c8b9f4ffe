/// The bar of a navigation controller. It shows the `navigationItem` of the top.
open class UINavigationBar: UIView {
  open var isTranslucent = true
  @available(iOS 11.0, *)
  open var prefersLargeTitles = false
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?
  @available(iOS 5.0, *)
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 11.0, *)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 6.0, *)
  open var shadowImage: UIImage?
  open var barStyle: UIBarStyle = UIBarStyle.default
  @available(iOS 13.0, *)
  open lazy var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance?
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  @available(iOS 5.0, *)
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// Light or dark.
public enum UIBarStyle: Int {
  case `default` = 0
  case black = 1
}

/// The room that a bar has.
@available(iOS 5.0, *)
public enum UIBarMetrics: Int {
  case `default` = 0
  case compact = 1
}
