internal import QuizEngine

extension Session {
  /// What is to be asked.
  struct Plan {
    var scope: SchedulingContext.Scope
    /// How many questions are left.
    var count: Int
    /// How many of them were answered or skipped.
    var doneCount = 0
    /// Whether the session goes on with its own prompt when the questions are over.
    var staysOpen: Bool
    /// How many questions were to be asked.
    private let length: Int

    init(scope: SchedulingContext.Scope, count: Int, staysOpen: Bool) {
      self.scope = scope
      self.count = count
      self.staysOpen = staysOpen
      length = count
    }

    /// Whether all of them were asked, and not only all that there were.
    var isThrough: Bool { doneCount > 0 && doneCount == length }

    /// Counts a question as done with.
    mutating func pass() {
      count -= 1
      doneCount += 1
    }
  }
}
