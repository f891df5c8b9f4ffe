/// A place in a view's layout, for creating constraints.
@available(iOS 9.0, *)
open class NSLayoutAnchor: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    return make(.equal, anchor, multiplier: 1, constant: constant)
  }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    return make(.greaterThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    return make(.lessThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  /// The class, the item and the attribute: `"UIView:0x1234.leading"`.
  open override var description: String {
    let head = "<\(Host.className(self)):\(Host.hexadecimal(Host.address(self)))"
    return "\(head) \"\(NSLayoutConstraint.side(item, attribute))\">"
  }

  /// The anchor of an item's attribute.
  static func of(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor {
    switch attribute {
    case .width, .height: return NSLayoutDimension(item: item, attribute: attribute)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
      return NSLayoutYAxisAnchor(item: item, attribute: attribute)
    default: return NSLayoutXAxisAnchor(item: item, attribute: attribute)
    }
  }
}

/// An anchor on the horizontal axis.
@available(iOS 9.0, *)
open class NSLayoutXAxisAnchor: NSLayoutAnchor {}

/// An anchor on the vertical axis.
@available(iOS 9.0, *)
open class NSLayoutYAxisAnchor: NSLayoutAnchor {}

/// A width or a height.
@available(iOS 9.0, *)
open class NSLayoutDimension: NSLayoutAnchor {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    return make(.equal, nil, multiplier: 1, constant: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    return make(.greaterThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    return make(.lessThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    return make(.equal, anchor, multiplier: multiplier, constant: constant)
  }
}
