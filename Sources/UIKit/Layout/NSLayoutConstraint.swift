/// A relation between two anchors, or an anchor and a constant. The model records constraints and
/// where they are installed; it does not solve them.
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
      constantStorage = newValue
      because(.layoutAfterConstraintChange)
      holder?.markNeedsLayout()
      firstView?.superviewStorage?.markNeedsLayout()
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
      because(.constraintOnCommonAncestor)
      first.addConstraint(self)
      return
    }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) {
        because(.constraintOnCommonAncestor)
        view.addConstraint(self)
        return
      }
      candidate = view.superviewStorage
    }
    because(.constraintNeedsCommonAncestor)
    Host.raise(
      NSException(
        name: .genericException,
        reason: "Unable to activate constraint with anchors \(first) and \(second) because they "
          + "have no common ancestor.  Does the constraint or its anchors reference items in "
          + "different view hierarchies?  That's illegal."))
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

extension UIView {
  @available(iOS 6.0, *)
  public var constraints: [NSLayoutConstraint] { return constraintStorage }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraintStorage.append(constraint)
    constraint.holder = self
    because(.layoutAfterConstraintChange)
    markNeedsLayout()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    var kept: [NSLayoutConstraint] = []
    for candidate in constraintStorage {
      if candidate !== constraint { kept.append(candidate) }
    }
    let old = constraintStorage
    constraintStorage = kept
    constraint.holder = nil
    markNeedsLayout()
    _ = old
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  /// Constraints that reach into a view that leaves are dropped by all its former ancestors.
  func removeConstraints(mentioning gone: UIView) {
    var current: UIView? = self
    while let view = current {
      let held = view.constraintStorage
      if !held.isEmpty {
        for constraint in held {
          let first = constraint.firstView
          let second = constraint.secondView
          let reachesIn =
            (first?.isDescendant(of: gone) ?? false) || (second?.isDescendant(of: gone) ?? false)
          if reachesIn { view.removeConstraint(constraint) }
        }
      }
      current = view.superviewStorage
    }
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  public var hasAmbiguousLayout: Bool { return false }
}

extension NSLayoutConstraint {
  public enum Axis: Int {
    case horizontal = 0
    case vertical = 1
  }
}
