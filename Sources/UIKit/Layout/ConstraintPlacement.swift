/// Computes the frames that the constraints of a view give its subviews.
///
/// Each subview has four unknowns: its origin and its length in both directions. A constraint is a
/// linear equation between them. Equations are taken in order of priority; one that follows from
/// those before it adds nothing, one that contradicts them is broken. Inequalities join as
/// equations when the solution violates them. UIKit uses Cassowary; for the layouts of lessons the
/// outcome is the same.
final class ConstraintPlacement {
  private let container: UIView
  /// Whether the size of the container is given, rather than asked for.
  private let isFixed: Bool
  /// Whether edges of a scroll view mean its content, its width and height its visible part.
  private let scrolls: Bool
  /// The container, its subviews and the guides that code added to it; each has four unknowns.
  private var items: [NSObject] = []
  private var equations: [LinearEquation] = []
  private var rows: [LinearRow] = []
  private var values: [CGFloat] = []
  private var determined: [Bool] = []
  private var broken: [NSLayoutConstraint] = []
  /// Whether leading is on the right.
  private lazy var isMirrored: Bool = container.laysOutFromRight

  init(of container: UIView, isFixed: Bool) {
    self.container = container
    self.isFixed = isFixed
    scrolls = container is UIScrollView
    items.append(container)
    for child in container.subviewStorage {
      items.append(child)
    }
    for guide in container.guideStorage {
      if guide.systemInsets == nil { items.append(guide) }
    }
  }

  // MARK: The result

  private var containerSize: CGSize {
    return CGSize(width: values[2], height: values[3])
  }

  /// The size of the container, and another one in a direction that is left open.
  func containerSize(orElse other: CGSize) -> CGSize {
    return CGSize(
      width: determined[2] ? values[2] : other.width,
      height: determined[3] ? values[3] : other.height)
  }

  func isDetermined(_ view: UIView) -> Bool {
    guard let base = unknowns(of: view) else { return true }
    for offset in 0..<4 {
      if !determined[base + offset] { return false }
    }
    return true
  }

  func apply() {
    if scrolls && determined[2] && determined[3], let scrollView = container as? UIScrollView {
      scrollView.contentSize = containerSize
    }
    var index = 0
    for item in items {
      let base = index * 4
      let rectangle = CGRect(
        x: values[base], y: values[base + 1], width: values[base + 2], height: values[base + 3])
      index += 1
      if let guide = item as? UILayoutGuide {
        guide.placedFrame = rectangle
      } else if let view = item as? UIView, index > 1,
        !view.translatesAutoresizingMaskIntoConstraints
      {
        let place = frame(of: view, aligned: rectangle)
        if view.frameStorage != place { view.layOut(in: place) }
      }
    }
  }

  /// Constraints are about the alignment rectangle, which is the frame unless the view says otherwise.
  private func frame(of view: UIView, aligned rectangle: CGRect) -> CGRect {
    guard view.alignmentRectInsets != UIEdgeInsets.zero, because(.alignmentRectIsPlaced) else {
      return rectangle
    }
    return view.frame(forAlignmentRect: rectangle)
  }

  func warnOfConflicts() {
    for constraint in broken {
      if constraint.isKnownConflict { continue }
      constraint.isKnownConflict = true
      Host.warn(
        "Unable to simultaneously satisfy constraints.\n"
          + "Will attempt to recover by breaking constraint \n\(constraint.description)")
    }
  }

  // MARK: The equations

  func solve() {
    gather()
    var rounds = 0
    repeat {
      eliminate()
      rounds += 1
    } while activateViolated() && rounds < 12
  }

  private func gather() {
    fixContainer()
    let ranks = because(.priorityDecides)
    for item in items {
      if let view = item as? UIView, view !== container { gatherSize(of: view, ranks) }
    }
    for constraint in constraintsAround {
      if let equation = equation(for: constraint, ranks) { equations.append(equation) }
    }
    sortEquations()
  }

  private func fixContainer() {
    fix(0, 0)
    fix(1, 0)
    if isFixed && !scrolls {
      fix(2, container.frameStorage.width)
      fix(3, container.frameStorage.height)
    }
  }

  private func fix(_ unknown: Int, _ value: CGFloat) {
    let equation = LinearEquation(priority: 2000, relation: .equal, constraint: nil)
    equation.add(1, unknown)
    equation.constant = value
    equations.append(equation)
  }

