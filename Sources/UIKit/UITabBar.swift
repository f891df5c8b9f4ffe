/// The bar of a tab controller.
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
}
