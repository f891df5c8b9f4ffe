/// The bar of a navigation controller. It shows the `navigationItem` of the top.
open class UINavigationBar: UIView {
  open var isTranslucent = true
  @available(iOS 11.0, *)
  open var prefersLargeTitles = false
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?
}
