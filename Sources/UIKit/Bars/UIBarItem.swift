/// An item in a bar: of buttons or of tabs.
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag: Int = 0
}
