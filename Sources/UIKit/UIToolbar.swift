/// A bar of buttons.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
}
