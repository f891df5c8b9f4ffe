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
    return parts.joined(separator: "; ") + ">"
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
    guard let target = target else { return "action=\(selector.nameInC), target=(null)" }
    let address = Host.hexadecimal(Host.address(target))
    return "action=\(selector.nameInC), target=<\(Host.className(target)) \(address)>"
  }
}

extension Selector {
  /// The name in Objective-C: `tap(_:)` is `tap:`, and `tap(sender:)` is `tapWithSender:`.
  var nameInC: String {
    let name = description
    guard let open = name.firstIndex(of: "(") else { return name }
    let base = String(name[..<open])
    let labels = name[open...].dropFirst().dropLast().split(separator: ":")
    var text = base
    for (index, label) in labels.enumerated() {
      if index == 0 && label != "_" {
        text += "With" + label.prefix(1).uppercased() + label.dropFirst()
      } else if label != "_" {
        text += String(label)
      }
      text += ":"
    }
    return text
  }
}

/// The name of a method in Objective-C.
public func NSStringFromSelector(_ selector: Selector) -> String { return selector.nameInC }
