/// The text that a constraint prints, as in the log of constraints that contradict each other.
extension NSLayoutConstraint {
  var printed: String {
    var text = "<NSLayoutConstraint:\(Host.hexadecimal(Host.address(self)))"
    if let identifier = identifier { text += " '\(identifier)'" }
    var names: String?
    if let size = printedSize {
      text += " " + size
    } else if let distance = printedDistance {
      text += " " + distance
      names = printedSuperview
    } else {
      text += " " + printedEquation
    }
    return text + remark(names) + ">"
  }

  private func remark(_ superview: String?) -> String {
    let says = isActive && because(.activeConstraintSaysSo)
    var all = [firstItem, secondItem].compactMap { NSLayoutConstraint.identified($0) }
    if all.count == 2 && all[0] == all[1] { all.removeLast() }
    if let superview = superview { all.append(superview) }
    let names: String? = all.isEmpty ? nil : all.joined(separator: ", ")
    guard let names = names else { return says ? "   (active)" : "" }
    return says ? "   (active, names: \(names) )" : "  (Names: \(names) )"
  }

  // MARK: Visual format

  /// `V:[UIView:0x1(100)]`; nil where the constraint is no plain size.
  private var printedSize: String? {
    guard secondItem == nil, secondAttribute == .notAnAttribute, let item = firstItem else {
      return nil
    }
    guard firstAttribute == .width || firstAttribute == .height, constant >= 0 else { return nil }
    if because(.sizePrintsAsEquation) { return nil }
    let letter = firstAttribute == .width ? "H" : "V"
    return "\(letter):[\(NSLayoutConstraint.name(of: item))(\(printedPredicate))]"
  }

  /// `V:|-(8)-[UIView:0x1]` and `V:[UIView:0x1]-(8)-[UIView:0x2]`; nil where the visual format has no
  /// words for it.
  private var printedDistance: String? {
    guard multiplier == 1, let first = firstView, firstItem is UIView, secondItem is UIView,
      let second = secondView
    else { return nil }
    let letter = NSLayoutConstraint.isVertical(firstAttribute) ? "V" : "H"
    let direction = firstAttribute == .left || firstAttribute == .right ? "(LTR)" : ""
    let one = "[\(NSLayoutConstraint.name(of: first))]"
    let other = "[\(NSLayoutConstraint.name(of: second))]"
    let gap = "-(\(printedPredicate))-"
    if first.superview === second && isLeadingEdge && firstAttribute == secondAttribute {
      return "\(letter):|\(gap)\(one)\(direction)"
    }
    if second.superview === first && isTrailingEdge && firstAttribute == secondAttribute {
      return "\(letter):\(other)\(gap)|\(direction)"
    }
    if isLeadingEdge && secondAttribute == NSLayoutConstraint.opposite(of: firstAttribute) {
      return "\(letter):\(other)\(gap)\(one)\(direction)"
    }
    return nil
  }

  private var printedSuperview: String? {
    guard firstAttribute == secondAttribute else { return nil }
    guard let outer = isLeadingEdge ? secondItem : firstItem else { return nil }
    return "'|':\(NSLayoutConstraint.identified(outer) ?? NSLayoutConstraint.name(of: outer))"
  }

  /// `8`, `>=8` or `8@750`.
  private var printedPredicate: String {
    var sign = ""
    if relation == .lessThanOrEqual { sign = "<=" }
    if relation == .greaterThanOrEqual { sign = ">=" }
    return sign + PrintedNumber.short(constant) + printedPriority
  }

  private var printedPriority: String {
    if priority.rawValue >= 1000 { return "" }
    return "@" + PrintedNumber.short(CGFloat(priority.rawValue))
  }

  private var isLeadingEdge: Bool {
    return firstAttribute == .left || firstAttribute == .leading || firstAttribute == .top
  }

  private var isTrailingEdge: Bool {
    return firstAttribute == .right || firstAttribute == .trailing || firstAttribute == .bottom
  }

  static func isVertical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute.ofMargins ?? attribute {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: return true
    default: return false
    }
  }

  /// The edge of a view that is next to such an edge of the following view.
  private static func opposite(of attribute: NSLayoutConstraint.Attribute)
    -> NSLayoutConstraint.Attribute
  {
    switch attribute {
    case .left: return .right
    case .leading: return .trailing
    case .top: return .bottom
    default: return .notAnAttribute
    }
  }

  // MARK: Equation

  /// `UIView:0x1.width == 0.5*UIView:0x2.width - 8`.
  private var printedEquation: String {
    var text = NSLayoutConstraint.side(firstItem, firstAttribute)
    switch relation {
    case .lessThanOrEqual: text += " <="
    case .equal: text += " =="
    case .greaterThanOrEqual: text += " >="
    }
    let size = PrintedNumber.short(abs(constant))
    guard let second = secondItem else {
      return text + (constant < 0 ? " - \(size)" : " \(size)") + spaced(printedPriority)
    }
    let factor = multiplier == 1 ? "" : PrintedNumber.short(multiplier) + "*"
    text += " \(factor)\(NSLayoutConstraint.side(second, secondAttribute))"
    if constant != 0 { text += constant < 0 ? " - \(size)" : " + \(size)" }
    return text + spaced(printedPriority)
  }

  private func spaced(_ text: String) -> String { return text.isEmpty ? "" : " \(text)" }

  static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute)
    -> String
  {
    guard let item = item else { return "(null).\(word(for: attribute))" }
    return "\(name(of: item)).\(word(for: attribute))"
  }

  /// The name that a view has for tests, with its address; nil where it has none.
  private static func identified(_ item: AnyObject?) -> String? {
    guard let item = item, let name = givenName(of: item) else { return nil }
    return "\(name):\(Host.hexadecimal(Host.address(item)))"
  }

  private static func givenName(of item: AnyObject) -> String? {
    guard let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty,
      because(.constraintNamesIdentifiedViews)
    else { return nil }
    return name.count > 25 ? name.prefix(25) + "..." : name
  }

  /// The name for tests, else the class and address, and the text of a label or the name of a guide in
  /// quotes.
  static func name(of item: AnyObject) -> String {
    if let name = givenName(of: item) { return name }
    let name = "\(Host.className(item)):\(Host.hexadecimal(Host.address(item)))"
    var text: String?
    if let label = item as? UILabel { text = label.text }
    if let button = item as? UIButton { text = button.title(for: .normal) }
    if let guide = item as? UILayoutGuide { text = guide.identifier }
    guard let text = text, !text.isEmpty else { return name }
    return "\(name)'\(text)'"
  }

  static func word(for attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .lastBaseline: return "lastBaseline"
    case .firstBaseline: return "firstBaseline"
    case .leftMargin: return "leftMargin"
    case .rightMargin: return "rightMargin"
    case .topMargin: return "topMargin"
    case .bottomMargin: return "bottomMargin"
    case .leadingMargin: return "leadingMargin"
    case .trailingMargin: return "trailingMargin"
    case .centerXWithinMargins: return "centerXWithinMargins"
    case .centerYWithinMargins: return "centerYWithinMargins"
    case .notAnAttribute: return "notAnAttribute"
    }
  }
}
