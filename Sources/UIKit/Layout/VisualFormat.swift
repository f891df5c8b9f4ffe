/// Reads constraints in the visual format: `H:|-[name(>=100)]-8-[other]-|`.
///
/// A format that cannot be read throws an exception that shows the place.
final class VisualFormat {
  private let format: String
  private let characters: [Character]
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0
  private var isVertical = false
  private var found: [NSLayoutConstraint] = []
  private var row: [UIView] = []

  /// A size or distance: a number, or the size of another view.
  private struct Predicate {
    let relation: NSLayoutConstraint.Relation
    let constant: CGFloat
    let view: UIView?
    let priority: UILayoutPriority
    /// Whether it is the distance of a lone dash.
    var isStandard = false
  }

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    characters = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  func constraints() -> [NSLayoutConstraint] {
    readOrientation()
    let beginsAtEdge = take("|")
    let edge = beginsAtEdge ? place - 1 : -1
    var gap: [Predicate]? = beginsAtEdge ? readConnection(toEdge: true) : nil
    var last = readView()
    if let gap = gap { addLeading(last, gap, edge) }
    while place < characters.count {
      let start = place
      let reachesEdge = isEdgeNext
      gap = readConnection(toEdge: reachesEdge)
      if peek == "|" {
        place += 1
        addTrailing(last, gap ?? [], place - 1)
        if place < characters.count { fail("Expected the end of the format here.") }
        break
      }
      let next = readView()
      for predicate in gap ?? [] {
        add(next, attribute(isLeading: true), predicate, last, attribute(isLeading: false))
      }
      last = next
      if place == start { break }
    }
    addAlignment()
    return found
  }

  // MARK: Reading

  private var peek: Character? { return place < characters.count ? characters[place] : nil }

