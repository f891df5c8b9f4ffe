internal import Coursework
internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Study

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

    /// Whether the questions are those that were answered wrong.
    let isOfMistakes: Bool

    init(
      scope: SchedulingContext.Scope, count: Int, staysOpen: Bool, isOfMistakes: Bool = false
    ) {
      self.scope = scope
      self.count = count
      self.staysOpen = staysOpen
      self.isOfMistakes = isOfMistakes
      length = count
    }

    /// Whether the planned number of questions was asked; false if there were fewer.
    var isThrough: Bool { doneCount > 0 && doneCount == length }

    /// Whether the session asks what is due and new, as `vdl` alone does, and hasn't begun.
    var isOfSession: Bool { staysOpen && scope == .dueAndNew && doneCount == 0 }

    /// Whether the questions are those of an exam that isn't over.
    func isExam(in study: StudySession) -> Bool {
      guard case .assignment = scope else { return false }
      return study.assignment?.keepsVerdicts(at: study.now.time) ?? false
    }

    /// Counts a question as answered or skipped. One of those that were named isn't asked again.
    mutating func pass(_ question: QuestionID) {
      count -= 1
      doneCount += 1
      if case .questions(let questions) = scope {
        scope = .questions(questions.filter { $0 != question })
      }
    }
  }
}