  /// The measures of a subview itself: the frame of one that is placed by its mask, the content
  /// size of one that is placed by constraints.
  private func gatherSize(of view: UIView, _ ranks: Bool) {
    guard let base = unknowns(of: view) else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      fix(base, view.frameStorage.minX)
      fix(base + 1, view.frameStorage.minY)
      fix(base + 2, view.frameStorage.width)
      fix(base + 3, view.frameStorage.height)
      return
    }
    let size = contentSize(of: view)
    wish(size.width, base + 2, view.huggingHorizontal, view.resistanceHorizontal)
    wish(size.height, base + 3, view.huggingVertical, view.resistanceVertical)
  }

  private func contentSize(of view: UIView) -> CGSize {
    guard because(.intrinsicSize) else { return CGSize(width: -1, height: -1) }
    var size = view.intrinsicContentSize
    if (size.width < 0 || size.height < 0) && !view.subviewStorage.isEmpty
      && view.placesByConstraints
    {
      let fitting = view.fittingSize
      if size.width < 0 && fitting.width > 0 { size.width = fitting.width }
      if size.height < 0 && fitting.height > 0 { size.height = fitting.height }
    }
    return size
  }

  private func wish(
    _ length: CGFloat, _ unknown: Int, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) {
    if length < 0 { return }
    let hug = LinearEquation(priority: hugging.rawValue, relation: .equal, constraint: nil)
    hug.add(1, unknown)
    hug.constant = length
    equations.append(hug)
    let resist = LinearEquation(
      priority: resistance.rawValue, relation: .greaterThanOrEqual, constraint: nil)
    resist.add(1, unknown)
    resist.constant = length
    equations.append(resist)
  }

  /// Held by the container, its subviews, and the views around it.
  private var constraintsAround: [NSLayoutConstraint] {
    var found = container.constraintStorage
    for child in container.subviewStorage {
      found.append(contentsOf: child.constraintStorage)
    }
    if isFixed {
      var outer = container.superviewStorage
      while let view = outer {
        found.append(contentsOf: view.constraintStorage)
        outer = view.superviewStorage
      }
    }
    return found
  }

  /// first = multiplier * second + constant, as: first - multiplier * second = constant.
  private func equation(for constraint: NSLayoutConstraint, _ ranks: Bool) -> LinearEquation? {
    guard let first = constraint.firstItem as? NSObject else { return nil }
    let turns = constraint.isDirectional && isMirrored
    let equation = LinearEquation(
      priority: ranks ? constraint.priority.rawValue : 1000,
      relation: turns ? constraint.relation.mirrored : constraint.relation, constraint: constraint)
    equation.constant = turns ? -constraint.constant : constraint.constant
    guard add(first, constraint.firstAttribute, 1, to: equation) else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem as? NSObject,
        add(second, constraint.secondAttribute, -constraint.multiplier, to: equation)
      else { return nil }
    }
    return equation.mentions(from: isFixed ? 4 : 2) ? equation : nil
  }

  /// Adds an anchor to an equation, in unknowns or, for a view outside, as a number.
  private func add(
    _ object: NSObject, _ named: NSLayoutConstraint.Attribute, _ factor: CGFloat,
    to equation: LinearEquation
  ) -> Bool {
    if let distance = object as? AnchorDistance { return add(distance, factor, to: equation) }
    let inner = named.ofMargins
    let edge = inner ?? named
    let attribute = edge.isDirectional && isMirrored ? edge.mirrored : edge
    let margins = inner == nil ? nil : (object as? UIView)?.layoutMargins
    if scrolls && isFrameOfContainer(object, attribute) {
      let frame = CGRect(origin: CGPoint.zero, size: container.frameStorage.size)
      equation.constant -= factor * ConstraintPlacement.value(attribute, of: frame)
      return true
    }
    if let base = unknowns(of: object) {
      add(base, attribute, factor, margins ?? UIEdgeInsets.zero, to: equation)
      return true
    }
    if let guide = object as? UILayoutGuide, let owner = guide.owningView,
      let base = unknowns(of: owner), let insets = guide.systemInsets
    {
      add(base, attribute, factor, insets, to: equation)
      return true
    }
    guard let view = NSLayoutConstraint.view(of: object), !view.isDescendant(of: container),
      container.window === view.window || container.isDescendant(of: view)
    else { return false }
    var frame = container.frameFromOutside(view)
    if let margins = margins { frame = frame.inset(by: margins) }
    equation.constant -= factor * ConstraintPlacement.value(attribute, of: frame)
    return true
  }

  private func add(_ distance: AnchorDistance, _ factor: CGFloat, to equation: LinearEquation)
    -> Bool
  {
    guard let end = distance.to.owner as? NSObject, let start = distance.from.owner as? NSObject
    else { return false }
    let across: CGFloat = isMirrored && distance.to.attribute.isDirectional ? -1 : 1
    return add(end, distance.to.attribute, factor * across, to: equation)
      && add(start, distance.from.attribute, -factor * across, to: equation)
  }

  /// Whether an attribute of a scroll view stays when its content moves.
  private func isFrameOfContainer(_ object: NSObject, _ attribute: NSLayoutConstraint.Attribute)
    -> Bool
  {
    if let guide = object as? UILayoutGuide {
      return guide.owningView === container && guide.identifier == "UIScrollViewFrameLayoutGuide"
    }
    return object === container && (attribute == .width || attribute == .height)
  }

  private func add(
    _ base: Int, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat,
    _ insets: UIEdgeInsets, to equation: LinearEquation
  ) {
    switch attribute {
    case .left, .leading:
      equation.add(factor, base)
      equation.constant -= factor * insets.left
    case .top, .firstBaseline:
      equation.add(factor, base + 1)
      equation.constant -= factor * insets.top
    case .right, .trailing:
      equation.add(factor, base)
      equation.add(factor, base + 2)
      equation.constant += factor * insets.right
    case .bottom, .lastBaseline:
      equation.add(factor, base + 1)
      equation.add(factor, base + 3)
      equation.constant += factor * insets.bottom
    case .centerX:
      equation.add(factor, base)
      equation.add(factor / 2, base + 2)
      equation.constant -= factor * (insets.left - insets.right) / 2
    case .centerY:
      equation.add(factor, base + 1)
      equation.add(factor / 2, base + 3)
      equation.constant -= factor * (insets.top - insets.bottom) / 2
    case .width:
      equation.add(factor, base + 2)
      equation.constant += factor * (insets.left + insets.right)
    case .height:
      equation.add(factor, base + 3)
      equation.constant += factor * (insets.top + insets.bottom)
    default: break
    }
  }

  private static func value(_ attribute: NSLayoutConstraint.Attribute, of frame: CGRect) -> CGFloat
  {
    switch attribute {
    case .left, .leading: return frame.minX
    case .top, .firstBaseline: return frame.minY
    case .right, .trailing: return frame.maxX
    case .bottom, .lastBaseline: return frame.maxY
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .width: return frame.width
    case .height: return frame.height
    default: return 0
    }
  }

  private func unknowns(of object: NSObject) -> Int? {
    var index = 0
    for item in items {
      if item === object { return index * 4 }
      index += 1
    }
    return nil
  }

  /// Higher priorities first; equal ones stay in the order in which they were activated.
  private func sortEquations() {
    var sorted: [LinearEquation] = []
    for equation in equations {
      var index = sorted.count
      while index > 0 && sorted[index - 1].priority < equation.priority {
        index -= 1
      }
      sorted.insert(equation, at: index)
    }
    equations = sorted
  }

  // MARK: Elimination

  private func eliminate() {
    rows = []
    broken = []
    let count = items.count * 4
    for equation in equations {
      if equation.isActive { take(equation, count) }
    }
    readValues(count)
  }

  private func take(_ equation: LinearEquation, _ count: Int) {
    let row = LinearRow(equation, count)
    for known in rows {
      row.subtract(known)
    }
    guard let pivot = row.largestUnknown else {
      let contradicts = row.constant > 0.01 || row.constant < -0.01
      if contradicts, equation.priority >= 1000, let constraint = equation.constraint {
        noteConflict(constraint)
      }
      return
    }
    row.normalise(at: pivot)
    for known in rows {
      known.subtract(row)
    }
    rows.append(row)
  }

  private func noteConflict(_ constraint: NSLayoutConstraint) {
    if because(.conflictIsBroken) { broken.append(constraint) }
  }

  /// An unknown that the equations leave open is zero.
  private func readValues(_ count: Int) {
    values = Array(repeating: 0, count: count)
    determined = Array(repeating: false, count: count)
    for row in rows {
      values[row.pivot] = row.constant
      determined[row.pivot] = row.hasOneUnknown
    }
  }

  /// Lets an inequality that the solution violates, or that alone could decide, take part.
  private func activateViolated() -> Bool {
    for equation in equations {
      if equation.isActive { continue }
      var sum: CGFloat = 0
      for term in equation.terms {
        sum += term.factor * values[term.unknown]
      }
      let difference = sum - equation.constant
      let isViolated =
        equation.relation == .greaterThanOrEqual ? difference < -0.01 : difference > 0.01
      if isViolated {
        equation.isActive = true
        return true
      }
    }
    return false
  }
}

