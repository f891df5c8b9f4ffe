public import Releases
public import Scenarios

extension Phase {
  /// The moment in a turn of the run loop, for people.
  public var title: String {
    switch self {
    case .sync: "inside the statement"
    case .commit: "layout pass at the end of the turn"
    case .afterCommit: "after the layout pass"
    case .animationEnd: "end of the animation"
    }
  }
}

extension Device {
  /// The name that people use.
  public var called: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    }
  }
}

extension Event {
  /// `A.viewWillAppear(_:) with animated: true`.
  public var text: String { "\(object).\(callback)\(withArguments)" }

  /// `A.viewWillAppear(_:)`.
  public var fullName: String { "\(object).\(callback)" }

  /// ` with animated: true`, or nothing.
  public var withArguments: String {
    guard !arguments.isEmpty else { return "" }
    return " with " + arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
  }
}
