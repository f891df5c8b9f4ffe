internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Study
internal import TerminalUI

/// A question as it is asked.
extension Views {
  /// `tryNumber` counts from 1.
  func question(
    _ asked: AskedQuestion, number: Int, of count: Int, isAtMost: Bool = false, tryNumber: Int = 1
  ) {
    question(
      asked.prepared,
      heading: "Question \(number) of \(isAtMost ? "at most " : "")\(count)"
        + (tryNumber > 1 ? ", try \(tryNumber)" : "") + Self.release(of: asked.prepared)
        + (asked.isResumed ? ", asked before and still open" : ""),
      isGenerated: asked.isGenerated)
  }

  /// A question that was answered, once more.
  func answered(_ prepared: PreparedQuestion) {
    question(
      prepared, heading: "The last question" + Self.release(of: prepared), asksForAnswer: false)
  }

  func question(_ prepared: PreparedQuestion, named name: String) {
    question(prepared, heading: name + Self.release(of: prepared))
  }

  /// ", iOS 17"; empty where the question is about several.
  private static func release(of prepared: PreparedQuestion) -> String {
    prepared.release.map { ", iOS \($0)" } ?? ""
  }

  /// A prediction in a lesson, as a part of the prose.
  func prediction(_ prepared: PreparedQuestion) {
    body(of: prepared)
    guard isInteractive else { return }
    console.line()
    let ending = prepared.answerForm == .lines ? "; an empty line ends the answer" : ""
    console.prose(sentence(prepared.howToAnswer + ending + "; Return alone runs the code"))
  }

  private func question(
    _ prepared: PreparedQuestion, heading: String, isGenerated: Bool = false,
    asksForAnswer: Bool = true
  ) {
    console.line()
    console.heading(heading)
    if isGenerated {
      console.prose("vdl generated this question from the example of a rule.")
    }
    console.line()
    body(of: prepared)
    console.line()
    if asksForAnswer { howToAnswer(prepared) }
  }

  /// The prompt, the code, and what goes with them.
  private func body(of prepared: PreparedQuestion) {
    markdown(prepared.prompt)
    console.line()
    code(prepared.code)
    if let drive = prepared.drive {
      console.line()
      console.prose("After your code, vdl runs this:")
      console.line()
      code(drive)
    }
    if let statement = prepared.statement {
      console.line()
      if let lead = prepared.statementLead {
        console.prose(statement, first: "  \(lead) ", rest: "  ")
      } else {
        markdown(statement)
      }
    }
    if !prepared.items.isEmpty { console.line() }
    for item in prepared.items {
      console.prose(item.listed, first: "  \(item.key)  ", rest: "     ")
    }
  }

  func howToAnswer(_ prepared: PreparedQuestion) {
    let ending =
      switch prepared.answerForm {
      case .lines: "; an empty line ends the answer"
      case .code:
        hasEditor
          ? "; Return opens your editor, or type it here. '.' alone ends the code; Ctrl-C leaves the "
            + "question open"
          : isInteractive
            ? " here. '.' alone ends the code, 'edit 3' then types line 3 again; Ctrl-C leaves the "
              + "question open"
            : "; end with a line that is only '.'"
      case .line, .steps: ""
      }
    console.prose(sentence(prepared.howToAnswer + ending))
  }
}