/// One relation between unknowns: the terms add up to the constant.
final class LinearEquation {
  let priority: Double
  let relation: NSLayoutConstraint.Relation
  let constraint: NSLayoutConstraint?
  var terms: [LinearTerm] = []
  var constant: CGFloat = 0
  /// An inequality counts only once it is violated.
  var isActive: Bool

  init(priority: Double, relation: NSLayoutConstraint.Relation, constraint: NSLayoutConstraint?) {
    self.priority = priority
    self.relation = relation
    self.constraint = constraint
    isActive = relation == .equal
  }

  func add(_ factor: CGFloat, _ unknown: Int) {
    terms.append(LinearTerm(factor: factor, unknown: unknown))
  }

  /// Whether an unknown from `first` on occurs; the container's own four come first.
  func mentions(from first: Int) -> Bool {
    for term in terms {
      if term.unknown >= first { return true }
    }
    return false
  }
}

struct LinearTerm {
  let factor: CGFloat
  let unknown: Int
}

/// An equation on its way through the elimination: a factor for every unknown.
final class LinearRow {
  var factors: [CGFloat]
  var constant: CGFloat
  var pivot = 0

  init(_ equation: LinearEquation, _ count: Int) {
    factors = Array(repeating: 0, count: count)
    constant = equation.constant
    for term in equation.terms {
      factors[term.unknown] += term.factor
    }
  }

