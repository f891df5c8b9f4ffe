internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// One question, from its text to its verdict.
extension Session {
  /// Shows a question and reads lines until it is answered, skipped or left.
  func put(_ asked: AskedQuestion) throws(StoreError) -> Step {
    isAsking = true
    suggested = nil
    defer { isAsking = false }
    var typed = TypedAnswer(try show(asked))
    offerDraft(of: asked)
    // What was typed before the question can't be its answer.
    if lines.isInteractive { lines.reader.forget() }
    // Only while nobody has answered yet is there time to think ahead.
    if console.flush(), lines.reader.isWaiting() { study.anticipate(asked) }
    if let step = takeStop() { return step }
    while true {
      switch read(prompt(for: asked, typed)) {
      case .leave(let status): return .leave(status)
      case .text(let line):
        if let step = try take(line, &typed, asked) { return step }
      }
    }
  }

  /// Shows a question and the steps that were taken; returns the game that they belong to.
  @discardableResult
  private func show(_ asked: AskedQuestion) throws(StoreError) -> Play? {
    let number = plan.doneCount + 1
    let left = min(plan.count, try study.questionsLeft(in: plan.scope))
    if let place = try placeInAssignment(asked.presentation.question) {
      views.question(
        asked, number: place.number, of: study.assignment?.items.count ?? 0,
        tryNumber: place.tryNumber)
    } else {
      views.question(
        asked, number: number, of: plan.doneCount + left, isAtMost: plan.scope == .placement)
    }
    if case .lesson(let lesson) = plan.scope, asked.presentation.lessonName != lesson,
      !asked.isGenerated
    {
      console.prose(
        "This question is from another lesson. It helps vdl see why you answered as you did.")
    }
    let play = try study.play(asked)
    for step in play?.steps ?? [] { views.step(step, asked.prepared.why(step.real)) }
    return play
  }

  private func prompt(for asked: AskedQuestion, _ typed: TypedAnswer) -> Prompt {
    guard typed.lines != nil else { return prompt("answer> ", for: asked.prepared) }
    return Prompt(asked.prepared.answerForm == .code ? "code> " : "     +> ")
  }

  // MARK: Lines

  /// Takes a line: a command, an answer or a part of one; nil while the question stands.
  private func take(
    _ line: String, _ typed: inout TypedAnswer, _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    let form = asked.prepared.answerForm
    // Among the lines of code, every line is code, but for one that can't be.
    if form == .code, typed.lines != nil {
      if case .edit(let number?) = SessionCommand(line) { return try edit(number, &typed, asked) }
      return try goOn(line, &typed, asked)
    }
    if let command = SessionCommand(line) { return try obey(command, &typed, during: asked) }
    if typed.lines != nil { return try goOn(line, &typed, asked) }
    if !line.trimmed.hasPrefix("="), let command = nearCommand(line, form) {
      console.prose(
        "If you meant the command '\(command)', type that. "
          + "If this is your \(form == .code ? "code" : "answer"), type = before it.")
      return nil
    }
    return try begin(line, &typed, asked)
  }

  /// The command that may be meant by the first line of an answer of several: any text may be one, so that
  /// a mistyped command would pass for it.
  private func nearCommand(_ line: String, _ form: AnswerForm) -> String? {
    switch form {
    case .lines: SessionCommand.near(line)
    case .code: SessionCommand.near(code: line)
    case .line, .steps: nil
    }
  }

  /// Takes the first line of an answer. An equals sign before it marks it as an answer, whatever
  /// command it looks like.
  private func begin(
    _ line: String, _ typed: inout TypedAnswer, _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    let first = line.hasPrefix("=") ? String(line.dropFirst()) : line
    let bare = first.trimmed
    if bare == ".", let draft = draft(of: asked) {
      return try submit(DontKnow.literal(draft), &typed, to: asked)
    }
    switch asked.prepared.answerForm {
    case .code where bare.isEmpty && lines.hasEditor: return try edit(nil, &typed, asked)
    case .lines where bare == "nothing": return try submit(bare, &typed, to: asked)
    case _ where bare.isEmpty || bare == ".": views.howToAnswer(asked.prepared)
    case .code, .lines:
      typed.begin([first])
      keep(first, of: asked)
    case .line: return try submit(DontKnow.literal(bare), &typed, to: asked)
    case .steps: return try step(bare, &typed, asked)
    }
    return nil
  }

  /// Takes a further line. Code ends with a full stop, an output with an empty line too.
  private func goOn(
    _ line: String, _ typed: inout TypedAnswer, _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    let bare = line.trimmed
    let isCode = asked.prepared.answerForm == .code
    if bare == "." || bare.isEmpty && !isCode {
      return try submit(DontKnow.literal(typed.end()), &typed, to: asked)
    }
    guard !typed.isFull else { return nil }
    let text = !isCode && bare.hasPrefix("=") ? String(bare.dropFirst()) : line
    typed.append(text)
    keep(text, of: asked, isFurther: true)
    return nil
  }

  /// Takes one step of a game of "what comes next?"; the last one ends it.
  private func step(
    _ line: String, _ typed: inout TypedAnswer, _ asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    guard var play = typed.play else { return nil }
    switch try study.step(line, &play, asked) {
    case .notUnderstood(let message): console.prose(sentence(message))
    case .step(let step): views.step(step, asked.prepared.why(step.real))
    }
    typed.play = play
    return play.isOver ? try submit(play.answer, &typed, to: asked) : nil
  }

  // MARK: Commands

  /// Does a command that was typed in the place of an answer; nil while the question stands.
  private func obey(
    _ command: SessionCommand, _ typed: inout TypedAnswer, during asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    if let refusal = refusalInExam(of: command) {
      console.prose(refusal)
      return nil
    }
    switch command {
    case .skip:
      try skip(asked)
      console.prose("Skipped. A skip isn't graded.")
      return .goOn
    case .suspend:
      try suspend(asked.prepared.target)
      try skip(asked)
      return .goOn
    case .quiz(let name):
      if let name, study.lesson(called: name) == nil {
        sayNoLesson(name)
      } else {
        return try obey(command)
      }
    case .placement, .mistakes: return try obey(command)
    case .learn(let name):
      if let name, study.lesson(called: name) == nil {
        sayNoLesson(name)
        break
      }
      if case .leave(let status) = try obey(command) {
        _ = leave()
        return .leave(status)
      }
      try show(asked)
      showLines(of: typed)
    case .again:
      try show(asked)
      showLines(of: typed)
    case .dontKnow: return try submit(DontKnow.response, &typed, to: asked)
    case .hint: try hint(asked)
    case .edit(let line): return try edit(line, &typed, asked)
    case .flag(let remark): try flag(asked.presentation, remark)
    case .help, .lessons, .place, .why, .see, .try, .play, .undo, .resume, .progress, .quit:
      if case .leave(let status) = try obey(command) { return .leave(status) }
    }
    return nil
  }

  private func skip(_ asked: AskedQuestion) throws(StoreError) {
    try study.skip(asked)
    drafts.remove(asked.presentation.id)
    latest = PassedQuestion(presentation: asked.presentation, prepared: asked.prepared)
    plan.pass(asked.presentation.question)
  }

  private func hint(_ asked: AskedQuestion) throws(StoreError) {
    guard let hint = try study.hint(asked) else {
      console.prose("There are no more hints.")
      return
    }
    console.prose(
      hint.text, first: "Hint \(hint.step) of \(asked.prepared.hints.count): ", rest: "  ")
  }
}
