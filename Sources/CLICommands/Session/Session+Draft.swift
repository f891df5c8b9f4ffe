internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// The draft of an answer: kept as it is typed, shown, and changed with an editor or line by line.
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

  private func opensEditor(_ asked: AskedQuestion) -> Bool {
    asked.prepared.answerForm == .code && lines.isInteractive
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
    guard draft(of: asked) != nil else { return }
    console.prose(
      opensEditor(asked)
        ? "Return opens your code in the editor again."
        : "vdl kept your code: 'edit' shows it, \(editsLine(of: typed)). You can also type all of it "
          + "again.")
  }

  /// "'edit 3' types line 3 again", with the line of the first error.
  private func editsLine(of typed: TypedAnswer) -> String {
    let number = typed.errors.first?.line ?? 1
    return "'edit \(number)' types line \(number) again"
  }

  // MARK: Editing

  /// Lets the learner change their draft, or the question's code; nil while the question stands.
  func edit(
    _ number: Int?, _ typed: inout TypedAnswer, _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    let isCode = asked.prepared.answerForm == .code
    guard isCode || typed.lines != nil || draft(of: asked) != nil else {
      console.prose("This question has no code to edit.")
      return nil
    }
    if let number { return editLine(number, &typed, asked) }
    guard isCode else {
      if typed.lines == nil, let draft = draft(of: asked) { typed.begin(draft.lines) }
      showLines(of: typed)
      return nil
    }
    return try openEditor(&typed, asked)
  }

  /// Opens the learner's text in the editor, or says how to go on without one.
  private func openEditor(
    _ typed: inout TypedAnswer, _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    let id = asked.presentation.id
    let begun = draft(of: asked) ?? asked.prepared.code
    _ = console.flush()
    do throws(Failure) {
      // A file that can't be read is opened as it is, so that nothing in it is lost.
      if drafts.find(id).isReadable {
        let goals = asked.prepared.question.task.exercise?.goals.map(\.text) ?? []
        try drafts.keep(CodeSheet.text(goals: goals, errors: typed.errors, above: begun), of: id)
      }
    } catch {
      console.prose(
        typeTheCode(
          insteadOfEditing: "vdl can't write the code for the editor: \(error.message)."))
      return nil
    }
    let edited = lines.edit(drafts.file(of: id))
    return try take(edited, begunAs: begun, &typed, asked)
  }

  /// Takes the text that the learner's editor left.
  private func take(
    _ edited: Context.Edited, begunAs begun: String, _ typed: inout TypedAnswer,
    _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    let text = draft(of: asked)
    let isChanged = text.map { $0.withoutLastNewlines != begun.withoutLastNewlines } ?? false
    switch (edited, drafts.find(asked.presentation.id)) {
    case (.impossible(let reason), .unreadable): console.prose(typeTheCode(insteadOfEditing: reason))
    case (_, .unreadable(let failure)):
      console.prose("vdl can't read your code: \(failure.message). 'edit' opens it again.")
    case (.done, _) where isChanged:
      return try submit(DontKnow.literal(text ?? ""), &typed, to: asked)
    case (.failed(let reason), _) where isChanged:
      console.prose("\(reason) vdl kept the text that you saved; 'edit' opens it again.")
    case (.done, _):
      console.prose(
        "You changed nothing, so there is nothing to judge."
          + (text == nil ? "" : " '.' alone submits your code as it is."))
      if text == nil { drafts.remove(asked.presentation.id) }
    case (.impossible(let reason), _), (.failed(let reason), _):
      sayHowToType(insteadOfEditing: reason, typed, asked)
      if text == nil { drafts.remove(asked.presentation.id) }
    }
    return nil
  }

  private func sayHowToType(
    insteadOfEditing reason: String, _ typed: TypedAnswer, _ asked: AskedQuestion
  ) {
    guard let draft = draft(of: asked) else {
      console.prose(typeTheCode(insteadOfEditing: reason))
      return
    }
    console.prose("\(reason) This is your code:")
    console.line()
    views.code(draft)
    console.line()
    console.prose(
      "\(editsLine(of: typed)), 'edit \(draft.lines.count + 1)' goes on at the end, "
        + "and '.' alone submits the code. You can also type all of it again.")
  }

  /// Offers typing where there is no editor, for the reason that is given as a sentence.
  func typeTheCode(insteadOfEditing reason: String) -> String {
    "\(reason) Type the code here instead, and end it with a line that is only '.'."
  }

  /// Reads one line of the answer again. The line after the last goes on with it.
  private func editLine(
    _ number: Int, _ typed: inout TypedAnswer, _ asked: AskedQuestion
  ) -> Step? {
    var all = typed.lines ?? (draft(of: asked) ?? asked.prepared.code).lines
    guard (1...all.count + 1).contains(number) else {
      console.prose("Your answer has lines 1 to \(all.count).")
      return nil
    }
    if number == all.count + 1 {
      typed.begin(all)
      keep(all.joined(separator: "\n"), of: asked)
      return nil
    }
    console.prose(all[number - 1], first: "line \(number) is ", rest: "  ")
    switch read(Prompt("line \(number)> ")) {
    case .leave(let status): return .leave(status)
    case .text(let line) where line.trimmed.isEmpty: all.remove(at: number - 1)
    case .text(let line): all[number - 1] = line
    }
    keep(all.joined(separator: "\n"), of: asked)
    if typed.lines != nil { typed.begin(all) }
    console.prose(
      "Changed." + (typed.lines == nil ? " 'edit' shows the whole, and '.' alone submits it." : ""))
    return nil
  }
}

extension String {
  /// The lines, without those that are empty at the end.
  fileprivate var lines: [String] {
    withoutLastNewlines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  fileprivate var withoutLastNewlines: Substring {
    self[...].dropLast(reversed().prefix(while: \.isNewline).count)
  }
}
