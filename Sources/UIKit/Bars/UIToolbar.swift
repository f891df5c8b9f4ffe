/// A bar of buttons at the bottom.
open class UIToolbar: UIView {
  /// The buttons. In a navigation controller they are those of its top.
  open var items: [UIBarButtonItem]? {
    get {
      guard let manager = superviewStorage?.viewDelegate as? UINavigationController,
        manager.toolbar === self, because(.toolbarShowsTopItems)
      else { return itemStorage }
      return manager.stack.last?.toolbarItems
    }
    set { itemStorage = newValue }
  }
  private var itemStorage: [UIBarButtonItem]?
  /// A bar is as high as the system has it, and as wide as it's made.
  @available(iOS 6.0, *)
  open override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(width: size.width, height: 44)
  }

  open var barStyle: UIBarStyle = UIBarStyle.default
  open var isTranslucent = true
  @available(iOS 13.0, *)
  open var standardAppearance: UIToolbarAppearance {
    get { return standardStorage }
    set { standardStorage = UIBarAppearance.kept(newValue) ?? newValue }
  }
  private lazy var standardStorage = UIToolbarAppearance()
  @available(iOS 13.0, *)
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = UIBarAppearance.kept(compactAppearance) }
  }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = UIBarAppearance.kept(scrollEdgeAppearance) }
  }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = UIBarAppearance.kept(compactScrollEdgeAppearance) }
  }
  /// Says where the bar is; not kept alive. A navigation controller's toolbar has its own.
  @available(iOS 7.0, *)
  open weak var delegate: (any UIToolbarDelegate)?
  private var backgrounds: [Int: UIImage] = [:]

  @available(iOS 7.0, *)
  open var barPosition: UIBarPosition { return delegate?.position(for: self) ?? .bottom }

  @available(iOS 5.0, *)
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[position.rawValue * 1000 + barMetrics.rawValue] = image
  }

  @available(iOS 5.0, *)
  open func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    return backgrounds[position.rawValue * 1000 + barMetrics.rawValue]
  }

  private var shadows: [Int: UIImage] = [:]

  @available(iOS 6.0, *)
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    shadows[position.rawValue] = image
  }

  @available(iOS 6.0, *)
  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    return shadows[position.rawValue]
  }
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}

@available(iOS 7.0, *)
extension UIToolbar: UIBarPositioning {}

/// Says where a toolbar is.
@available(iOS 7.0, *)
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
