/// How well something was remembered: FSRS's four grades.
public enum Rating: Int, Hashable, Sendable, CaseIterable {
  case again = 1
  case hard, good, easy

  /// Whether it was remembered at all.
  public var isPass: Bool { self != .again }
}
