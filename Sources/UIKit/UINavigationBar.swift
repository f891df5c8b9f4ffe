/// The bar of a navigation controller.
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
}
