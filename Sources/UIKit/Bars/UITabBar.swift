/// The bar of a tab bar controller. A hidden one takes nothing from the children's safe area.
open class UITabBar: UIView {
  @available(iOS 7.0, *)
  open var isTranslucent = true
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?
}