  /// Takes the other row away as often as its unknown occurs here.
  func subtract(_ other: LinearRow) {
    let times = factors[other.pivot]
    if times == 0 { return }
    for index in 0..<factors.count {
      let factor = other.factors[index]
      if factor != 0 { factors[index] -= times * factor }
    }
    constant -= times * other.constant
  }

  var largestUnknown: Int? {
    var best: Int?
    var size: CGFloat = 0.0001
    for index in 0..<factors.count {
      let factor = factors[index] < 0 ? -factors[index] : factors[index]
      if factor > size {
        size = factor
        best = index
      }
    }
    return best
  }

  func normalise(at unknown: Int) {
    pivot = unknown
    let factor = factors[unknown]
    for index in 0..<factors.count {
      factors[index] = factors[index] / factor
    }
    constant = constant / factor
  }

  var hasOneUnknown: Bool {
    for index in 0..<factors.count {
      if index != pivot && (factors[index] > 0.0001 || factors[index] < -0.0001) { return false }
    }
    return true
  }
}

extension UIView {
  /// Whether the view's own constraints could say how large it is.
  var placesByConstraints: Bool {
    return !constraintStorage.isEmpty
  }

  /// The frame of a view outside, in this view's coordinates.
  func frameFromOutside(_ other: UIView) -> CGRect {
    let here = originInTree
    let there = other.originInTree
    return CGRect(
      x: there.x + other.boundsOrigin.x - here.x, y: there.y + other.boundsOrigin.y - here.y,
      width: other.frameStorage.width,
      height: other.frameStorage.height)
  }

  /// The origin of the view's own coordinates in those of the top of its tree.
  var originInTree: CGPoint {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var current: UIView? = self
    while let view = current {
      if view.superviewStorage != nil {
        x += view.frameStorage.minX
        y += view.frameStorage.minY
      }
      x -= view.boundsOrigin.x
      y -= view.boundsOrigin.y
      current = view.superviewStorage
    }
    return CGPoint(x: x, y: y)
  }
}
