/// A rectangle that takes part in layout without being a view.
@available(iOS 9.0, *)
open class UILayoutGuide: NSObject {
  weak var ownerStorage: UIView?
  open var identifier: String = ""

  public override init() {
    super.init()
  }

  open var owningView: UIView? { return ownerStorage }

  /// Where a guide made by code was placed by its constraints.
  var placedFrame: CGRect = CGRect.zero

  /// The guide's rectangle in its view's coordinates.
  open var layoutFrame: CGRect {
    guard let owner = ownerStorage else { return CGRect.zero }
    guard let insets = systemInsets else { return placedFrame }
    let all = owner.bounds
    return CGRect(
      x: insets.left, y: insets.top, width: max(all.width - insets.left - insets.right, 0),
      height: max(all.height - insets.top - insets.bottom, 0))
  }

  /// What a guide of UIKit's own leaves free of its view; nil for one made by code.
  var systemInsets: UIEdgeInsets? {
    guard let owner = ownerStorage else { return nil }
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": return owner.safeAreaInsets
    case "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide": return owner.layoutMargins
    case "UIScrollViewContentLayoutGuide", "UIScrollViewFrameLayoutGuide": return UIEdgeInsets.zero
    default: return nil
    }
  }

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
