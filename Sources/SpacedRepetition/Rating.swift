/// A grade of FSRS: how well a learner remembered.
public enum Rating: Int, Hashable, Sendable, CaseIterable {
  case again = 1
  case hard, good, easy

  /// Whether the learner remembered at all.
  public var isPass: Bool { self != .again }
}
