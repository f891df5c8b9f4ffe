/// A rectangle that takes part in layout without being a view.
@available(iOS 9.0, *)
open class UILayoutGuide: NSObject, UILayoutSupport {
  weak var ownerStorage: UIView?
  /// The hidden subview that stands for a controller's guide before iOS 11.
  weak var viewOfGuide: UIView?
  open var identifier: String = ""

  public override init() {
    super.init()
  }

  open var owningView: UIView? { return ownerStorage }

  open override var description: String {
    let owner = owningView?.description ?? "(null)"
    return String(Host.describe(self).dropLast(1))
      + " - \"\(identifier)\", layoutFrame = \(PrintedNumber.braces(layoutFrame)), "
      + "owningView = \(owner)>"
  }

  /// The frame that constraints gave a guide created by code.
  var placedFrame: CGRect = CGRect.zero

  /// The guide's rectangle in its view's coordinates.
  open var layoutFrame: CGRect {
    guard let owner = ownerStorage else { return CGRect.zero }
    guard let insets = systemInsets else { return placedFrame }
    if identifier == "UIScrollViewContentLayoutGuide", let scroll = owner as? UIScrollView {
      return CGRect(origin: CGPoint.zero, size: scroll.contentSize)
    }
    let all = owner.bounds
    return CGRect(
      x: insets.left, y: insets.top, width: max(all.width - insets.left - insets.right, 0),
      height: max(all.height - insets.top - insets.bottom, 0))
  }

  /// The insets of a guide of UIKit's own in its view; nil for one created by code.
  var systemInsets: UIEdgeInsets? {
    guard let owner = ownerStorage else { return nil }
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": return owner.safeAreaInsets
    case "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide": return owner.layoutMargins
    case "UIScrollViewContentLayoutGuide", "UIScrollViewFrameLayoutGuide": return UIEdgeInsets.zero
    case "_UIViewControllerTop":
      return UIEdgeInsets(top: 0, left: 0, bottom: owner.frameStorage.height - length, right: 0)
    case "_UIViewControllerBottom":
      return UIEdgeInsets(top: owner.frameStorage.height - length, left: 0, bottom: 0, right: 0)
    default: return nil
    }
  }

  /// The length that bars cover at the top or bottom, for a controller's two guides.
  public var length: CGFloat {
    guard let controller = ownerStorage?.viewDelegate else { return 0 }
    switch identifier {
    case "_UIViewControllerTop": return controller.coveredEdges.top
    case "_UIViewControllerBottom": return controller.coveredEdges.bottom
    default: return 0
    }
  }

  /// Whether constraints leave the guide's place open; the model doesn't ask.
  @available(iOS 10.0, *)
  open var hasAmbiguousLayout: Bool { return false }

  /// The constraints along an axis that mention the guide; for debugging only.
  @available(iOS 10.0, *)
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var current = ownerStorage
    while let view = current {
      found.append(
        contentsOf: view.constraintStorage.filter {
          $0.isAlong(axis) && ($0.firstItem === self || $0.secondItem === self)
        })
      current = view.superviewStorage
    }
    return found
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

/// A guide of a controller for the part of its view that bars cover.
@available(iOS 7.0, *)
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  @available(iOS 9.0, *)
  var topAnchor: NSLayoutYAxisAnchor { get }
  @available(iOS 9.0, *)
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  @available(iOS 9.0, *)
  var heightAnchor: NSLayoutDimension { get }
}
