/// A relation between two anchors, or an anchor and a constant.
///
/// This file installs it; `ConstraintPlacement.swift` has its effect on frames.
@available(iOS 6.0, *)
open class NSLayoutConstraint: NSObject {
  /// The item of the left side.
  public weak var firstItem: AnyObject?
  /// The item of the right side; nil for a number.
  public weak var secondItem: AnyObject?
  /// The attribute on the left.
  public let firstAttribute: NSLayoutConstraint.Attribute
  /// The attribute on the right.
  public let secondAttribute: NSLayoutConstraint.Attribute
  /// Equal, at most or at least.
  public let relation: NSLayoutConstraint.Relation
  /// The factor of the right attribute.
  public let multiplier: CGFloat
  /// A name for messages on the console.
  open var identifier: String?
  /// The strength of the constraint.
  open var priority: UILayoutPriority = UILayoutPriority.required {
    willSet { if newValue != priority { refusePriority(newValue) } }
  }
  private var constantStorage: CGFloat
  /// Distances of two anchors, which nobody else keeps.
  private var distances: [AnchorDistance]?
  weak var holder: UIView?
  /// Whether the console has been told that it was broken.
  var isKnownConflict = false

  /// The comparison of the two sides.
  public enum Relation: Int {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var mirrored: Relation {
      switch self {
      case .lessThanOrEqual: return .greaterThanOrEqual
      case .equal: return .equal
      case .greaterThanOrEqual: return .lessThanOrEqual
      }
    }
  }

  /// An edge, a middle or a length of a view.
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
    @available(iOS 8.0, *)
    case leftMargin = 13
    @available(iOS 8.0, *)
    case rightMargin = 14
    @available(iOS 8.0, *)
    case topMargin = 15
    @available(iOS 8.0, *)
    case bottomMargin = 16
    @available(iOS 8.0, *)
    case leadingMargin = 17
    @available(iOS 8.0, *)
    case trailingMargin = 18
    @available(iOS 8.0, *)
    case centerXWithinMargins = 19
    @available(iOS 8.0, *)
    case centerYWithinMargins = 20
    case notAnAttribute = 0

    /// The attribute of which this is the one within the margins.
    var ofMargins: Attribute? {
      switch self {
      case .leftMargin: return .left
      case .rightMargin: return .right
      case .topMargin: return .top
      case .bottomMargin: return .bottom
      case .leadingMargin: return .leading
      case .trailingMargin: return .trailing
      case .centerXWithinMargins: return .centerX
      case .centerYWithinMargins: return .centerY
      default: return nil
      }
    }

    /// The margin at an edge.
    var margin: Attribute {
      switch self {
      case .left: return .leftMargin
      case .right: return .rightMargin
      case .top: return .topMargin
      case .bottom: return .bottomMargin
      case .leading: return .leadingMargin
      case .trailing: return .trailingMargin
      default: return self
      }
    }

    var isSize: Bool { return self == .width || self == .height }

    /// Whether it goes by the reading direction.
    var isDirectional: Bool {
      let edge = ofMargins ?? self
      return edge == .leading || edge == .trailing
    }

    var isAbsolute: Bool {
      let edge = ofMargins ?? self
      return edge == .left || edge == .right
    }

