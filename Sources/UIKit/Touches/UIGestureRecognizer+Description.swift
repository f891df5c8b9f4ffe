extension UIGestureRecognizer {
  /// The class and address, the state, the view and the targets.
  func printed(_ actions: [GestureAction]) -> String {
    var parts = [String(Host.describe(self).dropLast(1)), "state = \(printedState)"]
    if !isEnabled { parts.append("enabled = NO") }
    if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
    if let view = view {
      parts.append(
        "view = <\(Host.className(view)) \(Host.hexadecimal(Host.address(view)))>")
    }
    let targets = actions.map { "(\($0.printed))" }
    if !targets.isEmpty { parts.append("target= <\(targets.joined(separator: ", "))>") }
    parts += printedNeeds
    return parts.joined(separator: "; ") + ">"
  }

  /// The needs of the gesture, where they differ from the usual.
  private var printedNeeds: [String] {
    var parts: [String] = []
    if let tap = self as? UITapGestureRecognizer {
      if tap.numberOfTapsRequired != 1 {
        parts.append("numberOfTapsRequired = \(tap.numberOfTapsRequired)")
      }
      if tap.numberOfTouchesRequired != 1 {
        parts.append("numberOfTouchesRequired = \(tap.numberOfTouchesRequired)")
      }
    }
    if let swipe = self as? UISwipeGestureRecognizer {
      let all: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      let words = all.filter { swipe.direction.contains($0.0) }.map { $0.1 }
      parts.append("direction = \(words.joined(separator: ","))")
    }
    return parts
  }

  private var printedState: String {
    switch state {
    case .possible: return "Possible"
    case .began: return "Began"
    case .changed: return "Changed"
    case .ended: return "Ended"
    case .cancelled: return "Cancelled"
    case .failed: return "Failed"
    }
  }
}

extension GestureAction {
  fileprivate var printed: String {
    guard let target = target else { return "action=\(selector), target=(null)" }
    let address = Host.hexadecimal(Host.address(target))
    return "action=\(selector), target=<\(Host.className(target)) \(address)>"
  }
}

/// The name of a method in Objective-C.
public func NSStringFromSelector(_ selector: Selector) -> String { return selector.description }
