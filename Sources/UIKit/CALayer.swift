/// The drawing side of a view; values are kept and given back.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var opacity: Double = 1
  open var shadowOpacity: Double = 0
  open var shadowRadius: CGFloat = 3
  open var name: String?
}
