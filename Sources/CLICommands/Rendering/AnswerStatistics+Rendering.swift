internal import Authoring
internal import Curriculum
internal import Exporting
internal import Foundation
internal import Phrases
internal import ReviewLog
internal import TerminalUI

extension AnswerStatistics {
  /// Writes the statistics for a reader.
  func show(on console: Console) {
    if questions.isEmpty { console.line("no learner has answered a question yet") }
    for question in questions { Self.show(question, on: console) }
    guard !flags.isEmpty else { return }
    console.line(console.style.heading("Flagged by learners"))
    for flag in flags {
      console.prose(
        "\(flag.question.rawValue): \(flag.remark.isEmpty ? "(no remark)" : flag.remark)",
        first: "  ", rest: "    ")
    }
  }

  private static func show(_ question: QuestionStatistics, on console: Console) {
    console.line(console.style.heading(console.shown(question.question.rawValue)))
    let percentRight = Int((question.facility * 100).rounded())
    let discrimination = question.discrimination.map { String(format: "%.2f", $0) } ?? "unknown"
    console.prose(
      "\(counted(question.answered, "answer")) of \(counted(question.learnerCount, "learner")), "
        + "\(percentRight)% right, discrimination \(discrimination), "
        + "\(Int(question.medianDuration.components.seconds)) s",
      first: "  ")
    for wrong in question.wrongAnswers {
      console.prose(
        wrong.answer.joined(separator: " / "), first: "  \(wrong.count) x  ", rest: "       ")
    }
  }

  /// The statistics for programs.
  var json: JSON {
    .object([
      "version": .int(1), "questions": .array(questions.map(Self.json(of:))),
      "flags": .array(flags.map(Self.json(of:))),
    ])
  }

  private static func json(of question: QuestionStatistics) -> JSON {
    let duration = question.medianDuration.components
    let milliseconds = duration.seconds * 1000 + duration.attoseconds / 1_000_000_000_000_000
    return .object([
      "question": .string(question.question.rawValue),
      "answered": .int(question.answered),
      "learners": .int(question.learnerCount),
      "facility": .double(rounded(question.facility)),
      "discrimination": question.discrimination.map { .double(rounded($0)) } ?? .null,
      "wrong": .array(
        question.wrongAnswers.map {
          .object(["answer": .strings($0.answer), "count": .int($0.count)])
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
