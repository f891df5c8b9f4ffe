/// A place in a view's layout, for creating constraints.
@available(iOS 9.0, *)
open class NSLayoutAnchor: NSObject {
  private let owner: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    owner = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  @available(iOS 10.0, *)
  open var item: AnyObject? { return owner }

  /// The class of the item, its address and the attribute.
  @available(iOS 10.0, *)
  open var name: String { return NSLayoutConstraint.side(owner, attribute) }

  /// Whether the constraints leave the anchor more than one place.
  @available(iOS 10.0, *)
  open var hasAmbiguousLayout: Bool { return (owner as? UIView)?.hasAmbiguousLayout ?? false }

  /// The constraints that decide about the anchor's place.
  @available(iOS 10.0, *)
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let isVertical = NSLayoutConstraint.isVertical(attribute)
    return (owner as? UIView)?.constraintsAffectingLayout(for: isVertical ? .vertical : .horizontal)
      ?? []
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    return NSLayoutConstraint(
      item: owner, attribute: attribute, relatedBy: relation, toItem: other?.owner,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// The system's space between views is 8 points.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    return make(relation, anchor, multiplier: 1, constant: 8 * multiplier)
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
    return "\(head) \"\(NSLayoutConstraint.side(owner, attribute))\">"
  }

  /// Anchors are equal that stand for one place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor else { return false }
    return other.owner === owner && other.attribute == attribute
  }

  open override var hash: Int { return attribute.rawValue }

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
open class NSLayoutXAxisAnchor: NSLayoutAnchor {
  /// The system's space after another anchor, taken so many times.
  @available(iOS 11.0, *)
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { return spaced(.equal, anchor, multiplier) }

  @available(iOS 11.0, *)
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { return spaced(.greaterThanOrEqual, anchor, multiplier) }

  @available(iOS 11.0, *)
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { return spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor on the vertical axis.
@available(iOS 9.0, *)
open class NSLayoutYAxisAnchor: NSLayoutAnchor {
  /// The system's space below another anchor, taken so many times.
  @available(iOS 11.0, *)
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { return spaced(.equal, anchor, multiplier) }

  @available(iOS 11.0, *)
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { return spaced(.greaterThanOrEqual, anchor, multiplier) }

  @available(iOS 11.0, *)
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { return spaced(.lessThanOrEqual, anchor, multiplier) }
}

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

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    return make(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    return make(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
