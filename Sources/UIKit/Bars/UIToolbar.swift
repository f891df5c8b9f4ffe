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
}
