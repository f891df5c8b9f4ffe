/// A thing that a lesson teaches, as its author names it. The form says which sort of thing it is.
public enum Teaching: Hashable, Sendable {
  /// A rule of the rule book: `view.loads-on-first-access`.
  case rule(RuleID)
  /// An act of the user or the system, by its name without labels: `settle` of `Simulator.settle`.
  case act(String)
  /// A callback, with its labels where several have its name: `viewDidLoad`, `willMove(toParent:)`.
  case callback(String)

  private static let actsBegin = "Simulator."

  /// Reads a name; nil when the text has no form of the three.
  public init?(_ text: String) {
    if text.hasPrefix(Self.actsBegin) {
      let name = String(text.dropFirst(Self.actsBegin.count))
      guard Self.isAct(name) else { return nil }
      self = .act(name)
    } else if text.contains(".") {
      guard RuleID.isWellFormed(text) else { return nil }
      self = .rule(RuleID(rawValue: text))
    } else {
      guard Self.isCallback(text) else { return nil }
      self = .callback(text)
    }
  }

  /// Returns whether a name after `Simulator.` is an act's: a function's, without labels. Types of that
  /// place, such as `Simulator.Scene`, are no acts, and nobody teaches them.
  public static func isAct(_ name: String) -> Bool { isCallback(name) && !name.contains("(") }

  /// A callback is written as in the name of an event, without the object.
  private static func isCallback(_ text: String) -> Bool {
    guard text.first?.isLowercase == true, !text.contains(" ") else { return false }
    return EventName("V." + text) != nil
  }
}

extension Teaching: CustomStringConvertible {
  /// The form that `init(_:)` reads.
  public var description: String {
    switch self {
    case .rule(let id): id.rawValue
    case .act(let name): Self.actsBegin + name
    case .callback(let name): name
    }
  }
}
