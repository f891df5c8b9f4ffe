/// A rectangle that takes part in layout without being a view.
@available(iOS 9.0, *)
open class UILayoutGuide: NSObject {
  weak var ownerStorage: UIView?
  open var identifier: String = ""

  public override init() {
    super.init()
  }

  open var owningView: UIView? { return ownerStorage }

  open var layoutFrame: CGRect { return ownerStorage?.bounds ?? CGRect.zero }

  public var leadingAnchor: NSLayoutXAxisAnchor { return x(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { return x(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { return x(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { return x(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { return x(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { return y(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { return y(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { return y(.centerY) }
  public var widthAnchor: NSLayoutDimension {
    return NSLayoutDimension(item: self, attribute: .width)
  }
  public var heightAnchor: NSLayoutDimension {
    return NSLayoutDimension(item: self, attribute: .height)
  }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    return NSLayoutXAxisAnchor(item: self, attribute: attribute)
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    return NSLayoutYAxisAnchor(item: self, attribute: attribute)
  }
}