  private func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    place += 1
    return true
  }

  private func readOrientation() {
    guard peek == "H" || peek == "V" else { return }
    isVertical = peek == "V"
    let letter = isVertical ? "V" : "H"
    place += 1
    if !take(":") {
      fail("Expected a ':' after '\(letter)' to finish specifying the orientation.")
    }
  }

  /// Whether the rest is a distance and the superview's edge.
  private var isEdgeNext: Bool {
    var index = place
    while index < characters.count {
      if characters[index] == "[" { return false }
      if characters[index] == "|" { return true }
      index += 1
    }
    return false
  }

  /// `-8-`, `-(>=8,<=20)-`, `-`, or nothing for a distance of 0.
  private func readConnection(toEdge: Bool) -> [Predicate] {
    guard take("-") else { return [plain(0)] }
    if peek == "[" || peek == "|" {
      var dash = plain(toEdge ? 20 : 8)
      dash.isStandard = true
      return [dash]
    }
    let predicates = peek == "(" ? readList() : [readPredicate(allowsView: false)]
    if !take("-") { fail("Expected a '-' here. That's how you terminate a space between items.") }
    return predicates
  }

  private func plain(_ constant: CGFloat) -> Predicate {
    return Predicate(
      relation: .equal, constant: constant, view: nil, priority: UILayoutPriority.required)
  }

  private func readList(allowsView: Bool = false) -> [Predicate] {
    var all: [Predicate] = []
    place += 1
    repeat { all.append(readPredicate(allowsView: allowsView)) } while take(",")
    if !take(")") { fail("Expected a ')' here to terminate a list of predicates.") }
    return all
  }

  private func readPredicate(allowsView: Bool) -> Predicate {
    let relation = readRelation()
    let start = place
    let name = readName()
    var view: UIView?
    var constant: CGFloat = 0
    if let number = number(name) {
      constant = number
    } else if allowsView, let other = views[name] as? UIView {
      view = other
    } else {
      place = start
      fail(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    var priority = UILayoutPriority.required
    if take("@") {
      let word = readName()
      guard let strength = number(word) else {
        fail("Expected a number or key from the metrics dictionary, but encountered something else")
      }
      priority = UILayoutPriority(rawValue: Double(strength))
    }
    return Predicate(relation: relation, constant: constant, view: view, priority: priority)
  }

  private func readRelation() -> NSLayoutConstraint.Relation {
    guard place + 1 < characters.count, characters[place + 1] == "=" else { return .equal }
    switch characters[place] {
    case "=": place += 2
    case "<":
      place += 2
      return .lessThanOrEqual
    case ">":
      place += 2
      return .greaterThanOrEqual
    default: break
    }
    return .equal
  }

  /// Letters, digits, and the sign and point of a number.
  private func readName() -> String {
    var name = ""
    while let next = peek {
      let isSign = next == "-" && name.isEmpty
      guard next.isLetter || next.isNumber || next == "_" || next == "." || isSign else { break }
      name.append(next)
      place += 1
    }
    return name
  }

  private func number(_ name: String) -> CGFloat? {
    if let number = Double(name) { return CGFloat(number) }
    guard let metric = metrics[name] else { return nil }
    if let number = metric as? CGFloat { return number }
    if let number = metric as? Int { return CGFloat(number) }
    if let number = metric as? Float { return CGFloat(number) }
    return (metric as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private func readView() -> UIView {
    if !take("[") { fail("Expected a view here, in brackets.") }
    let name = readName()
    guard let view = views[name] as? UIView else {
      fail("\(name) is not a key in the views dictionary.")
    }
    row.append(view)
    if peek == "(" {
      let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for predicate in readList(allowsView: true) {
        if let other = predicate.view {
          add(view, size, predicate, other, size)
        } else {
          add(view, size, predicate, nil, .notAnAttribute)
        }
      }
    }
    if !take("]") { fail("Expected a ']' here. That is how you give a view an end.") }
    return view
  }

  private func fail(_ why: String) -> Never {
    let caret = String(repeating: " ", count: place) + "^"
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "Unable to parse constraint format: \n\(why) \n\(format) \n\(caret)"))
  }

  // MARK: Constraints

  private func attribute(isLeading: Bool) -> NSLayoutConstraint.Attribute {
    if isVertical { return isLeading ? .top : .bottom }
    if options.contains(.directionLeftToRight) { return isLeading ? .left : .right }
    return isLeading ? .leading : .trailing
  }

  private func superview(of view: UIView, _ edge: Int) -> UIView {
    if let parent = view.superview { return parent }
    place = edge
    fail("Unable to interpret '|' character, because the related view doesn't have a superview")
  }

  private func addLeading(_ view: UIView, _ gap: [Predicate], _ edge: Int) {
    let parent = superview(of: view, edge)
    let side = attribute(isLeading: true)
    for predicate in gap {
      if reachesMargin(predicate) {
        add(view, side, plain(0), parent, side.margin)
      } else {
        add(view, side, predicate, parent, side)
      }
    }
  }

  private func addTrailing(_ view: UIView, _ gap: [Predicate], _ edge: Int) {
    let parent = superview(of: view, edge)
    let side = attribute(isLeading: false)
    for predicate in gap {
      if reachesMargin(predicate) {
        add(parent, side.margin, plain(0), view, side)
      } else {
        add(parent, side, predicate, view, side)
      }
    }
  }

  private func reachesMargin(_ predicate: Predicate) -> Bool {
    return predicate.isStandard && because(.dashReachesMargin)
  }

  private func add(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate,
    _ second: UIView?, _ other: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: other, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    found.append(constraint)
  }

  /// The views in a row share the edges and middles that the options name.
  private func addAlignment() {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments
    where options.contains(option) {
      for index in row.indices.dropFirst() {
        add(row[index - 1], attribute, plain(0), row[index], attribute)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The constraints that a text in the visual format describes.
  public static func constraints(
    withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    guard because(.visualFormatIsRead) else { return [] }
    return VisualFormat(format, options, metrics ?? [:], views).constraints()
  }

  /// The alignment that the views of a visual format share, and its direction.
  public struct FormatOptions: OptionSet, Equatable, ImportedValue {
    static var nameInC: String { return "NSLayoutFormatOptions" }

    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 2)
    public static let alignAllRight = FormatOptions(rawValue: 4)
    public static let alignAllTop = FormatOptions(rawValue: 8)
    public static let alignAllBottom = FormatOptions(rawValue: 16)
    public static let alignAllLeading = FormatOptions(rawValue: 32)
    public static let alignAllTrailing = FormatOptions(rawValue: 64)
    public static let alignAllCenterX = FormatOptions(rawValue: 512)
    public static let alignAllCenterY = FormatOptions(rawValue: 1024)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 2048)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 4096)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 65536)
    public static let directionRightToLeft = FormatOptions(rawValue: 131072)

    static let alignments: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }
}
