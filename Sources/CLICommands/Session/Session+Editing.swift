internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// Changing the draft of an answer: with an editor, or line by line without one.
extension Session {
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
    case (.impossible(let reason), .unreadable):
      console.prose(typeTheCode(insteadOfEditing: reason))
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
      "\(editsLine(of: typed, in: draft)), 'edit \(draft.lines.count + 1)' goes on at the end, "
        + "and '.' alone submits the code. You can also type all of it again.")
  }

  /// Offers typing where there is no editor, for the reason that is given as a sentence.
  func typeTheCode(insteadOfEditing reason: String) -> String {
    "\(reason) Type all of the code here instead, and end it with a line that is only '.'."
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
    if let step = retype(number, of: &all) { return step }
    keep(all.joined(separator: "\n"), of: asked)
    if typed.lines != nil { typed.begin(all) }
    console.prose(
      "Changed." + (typed.lines == nil ? " 'edit' shows the whole, and '.' alone submits it." : ""))
    return nil
  }

  /// Reads a line again; an empty one is removed. Nil unless the learner leaves.
  func retype(_ number: Int, of all: inout [String]) -> Step? {
    console.prose(all[number - 1], first: "line \(number) is ", rest: "  ")
    switch read(Prompt("line \(number)> ")) {
    case .leave(let status): return .leave(status)
    case .text(let line) where line.trimmed.isEmpty: all.remove(at: number - 1)
    case .text(let line): all[number - 1] = line
    }
    return nil
  }
}
