/// A relation between two anchors, or an anchor and a constant.
///
/// Where it is installed is here; what it does to frames is in `ConstraintPlacement.swift`.
@available(iOS 6.0, *)
open class NSLayoutConstraint: NSObject {
  public weak var firstItem: AnyObject?
  public weak var secondItem: AnyObject?
  public let firstAttribute: NSLayoutConstraint.Attribute
  public let secondAttribute: NSLayoutConstraint.Attribute
  public let relation: NSLayoutConstraint.Relation
  public let multiplier: CGFloat
  open var identifier: String?
  open var priority: UILayoutPriority = UILayoutPriority.required
  private var constantStorage: CGFloat
  weak var holder: UIView?
  /// The console has been told that it was broken.
  var isKnownConflict = false

  public enum Relation: Int {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case notAnAttribute = 0
  }

  public init(
    item first: Any, attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem second: Any?,
    attribute secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first as? NSObject
    secondItem = second as? NSObject
    firstAttribute = attribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    constantStorage = constant
    super.init()
  }

  open var constant: CGFloat {
    get { return constantStorage }
    set {
      if constantStorage == newValue { return }
      constantStorage = newValue
      if because(.layoutAfterConstraintChange) {
        holder?.markNeedsLayout()
        firstView?.superviewStorage?.markNeedsLayout()
      }
    }
  }

  /// Whether the constraint is installed on the nearest common ancestor of its views.
  @available(iOS 8.0, *)
  open var isActive: Bool {
    get { return holder != nil }
    set {
      if newValue {
        install()
      } else {
        uninstall()
      }
    }
  }

  @available(iOS 8.0, *)
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
    }
  }

  @available(iOS 8.0, *)
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  var firstView: UIView? { return NSLayoutConstraint.view(of: firstItem) }

  var secondView: UIView? { return NSLayoutConstraint.view(of: secondItem) }

  static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide.owningView }
    return nil
  }

  private func install() {
    if holder != nil { return }
    guard let first = firstView else { return }
    guard let second = secondView else {
      first.addConstraint(self)
      return
    }
    if let common = first.commonAncestor(with: second) {
      let holds = because(.constraintOnCommonAncestor)
      (holds ? common : first).addConstraint(self)
      return
    }
    guard because(.constraintNeedsCommonAncestor) else { return }
    Host.raise(
      NSException(
        name: .genericException,
        reason: "Unable to activate constraint with anchors \(name(of: firstItem)) and "
          + "\(name(of: secondItem)) because they have no common ancestor.  Does the constraint or "
          + "its anchors reference items in different view hierarchies?  That's illegal."))
  }

  private func name(of item: AnyObject?) -> String {
    return item == nil ? "(null)" : NSLayoutConstraint.view(of: item)?.description ?? "(null)"
  }

  private func uninstall() {
    holder?.removeConstraint(self)
  }
}

/// How strongly a constraint holds.
public struct UILayoutPriority: Equatable, Hashable {
  public let rawValue: Double

  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension NSLayoutConstraint {
  public enum Axis: Int {
    case horizontal = 0
    case vertical = 1
  }
}
