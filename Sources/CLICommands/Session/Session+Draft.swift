internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// The draft of an answer: kept as it is typed, and shown when the question is asked again.
extension Session {
  /// Returns what the learner typed for a question, in this session or an earlier one; nil when that
  /// is nothing, or the question's own code.
  func draft(of asked: AskedQuestion) -> String? {
    guard case .text(let found) = drafts.find(asked.presentation.id) else { return nil }
    let text = CodeSheet.code(in: found)
    return text.trimmed.isEmpty || isUntouched(text, asked) ? nil : text
  }

  /// An editor may add a line's end to a text that it doesn't change.
  private func isUntouched(_ text: String, _ asked: AskedQuestion) -> Bool {
    text.withoutLastNewlines == asked.prepared.code.withoutLastNewlines
  }

  /// Keeps a line of an answer, the first or a further one.
  func keep(_ line: String, of asked: AskedQuestion, isFurther: Bool = false) {
    do throws(Failure) {
      if isFurther {
        try drafts.append(line, to: asked.presentation.id)
      } else {
        try drafts.keep(line, of: asked.presentation.id)
      }
    } catch {
      guard !hasSaidDraftsFail else { return }
      hasSaidDraftsFail = true
      console.prose("vdl can't keep what you type until you answer: \(error.message).")
    }
  }

  /// Says that an earlier session kept what was typed for a question.
  func offerDraft(of asked: AskedQuestion) {
    guard draft(of: asked) != nil else { return }
    console.prose(
      "vdl kept what you typed: 'edit' \(opensEditor(asked) ? "opens" : "shows") it, and '.' alone "
        + "submits it.")
  }

  func opensEditor(_ asked: AskedQuestion) -> Bool {
    asked.prepared.answerForm == .code && lines.hasEditor
  }

  /// Shows the lines of an answer that is not at its end.
  func showLines(of typed: TypedAnswer) {
    guard let lines = typed.lines else { return }
    console.prose("Your answer so far:")
    views.code(lines.joined(separator: "\n"), isSwift: false)
  }

  /// Says why code isn't graded, and how the learner goes on with it.
  func refuse(_ errors: [CodeError], _ typed: inout TypedAnswer, of asked: AskedQuestion) {
    typed.errors = errors
    views.errors(errors)
    guard let draft = draft(of: asked) else { return }
    console.prose(
      opensEditor(asked)
        ? "Return opens your code in the editor again."
        : "vdl kept your code: 'edit' shows it, \(editsLine(of: typed, in: draft)). You can also type all of it "
          + "again.")
  }

  /// "'edit 3' types line 3 again", with the line of the first error, or else the first line.
  func editsLine(of typed: TypedAnswer, in draft: String) -> String {
    let number = min(typed.errors.first?.line ?? 1, max(draft.lines.count, 1))
    return "'edit \(number)' types line \(number) again"
  }
}

extension String {
  /// The lines, without those that are empty at the end.
  var lines: [String] {
    withoutLastNewlines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  var withoutLastNewlines: Substring {
    self[...].dropLast(reversed().prefix(while: \.isNewline).count)
  }
}
