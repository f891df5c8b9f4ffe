internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// A question as it is asked.
extension Views {
  func question(_ asked: AskedQuestion, number: Int, of count: Int) {
    let ios = Self.release(of: asked.prepared.question)
    question(
      asked.prepared,
      heading: asked.isResumed
        ? Words.Questions.headingAgain(number, of: count, ios: ios)
        : Words.Questions.heading(number, of: count, ios: ios))
  }

  func question(_ prepared: PreparedQuestion, named name: String) {
    question(
      prepared, heading: Words.Questions.heading(name, ios: Self.release(of: prepared.question)))
  }

  private static func release(of question: Question) -> String? {
    question.kind == .versions ? nil : "\(question.ios)"
  }

  private func question(_ prepared: PreparedQuestion, heading: String) {
    console.line()
    console.line(style.heading(Text.wrapped(heading, columns: columns)))
    console.line()
    markdown(prepared.prompt)
    console.line()
    code(prepared.code)
    console.line()
    if let drive = prepared.drive {
      console.prose(Words.Questions.thenIsRun)
      console.line()
      code(drive)
      console.line()
    }
    if let statement = prepared.statement {
      if prepared.question.kind == .truth {
        console.prose(statement, first: "  \(Words.Questions.trueOrFalse) ", rest: "  ")
      } else {
        markdown(statement)
      }
      console.line()
    }
    for item in prepared.items { console.prose(item.text, first: "  \(item.key)  ", rest: "     ") }
    if !prepared.items.isEmpty { console.line() }
    howToAnswer(prepared)
  }

  func howToAnswer(_ prepared: PreparedQuestion) {
    let ending =
      switch prepared.question.kind {
      case .output: Words.Answering.emptyLineEnds
      case .fix, .write:
        isInteractive ? Words.Answering.returnOpensEditor : Words.Answering.fullStopEnds
      default: ""
      }
    console.prose(Words.sentence(prepared.howToAnswer + ending))
  }
}
