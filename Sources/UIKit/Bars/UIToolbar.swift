/// A bar of buttons at the bottom.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
