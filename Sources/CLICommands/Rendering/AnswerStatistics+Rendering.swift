internal import Authoring
internal import Beliefs
internal import Curriculum
internal import Exporting
internal import Phrases
internal import ReviewLog
internal import TerminalUI

extension AnswerStatistics {
  /// Writes the statistics for a reader.
  func show(on console: Console) {
    if questions.isEmpty { console.line("no learner has answered a question yet") }
    for question in questions { show(question, on: console) }
    guard !flags.isEmpty else { return }
    console.line(console.style.heading("Flagged by learners"))
    for flag in flags {
      console.prose(
        "\(flag.question.rawValue): \(flag.remark.isEmpty ? "(no remark)" : flag.remark)",
        first: "  ", rest: "    ")
    }
  }

  private func show(_ question: QuestionStatistics, on console: Console) {
    let isAlone = questions.count { $0.question == question.question } == 1
    let revision =
      isAlone && !isOutdated(question)
      ? "" : ", revision \(question.revision.rawValue.prefix(6))"
    let isOld = isOutdated(question) ? ", not asked any more" : ""
    console.line(
      console.style.heading(console.shown(question.question.rawValue + revision + isOld)))
    let percentRight = Int((question.facility * 100).rounded())
    let discrimination =
      question.discrimination.map { plainNumber((100 * $0).rounded()) } ?? "unknown"
    console.prose(
      "\(share(question.firstRight, of: question.learnerCount)) right at the first try "
        + "(\(percentRight)%), \(counted(question.answered, "answer")), "
        + "discrimination \(discrimination), \(Int(question.medianDuration.components.seconds)) s",
      first: "  ")
    for wrong in question.wrongAnswers {
      console.prose(
        // Both are read as no part.
        wrong.answer.isEmpty ? "nothing, or I don't know" : wrong.answer.joined(separator: " / "),
        first: "  \(wrong.count) x  ", rest: "       ")
    }
    for misconception in question.misconceptions.prefix(3) {
      console.prose(
        "\(counted(misconception.count, "learner")) may believe \(misconception.id.rawValue)",
        first: "  ")
    }
  }

  /// The statistics for programs.
  var json: JSON {
    .object([
      "version": .int(1), "questions": .array(questions.map(json(of:))),
      "flags": .array(flags.map(Self.json(of:))),
    ])
  }

  private func json(of question: QuestionStatistics) -> JSON {
    let duration = question.medianDuration.components
    let milliseconds = duration.seconds * 1000 + duration.attoseconds / 1_000_000_000_000_000
    return .object([
      "question": .string(question.question.rawValue),
      "revision": .string(question.revision.rawValue),
      "outdated": .bool(isOutdated(question)),
      "answered": .int(question.answered),
      "learners": .int(question.learnerCount),
      "firstRight": .int(question.firstRight),
      "facility": .double(Self.rounded(question.facility)),
      "discrimination": question.discrimination.map { .double(Self.rounded($0)) } ?? .null,
      "wrong": .array(
        question.wrongAnswers.map {
          .object(["answer": .strings($0.answer), "count": .int($0.count)])
        }),
      "misconceptions": .array(
        question.misconceptions.map {
          .object(["id": .string($0.id.rawValue), "count": .int($0.count)])
        }),
      "medianMilliseconds": .int(Int(milliseconds)),
    ])
  }

  private static func json(of flag: Flag) -> JSON {
    .object([
      "question": .string(flag.question.rawValue), "remark": .string(flag.remark),
      "time": .string(flag.moment.time.description),
    ])
  }

  /// Rounds to three places.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
