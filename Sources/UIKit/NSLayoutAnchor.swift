/// A place in a view's layout from which constraints are made.
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

@available(iOS 9.0, *)
extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { return xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { return xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { return xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { return xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { return xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { return yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { return yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { return yAnchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { return yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { return yAnchor(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension {
    return NSLayoutDimension(item: self, attribute: .width)
  }
  public var heightAnchor: NSLayoutDimension {
    return NSLayoutDimension(item: self, attribute: .height)
  }

  private func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    return NSLayoutXAxisAnchor(item: self, attribute: attribute)
  }

  private func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    return NSLayoutYAxisAnchor(item: self, attribute: attribute)
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.ownerStorage = self
    guideStorage.append(guide)
  }

  public var layoutGuides: [UILayoutGuide] { return guideStorage }

  @available(iOS 11.0, *)
  public var safeAreaLayoutGuide: UILayoutGuide { return guideNamed("UIViewSafeAreaLayoutGuide") }

  public var layoutMarginsGuide: UILayoutGuide { return guideNamed("UIViewLayoutMarginsGuide") }

  public var readableContentGuide: UILayoutGuide {
    return guideNamed("UIViewReadableContentGuide")
  }

  private func guideNamed(_ name: String) -> UILayoutGuide {
    for guide in guideStorage {
      if guide.identifier == name { return guide }
    }
    let made = UILayoutGuide()
    made.identifier = name
    addLayoutGuide(made)
    return made
  }
}
