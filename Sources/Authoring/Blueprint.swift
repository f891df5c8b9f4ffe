public import Curriculum
internal import ReviewLog
public import Scenarios

/// What the questions of a course ask: for each lesson and each rule that its questions are about,
/// the misconceptions about that rule, and the questions by what they ask of the learner.
///
/// A rule is asked for in steps, so the columns go from following a run to writing code.
public struct Blueprint {
  private let course: Course
  private let misconceptions: [Misconception]

  /// Makes the table of a course from all misconceptions that the model knows; it shows those about the
  /// course's rules.
  public init(of course: Course, misconceptions: [Misconception]) {
    self.course = course
    self.misconceptions = misconceptions
  }

  public var markdown: String {
    let asked = course.lessons.flatMap(\.questions)
    let causes = asked.count { Level(of: $0.kind) >= .cause }
    return """
      # \(course.title): what its questions ask

      Made by `vdl content list --blueprint`; do not edit.

      \(asked.count) questions; \(causes) of them ask for a cause, or for code.

      """ + course.lessons.map(section).joined()
  }

  private func section(of lesson: Lesson) -> String {
    let kinds = Set(lesson.questions.map(\.kind)).count
    var rules: [RuleID] = []
    for question in lesson.questions where !rules.contains(question.rules[0]) {
      rules.append(question.rules[0])
    }
    let rows = rules.map { rule in
      row(of: rule, in: lesson.questions.filter { $0.rules[0] == rule })
    }
    return """

      ## \(lesson.title)

      \(lesson.questions.count) questions of \(kinds) kinds.

      | rule | misconceptions | \(Level.allCases.map(\.title).joined(separator: " | ")) |
      |---|---|\(String(repeating: "---|", count: Level.allCases.count))
      \(rows.joined(separator: "\n"))

      """
  }

  private func row(of rule: RuleID, in questions: [Question]) -> String {
    let beliefs = misconceptions.filter { $0.rules.contains(rule.rawValue) }.map(\.id)
    let columns = Level.allCases.map { level in
      questions.filter { Level(of: $0.kind) == level }
        .map { "\($0.id.name) (\($0.kind.rawValue))" }.joined(separator: ", ")
    }
    let cells = [rule.rawValue, beliefs.joined(separator: ", ")] + columns
    return "| \(cells.joined(separator: " | ")) |"
  }
}

extension Blueprint {
  /// What a question asks of the learner, the easier first.
  private enum Level: Int, CaseIterable, Comparable {
    case trace, outcome, cause, code

    init(of kind: QuestionKind) {
      switch kind {
      case OrderTask.kind, NextTask.kind: self = .trace
      case WhyTask.kind, LineTask.kind, ReachTask.kind: self = .cause
      case FixTask.kind, WriteTask.kind: self = .code
      default: self = .outcome
      }
    }

    var title: String {
      switch self {
      case .trace: "the calls"
      case .outcome: "the result"
      case .cause: "the cause"
      case .code: "code"
      }
    }

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }
}
