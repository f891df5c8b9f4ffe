internal import QuizEngine

extension Session {
  /// The questions that the session goes on to ask.
  struct Plan {
    var scope: SchedulingContext.Scope
    /// How many questions are left.
    var count: Int
    /// How many of them were answered or skipped.
    var doneCount = 0
    /// Whether the session goes on with its own prompt when the questions are over.
    var staysOpen: Bool
    /// How many questions were planned.
    private let length: Int

    init(scope: SchedulingContext.Scope, count: Int, staysOpen: Bool) {
      self.scope = scope
      self.count = count
      self.staysOpen = staysOpen
      length = count
    }

    /// Whether the planned number of questions was asked; false if there were fewer.
    var isThrough: Bool { doneCount > 0 && doneCount == length }

    /// Counts a question as answered or skipped.
    mutating func pass() {
      count -= 1
      doneCount += 1
    }
  }
}