    /// The edge that it is where people read from right to left.
    var mirrored: Attribute { return self == .leading ? .right : .left }
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
    let kept = [first, second as Any].compactMap { $0 as? AnchorDistance }
    if !kept.isEmpty { distances = kept }
    refuseAttributes(of: first)
  }

  /// The number added to the right side. A new one asks for layout.
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

  /// Installs constraints, each on the nearest common ancestor of its views.
  @available(iOS 8.0, *)
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
    }
  }

  /// Takes constraints off again.
  @available(iOS 8.0, *)
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  /// Whether it goes by the reading direction.
  var isDirectional: Bool {
    return firstAttribute.isDirectional || secondAttribute.isDirectional
  }

  func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool {
    if firstAttribute == .notAnAttribute { return false }
    return NSLayoutConstraint.isVertical(firstAttribute) == (axis == .vertical)
  }

  open override var description: String { return printed }

  var firstView: UIView? { return NSLayoutConstraint.view(of: firstItem) }

  var secondView: UIView? { return NSLayoutConstraint.view(of: secondItem) }

  static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide.owningView }
    if let distance = item as? AnchorDistance { return view(of: distance.from.owner) }
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
    // A run that accepts any nib may have code elsewhere that adds views.
    guard Simulation.current.anyNib == nil, because(.constraintNeedsCommonAncestor) else { return }
    Host.raise(
      NSException(
        name: .genericException,
        reason: "Unable to activate constraint with anchors \(name(of: firstItem)) and "
          + "\(name(of: secondItem)) because they have no common ancestor.  Does the constraint or "
          + "its anchors reference items in different view hierarchies?  That's illegal."))
  }

  private func name(of item: AnyObject?) -> String {
    guard let item = item else { return "(null)" }
    let attribute = item === firstItem ? firstAttribute : secondAttribute
    return NSLayoutAnchor.of(item, attribute).description
  }

  // MARK: What is refused

  /// Up to iOS 12 an installed constraint stays required or not.
  private func refusePriority(_ new: UILayoutPriority) {
    if new.rawValue <= 0 || new.rawValue > 1000, because(.priorityIsInRange) {
      raise(
        "It's illegal to set priority:\(PrintedNumber.short(CGFloat(new.rawValue))).  Priorities "
          + "must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is "
          + "1000.000000.")
    }
    let changes = (new == .required) != (priority == .required)
    if changes && holder != nil && because(.requiredIsFixed) {
      raise(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(PrintedNumber.short(CGFloat(new.rawValue))) and "
          + "the existing priority was \(PrintedNumber.short(CGFloat(priority.rawValue))).")
    }
  }

  private func raise(_ reason: String) -> Never {
    Host.raise(NSException(name: .internalInconsistencyException, reason: reason))
  }

  /// A place needs another place, and a size another size or none.
  private func refuseAttributes(of first: Any) {
    let isSize = firstAttribute.isSize
    guard let second = secondItem else {
      if !isSize { refuse("\(NSLayoutConstraint.lonePlace)", of: first) }
      return
    }
    if secondAttribute == .notAnAttribute || second === firstItem && isSize { return }
    if isSize != secondAttribute.isSize {
      refuse("Invalid pairing of layout attributes", of: first)
    } else if firstAttribute.isDirectional && secondAttribute.isAbsolute
      || firstAttribute.isAbsolute && secondAttribute.isDirectional
    {
      refuse(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.", of: first)
    }
  }

  private static let lonePlace =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
    + "an illegal constraint of a location equal to a constant. Location attributes must be "
    + "specified in pairs."

  private func refuse(_ reason: String, of first: Any) {
    // A run that accepts any nib may have no items where the app has some.
    guard Simulation.current.anyNib == nil, because(.attributesGoInPairs) else { return }
    let head =
      Simulation.current.isAtLeast(9)
      ? "NSLayoutConstraint for \(first): "
      : "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
        + "constant:]: "
    Host.raise(NSException(name: .invalidArgumentException, reason: head + reason))
  }

  private func uninstall() {
    holder?.removeConstraint(self)
  }

  /// Whether the constraint has a part in a view's place along an axis.
  func concerns(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard isAlong(axis) else { return false }
    return firstItem === view || secondItem === view
  }

  /// The anchors of the two sides.
  @available(iOS 10.0, *)
  open var firstAnchor: NSLayoutAnchor {
    return NSLayoutAnchor.of(firstItem ?? NSNull(), firstAttribute)
  }

  @available(iOS 10.0, *)
  open var secondAnchor: NSLayoutAnchor? {
    return secondItem.map { NSLayoutAnchor.of($0, secondAttribute) }
  }

  /// Without effect from iOS 7 on.
  open var shouldBeArchived = false
}

/// The strength of a constraint.
public struct UILayoutPriority: Equatable, Hashable, Comparable {
  public let rawValue: Double

  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Must hold; a conflict is reported.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// The strength with which content resists being cut off.
  @available(iOS 13.0, *)
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  @available(iOS 13.0, *)
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  @available(iOS 13.0, *)
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    return one.rawValue < other.rawValue
  }

  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    return UILayoutPriority(rawValue: priority.rawValue + Double(difference))
  }

  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    return UILayoutPriority(rawValue: priority.rawValue - Double(difference))
  }

  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }

  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }

  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// The strength with which a view hugs its content.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// The strength with which a view strives for the requested size.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension NSLayoutConstraint {
  /// Across or down.
  public enum Axis: Int, ImportedValue {
    static var nameInC: String { return "UILayoutConstraintAxis" }

    case horizontal = 0
    case vertical = 1
  }
}
