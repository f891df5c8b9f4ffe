internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Storage
internal import Study
internal import TerminalUI

/// One question, from its text to its verdict.
extension Session {
  /// Shows a question and reads lines until it is answered, skipped or left.
  func put(_ asked: AskedQuestion) throws(StoreError) -> Step {
    isAsking = true
    defer { isAsking = false }
    var play = try show(asked)
    // What was typed before the question can't be its answer.
    if lines.isInteractive { lines.reader.forget() }
    let prompt = prompt("answer> ", for: asked.prepared)
    let isCode = asked.prepared.question.task.isAnsweredByCode
    // A command that was typed among the lines of an answer.
    var pending: String?
    while true {
      let typed: String
      if let command = pending {
        typed = command
        pending = nil
      } else {
        switch read(prompt) {
        case .text(let line): typed = line
        case .leave(let status): return .leave(status)
        }
      }
      if let command = SessionCommand(typed) {
        if let step = try obey(command, during: asked) { return step }
        continue
      }
      // An output is any text, so that a mistyped command would pass for an answer.
      if asked.prepared.answerForm == .lines, !typed.trimmed.hasPrefix("="),
        let command = SessionCommand.near(typed)
      {
        console.prose(
          "If you meant the command '\(command)', type that. "
            + "If this is your answer, type = before it.")
        continue
      }
      // On a terminal, Return on an empty line opens the editor.
      if isCode, lines.isInteractive, typed.trimmed.isEmpty {
        if let code = edit(asked), let step = try submit(code, to: asked) { return step }
        continue
      }
      switch AnswerLines(lines: lines).answer(beginning: typed, to: asked.prepared) {
      case .answer(let text):
        if let step = try take(text, &play, asked) { return step }
      case .command(let word): pending = word
      case .leave(let status):
        _ = leave()
        return .leave(status)
      }
    }
  }

  /// Shows a question and the steps that were taken; returns the game that they belong to.
  @discardableResult
  private func show(_ asked: AskedQuestion) throws(StoreError) -> Play? {
    views.question(asked, number: plan.doneCount + 1, of: plan.doneCount + plan.count)
    let play = try study.play(asked)
    for step in play?.steps ?? [] { views.step(step, asked.prepared.why(step.real)) }
    return play
  }

  /// Does a command that was typed in the place of an answer; nil while the question stands.
  private func obey(
    _ command: SessionCommand, during asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    switch command {
    case .skip:
      try study.skip(asked)
      console.prose("Skipped. A skip isn't graded.")
      plan.pass()
      return .goOn
    case .suspend:
      try suspend(asked.prepared.target)
      try study.skip(asked)
      plan.pass()
      return .goOn
    case .quiz, .placement: return try obey(command)
    case .learn:
      if case .leave(let status) = try obey(command) {
        _ = leave()
        return .leave(status)
      }
      try show(asked)
    case .again: try show(asked)
    case .dontKnow: return try submit(DontKnow.response, to: asked)
    case .hint: try hint(asked)
    case .edit:
      if let code = edit(asked) { return try submit(code, to: asked) }
    case .flag(let remark): try flag(asked.presentation, remark)
    case .help, .lessons, .why, .try, .undo, .resume, .progress, .quit:
      if case .leave(let status) = try obey(command) { return .leave(status) }
    }
    return nil
  }

  /// Takes an answer, or a step of one; nil while the question stands.
  private func take(
    _ typed: String, _ play: inout Play?, _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    guard !typed.isEmpty else {
      views.howToAnswer(asked.prepared)
      return nil
    }
    guard var game = play else { return try submit(DontKnow.literal(typed), to: asked) }
    guard let steps = try step(typed, &game, asked) else {
      play = game
      return nil
    }
    return try submit(steps, to: asked)
  }

  /// Takes one step of a game of "what comes next?"; returns all the steps when it is over.
  private func step(
    _ typed: String, _ play: inout Play, _ asked: AskedQuestion
  ) throws(StoreError) -> String? {
    switch try study.step(typed, &play, asked) {
    case .notUnderstood(let message): console.prose(sentence(message))
    case .step(let step): views.step(step, asked.prepared.why(step.real))
    }
    return play.isOver ? play.answer : nil
  }

  private func hint(_ asked: AskedQuestion) throws(StoreError) {
    guard let hint = try study.hint(asked) else {
      console.prose("There are no more hints.")
      return
    }
    console.prose(
      hint.text, first: "Hint \(hint.step) of \(PreparedQuestion.hintCount): ", rest: "  ")
  }

  /// Lets the learner edit the code of a question; nil when there is nothing to judge.
  private func edit(_ asked: AskedQuestion) -> String? {
    guard asked.prepared.question.task.isAnsweredByCode else {
      console.prose("This question has no code to edit.")
      return nil
    }
    _ = console.flush()
    switch lines.edit(asked.prepared.code) {
    case .text(let code) where code == asked.prepared.code:
      console.prose("You changed nothing, so there is nothing to judge.")
      return nil
    case .text(let code): return code
    case .impossible(let reason):
      console.prose(typeTheCode(insteadOfEditing: reason))
      return nil
    }
  }
}
