internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// A sitting: questions one after another, and between them whatever the learner asks for.
///
/// Everything that matters is in the store before it is on the screen, so a session may end at any
/// line, by whatever means.
final class Session {
  private let study: StudySession
  private let console: Console
  private let views: Views
  private let lines: Context.Lines
  private let model: Model
  private let stop: StopBox
  private let now: () -> Moment
  private var plan: Plan
  /// How the session ends once the answer at hand is saved.
  private var leaving: ExitStatus?
  /// The answer that `why` and `try` speak of.
  private var last: SavedAnswer?
  /// The answers of this sitting that count, the latest last.
  private var given: [SavedAnswer] = []
  /// How many of them were summed up already.
  private var summedCount = 0

  /// Answers that were not right, over the whole sitting.
  var wrongCount: Int { given.count { !$0.verdict.isRight } }

  /// The signal that ended a run or a wait, for those who only see that it ended.
  final class StopBox {
    /// It ended a run.
    var signal: SignalWatch.Signal?
    /// It ended a wait for the database, and what was to be written was not.
    var whileSaving: SignalWatch.Signal?
  }

  init(
    study: StudySession, context: Context, lines: Context.Lines, model: Model, stop: StopBox,
    plan: Plan
  ) {
    self.study = study
    console = context.console
    now = context.now
    views = Views(context.console, isInteractive: lines.isInteractive)
    self.lines = lines
    self.model = model
    self.stop = stop
    self.plan = plan
  }

  /// What is to happen after a line.
  private enum Step {
    case goOn
    case leave(ExitStatus)
  }

  // MARK: The sitting

  func run() throws(Failure) -> ExitStatus {
    try unlessUnsaved { () throws(StoreError) in try hold() }
  }

  /// Ends the sitting in good order when the learner would not wait for the database.
  private func unlessUnsaved(
    _ body: () throws(StoreError) -> ExitStatus
  ) throws(Failure) -> ExitStatus {
    do throws(StoreError) { return try body() } catch {
      guard let signal = stop.whileSaving else { throw Failure(error) }
      console.prose(Words.Session.notSaved)
      return .signal(signal.exitStatus)
    }
  }

  private func hold() throws(StoreError) -> ExitStatus {
    try greet()
    if let unseen = try study.unseenVerdict() {
      console.line()
      console.prose(Words.Session.unseenVerdict)
      try show(unseen)
    }
    while true {
      if plan.count > 0 {
        let asked = try study.question(in: plan.scope)
        if let step = takeStop() {
          if case .leave(let status) = step { return status } else { continue }
        }
        if let asked {
          if case .leave(let status) = try put(asked) { return status }
          continue
        }
        if given.count == summedCount { try sayNothingToAsk() }
        plan.count = 0
      }
      if case .placement = plan.scope { try sayPlaced() }
      if given.count > summedCount { summary() }
      guard plan.staysOpen else { return .done }
      if plan.isThrough { offerToStop() }
      if case .leave(let status) = try converse() { return status }
    }
  }

  private func greet() throws(StoreError) {
    let progress = try study.progress()
    let name = study.learner.name
    let isNew = progress.overall.answers.answered == 0
    console.prose(isNew ? Words.Session.welcome(name) : Words.Session.welcomeBack(name))
    let rules = progress.overall.rules
    console.prose(
      Words.Session.rules(
        due: progress.overall.dueCount, new: rules.new, held: rules.held, of: rules.total))
    console.prose(isNew ? Words.Session.typeAnAnswerOrLearn : Words.Session.typeAnAnswer)
    if isNew { console.prose(Words.Session.offerPlacement) }
  }

  private func summary() {
    let new = given.dropFirst(summedCount)
    console.line()
    console.prose(Words.Session.answered(new.count, right: new.count { $0.verdict.isRight }))
    summedCount = given.count
  }

  private func offerToStop() {
    console.prose(Words.Session.offerToStop(after: plan.doneCount))
  }

  private func sayNothingToAsk() throws(StoreError) {
    console.line()
    switch plan.scope {
    case .due: console.prose(Words.Session.nothingDue)
    case .dueAndNew where try study.newRulesLeft() <= 0: console.prose(Words.Session.enoughNew)
    case .dueAndNew: console.prose(Words.Session.nothingNew)
    case .anything, .lesson, .rule, .placement: console.prose(Words.Session.noQuestion)
    }
  }

  /// Tells what a placement found, once.
  private func sayPlaced() throws(StoreError) {
    plan.scope = .dueAndNew
    let known = try study.lessonsPresumedKnown()
    console.line()
    console.prose(
      known.isEmpty ? Words.Session.beginAtTheBeginning : Words.Session.presumedKnown)
    for lesson in known { console.prose(lesson.title, first: "  ") }
  }

  /// A signal that ended a run: Ctrl-C goes back to the prompt, the others leave.
  private func takeStop() -> Step? {
    guard let signal = stop.signal else { return nil }
    stop.signal = nil
    switch signal {
    case .interrupt:
      console.line(Words.Session.stopped)
      plan.count = 0
      plan.staysOpen = true
      return .goOn
    case .hangUp, .terminate: return .leave(.signal(signal.exitStatus))
    }
  }

  // MARK: One question

  /// Shows a question and reads lines until it is answered, skipped or left.
  private func put(_ asked: AskedQuestion) throws(StoreError) -> Step {
    views.question(asked, number: plan.doneCount + 1, of: plan.doneCount + plan.count)
    // A command that was typed among the lines of an answer.
    var order: String?
    var play = try study.play(asked)
    if let play { for step in play.steps { views.step(step, asked.prepared.why(step.real)) } }
    let prompt = prompt(Words.Session.answerPrompt, for: asked.prepared)
    while true {
      let typed: String
      if let given = order {
        typed = given
        order = nil
      } else {
        // Nobody reads any more; the question waits for the next time.
        guard console.flush() else { return .leave(.done) }
        switch lines.reader.read(prompt) {
        case .line(let line): typed = line
        case .endOfFile: return leave()
        case .interrupted: return .leave(.interrupted)
        case .stopped(let signal): return .leave(.signal(signal.exitStatus))
        }
      }
      if let order = Order(typed) {
        switch order {
        case .skip:
          try study.skip(asked)
          console.prose(Words.Session.skipped)
          plan.pass()
          return .goOn
        case .quiz, .placement:
          if case .leave(let status) = try obey(order) { return .leave(status) }
          return .goOn
        case .learn:
          if case .leave(let status) = try obey(order) { return .leave(status) }
          views.question(asked, number: plan.doneCount + 1, of: plan.doneCount + plan.count)
        case .hint: try hint(asked)
        case .edit:
          guard let code = edit(asked) else { continue }
          if let step = try submit(code, to: asked) { return step }
        case .flag(let remark): try flag(asked.presentation, remark)
        case .suspend:
          try suspend(asked.prepared.target)
          try study.skip(asked)
          plan.pass()
          return .goOn
        case .help, .lessons, .why, .try, .undo, .resume, .progress, .quit:
          if case .leave(let status) = try obey(order) { return .leave(status) }
        }
        continue
      }
      // An output is any text, so that a mistyped command would pass for one.
      if asked.prepared.question.kind == .output, let order = Order.near(typed) {
        console.prose(Words.Session.meantCommandNotAnswer(order))
        continue
      }
      // On a terminal, Return on an empty line opens the editor.
      if typed.trimmed.isEmpty, asked.prepared.question.ask.isCode, lines.isInteractive {
        if let code = edit(asked), let step = try submit(code, to: asked) { return step }
        continue
      }
      var answer: String
      switch rest(of: typed, to: asked.prepared) {
      case .answer(let text): answer = text
      case .order(let word):
        order = word
        continue
      case .leave(let status): return .leave(status)
      }
      guard !answer.isEmpty else {
        views.howToAnswer(asked.prepared)
        continue
      }
      if var game = play {
        guard let whole = try step(answer, &game, asked) else {
          play = game
          continue
        }
        answer = whole
      }
      if let step = try submit(answer, to: asked) { return step }
    }
  }

  /// A prompt for commands, which are remembered, and perhaps for an answer, which is not.
  private func prompt(_ text: String, for question: PreparedQuestion? = nil) -> Prompt {
    Prompt(
      text, remembers: { question == nil || Order($0) != nil },
      // Gathered when Tab is pressed, which most lines do without.
      completions: { [weak self] in self?.completions(for: question).words(after: $0) ?? [] })
  }

  private func completions(for question: PreparedQuestion?) -> Completions {
    Completions(
      lessons: study.courses.flatMap(\.lessons).map(\.id),
      // What keeps the store from being read is told when something is asked of it.
      suspended: (try? study.suspendedRules()) ?? [],
      events: last?.prepared.run.events.map(\.name).uniqued() ?? [],
      items: question?.items.map(\.text), isCode: question?.question.ask.isCode ?? false)
  }

  /// Has an answer judged; nil when the question still stands.
  private func submit(_ answer: String, to asked: AskedQuestion) throws(StoreError) -> Step? {
    let submission: Submission
    do throws(StoreError) {
      submission = try study.submit(answer, to: asked, confidence: askConfidence)
    } catch {
      guard let signal = stop.whileSaving else { throw error }
      console.prose(Words.Session.answerNotSaved)
      return .leave(.signal(signal.exitStatus))
    }
    switch submission {
    case .misread(let message):
      console.prose(Words.sentence(message))
      if let order = Order.near(answer) { console.prose(Words.Session.meantCommand(order)) }
      return nil
    case .saved(let answered):
      given.append(answered)
      plan.pass()
      try show(answered)
      offerLesson(after: answered)
      return leaving.map { .leave($0) } ?? .goOn
    case .answeredElsewhere:
      console.prose(Words.Session.answeredElsewhere)
      plan.pass()
      return .goOn
    case .stopped:
      return takeStop()
    }
  }

  /// How sure the learner is of an answer; nil when they do not say.
  private func askConfidence() -> Double? {
    while console.flush() {
      let typed: String
      switch lines.reader.read(Prompt(Words.Session.confidencePrompt)) {
      case .line(let line): typed = line.trimmed
      case .endOfFile: return nil
      // The answer stands; it is saved before the learner leaves.
      case .interrupted:
        leaving = .interrupted
        return nil
      case .stopped(let signal):
        leaving = .signal(signal.exitStatus)
        return nil
      }
      if typed.isEmpty { return nil }
      let number = typed.hasSuffix("%") ? String(typed.dropLast()).trimmed : typed
      if let percent = Double(number), (0...100).contains(percent) { return percent / 100 }
      console.prose(Words.Session.sayConfidence)
    }
    return nil
  }

  private func hint(_ asked: AskedQuestion) throws(StoreError) {
    guard let hint = try study.hint(asked) else {
      console.prose(Words.Session.noMoreHints)
      return
    }
    console.prose(
      hint.text, first: Words.Session.hint(hint.step, of: PreparedQuestion.hintCount), rest: "  ")
  }

  /// Lets the learner edit the code of a question; nil when there is nothing to judge.
  private func edit(_ asked: AskedQuestion) -> String? {
    guard asked.prepared.question.ask.isCode else {
      console.prose(Words.Session.noCodeHere)
      return nil
    }
    _ = console.flush()
    switch lines.edit(asked.prepared.code) {
    case .text(let code) where code == asked.prepared.code:
      console.prose(Words.Session.nothingChanged)
      return nil
    case .text(let code): return code
    case .impossible(let reason):
      console.prose(Words.Session.typeTheCode(reason))
      return nil
    }
  }

  /// Takes one step of a game of "what comes next?"; returns all the steps when it is over.
  private func step(
    _ typed: String, _ play: inout Play, _ asked: AskedQuestion
  ) throws(StoreError) -> String? {
    switch try study.step(typed, &play, asked) {
    case .notUnderstood(let message): console.prose(Words.sentence(message))
    case .step(let step): views.step(step, asked.prepared.why(step.real))
    }
    return play.isOver ? play.answer : nil
  }

  private enum Typed {
    case answer(String)
    /// A command in the place of a further line; the lines before it are dropped.
    case order(String)
    case leave(ExitStatus)
  }

  /// The whole answer that begins with a line: an output's goes on to an empty line.
  private func rest(of first: String, to prepared: PreparedQuestion) -> Typed {
    let first = first.hasPrefix("=") ? String(first.dropFirst()) : first
    let bare = first.trimmed
    let kind = prepared.question.kind
    if kind == .fix || kind == .write { return code(from: first) }
    guard kind == .output, !bare.isEmpty, bare != "nothing", bare != "." else {
      return .answer(bare == "." ? "" : bare)
    }
    var answer = [first]
    while answer.count < 1000 {
      switch lines.reader.read(Prompt(Words.Session.lineOfAnswerPrompt)) {
      case .line(let line):
        let bare = line.trimmed
        if bare.isEmpty || bare == "." { return .answer(answer.joined(separator: "\n")) }
        if Order(bare) != nil { return .order(bare) }
        answer.append(bare.hasPrefix("=") ? String(bare.dropFirst()) : line)
      // The end of the input is the end of the answer too.
      case .endOfFile: return .answer(answer.joined(separator: "\n"))
      case .interrupted: return .leave(.interrupted)
      case .stopped(let signal): return .leave(.signal(signal.exitStatus))
      }
    }
    return .answer(answer.joined(separator: "\n"))
  }

  /// Code that begins with a line, where one was typed, and ends with one that holds only a full stop.
  private func code(from first: String?) -> Typed {
    var code: [String] = []
    var line = first
    while line?.trimmed != "." {
      if let line { code.append(line) }
      switch lines.reader.read(Prompt(Words.Session.codePrompt)) {
      case .line(let next): line = next
      case .endOfFile: line = "."
      case .interrupted: return .leave(.interrupted)
      case .stopped(let signal): return .leave(.signal(signal.exitStatus))
      }
    }
    return .answer(code.joined(separator: "\n"))
  }

  /// Shows a verdict, and only then writes that it was seen.
  private func show(_ answered: SavedAnswer) throws(StoreError) {
    views.verdict(answered.verdict)
    views.diagnosis(answered.diagnosis)
    last = answered
    if console.flush() { try study.markSeen(answered) }
  }

  // MARK: About answers

  /// Tells why: of a line of the last verdict, of an event of its run, or of all lines.
  private func why(_ what: String?) {
    guard let last else {
      console.prose(Words.Session.noAnswerToExplain)
      return
    }
    guard let what, Int(what) == nil else {
      views.why(last.verdict, line: what.flatMap { Int($0) })
      return
    }
    switch study.causes(of: what, in: last) {
    case .success(let causes): views.why(causes)
    case .failure(let mismatch): console.prose(Words.sentence(mismatch.message))
    }
  }

  /// Lets the learner change the code of the last question and shows what it does then.
  private func tryOut() -> Step {
    guard let last else {
      console.prose(Words.Session.noAnswerToTry)
      return .goOn
    }
    _ = console.flush()
    let code: String
    switch lines.edit(last.prepared.code) {
    case .text(let edited): code = edited
    case .impossible(let reason):
      console.prose(Words.Session.typeTheCode(reason))
      switch self.code(from: nil) {
      case .answer(let typed): code = typed
      case .order: return .goOn
      case .leave(let status): return .leave(status)
      }
    }
    guard !code.trimmed.isEmpty else { return .goOn }
    switch lines.run(model, last.prepared.question.scenario(trying: code)) {
    case .finished(let run): views.trial(run)
    case .stopped(.interrupt): console.line(Words.Session.stopped)
    case .stopped(let signal): return .leave(.signal(signal.exitStatus))
    }
    return .goOn
  }

  /// Takes back the latest answer that still counts.
  private func undo() throws(StoreError) {
    guard let answered = given.popLast() else {
      console.prose(Words.Session.noAnswerToUndo)
      return
    }
    try study.undo(answered)
    summedCount = min(summedCount, given.count)
    if last?.review.id == answered.review.id { last = given.last }
    console.prose(Words.Session.takenBack(answered.presentation.question.name))
  }

  private func flag(_ presentation: Presentation, _ remark: String) throws(StoreError) {
    try study.flag(presentation, remark)
    let question = presentation.question.name
    console.prose(
      remark.isEmpty ? Words.Session.noted(question) : Words.Session.notedRemark(question))
  }

  private func suspend(_ rule: RuleID) throws(StoreError) {
    try study.suspend(rule)
    console.prose(Words.Session.isSuspended(rule.rawValue))
  }

  private func resume(_ name: String?) throws(StoreError) {
    let suspended = try study.suspendedRules()
    guard let name else {
      console.prose(
        suspended.isEmpty
          ? Words.Session.noneSuspended : Words.Session.suspended(suspended.map(\.rawValue)))
      return
    }
    guard let rule = suspended.first(where: { $0.rawValue == name }) else {
      let near = suggestion(for: name, among: suspended.map(\.rawValue))
      console.prose(Words.Session.notSuspended(name, near: near))
      return
    }
    try study.resume(rule)
    console.prose(Words.Session.isAskedAgain(name))
  }

  /// How many wrong answers in a row about one rule make reading better than asking.
  private static let wrongInARow = 3

  private func offerLesson(after answered: SavedAnswer) {
    let target = answered.prepared.target
    let about = given.filter { $0.prepared.target == target }.suffix(Self.wrongInARow)
    guard about.count == Self.wrongInARow, about.allSatisfy({ !$0.verdict.isRight }) else { return }
    console.line()
    console.prose(Words.Lessons.offer(answered.presentation.lesson.rawValue))
  }

  // MARK: Commands

  /// Reads commands until there is something to ask again.
  private func converse() throws(StoreError) -> Step {
    while plan.count == 0 {
      guard console.flush() else { return .leave(.done) }
      switch lines.reader.read(prompt(Words.Session.commandPrompt)) {
      case .line(let line):
        guard !line.trimmed.isEmpty else { continue }
        guard let order = Order(line) else {
          let word = line.split(separator: " ").first.map(String.init) ?? line
          let near = suggestion(for: word, among: Order.words)
          console.prose(Words.Session.noCommand(word, near: near))
          continue
        }
        if case .leave(let status) = try obey(order) { return .leave(status) }
      case .endOfFile: return leave()
      case .interrupted: return .leave(.interrupted)
      case .stopped(let signal): return .leave(.signal(signal.exitStatus))
      }
    }
    return .goOn
  }

  private func obey(_ order: Order) throws(StoreError) -> Step {
    switch order {
    case .help:
      console.line(table(Words.SessionCommands.list, columns: console.terminal.columns))
    case .lessons:
      views.lessons(try study.progress().lessons)
      console.prose(Words.Lessons.learnOrQuiz)
    case .progress:
      views.progress(
        try study.progress(),
        try LearnerReport(
          of: study.learner, in: study.store, teaching: study.courses, at: now()))
    case .learn(let name): return try learn(name)
    case .quiz(let name):
      guard let name else {
        plan = Plan(
          scope: .anything, count: study.settings.sessionLength, staysOpen: plan.staysOpen)
        return .goOn
      }
      guard let (_, lesson) = study.lesson(called: name) else {
        sayNoLesson(name)
        return .goOn
      }
      plan = Plan(
        scope: .lesson(lesson.id), count: study.settings.sessionLength, staysOpen: plan.staysOpen)
    case .why(let what): why(what)
    case .try: return tryOut()
    case .undo: try undo()
    case .flag(let remark):
      if let last {
        try flag(last.presentation, remark)
      } else {
        console.prose(Words.Session.noQuestionToFlag)
      }
    case .suspend:
      if let last {
        try suspend(last.prepared.target)
      } else {
        console.prose(Words.Session.noRuleToSuspend)
      }
    case .resume(let rule): try resume(rule)
    case .placement:
      plan = Plan(
        scope: .placement, count: Placement.mostQuestions, staysOpen: plan.staysOpen)
    case .skip: console.prose(Words.Session.noQuestionToSkip)
    case .hint: console.prose(Words.Session.noQuestionToHint)
    case .edit: console.prose(Words.Session.noCode)
    case .quit: return leave()
    }
    return .goOn
  }

  /// Takes leave of a learner who has had enough.
  private func leave() -> Step {
    if given.count > summedCount { summary() }
    if plan.count > 0 { console.prose(Words.Session.questionWaits) }
    return .leave(.done)
  }

  private func sayNoLesson(_ name: String) {
    let guess = suggestion(
      for: name, among: study.courses.flatMap(\.lessons).map(\.id.rawValue))
    console.prose(Words.Lessons.none(called: name, near: guess))
  }

  /// Reads a lesson: the named one, or the first that was not read.
  private func learn(_ name: String?) throws(StoreError) -> Step {
    let wanted: (course: Course, lesson: Lesson)?
    if let name {
      wanted = study.lesson(called: name)
      guard wanted != nil else {
        sayNoLesson(name)
        return .goOn
      }
    } else {
      let unread = try study.progress().lessons.first { !$0.isRead }
      wanted = study.lesson(called: unread?.lesson.rawValue ?? "1")
    }
    guard let (course, lesson) = wanted else {
      console.prose(Words.Lessons.none)
      return .goOn
    }
    let reading = LessonReading(console: console, lines: lines, model: model)
    switch reading.read(lesson) {
    case .finished:
      try study.markRead(lesson.id, in: course.id)
      // When a question waits, it comes next.
      if plan.count == 0, !lesson.questions.isEmpty {
        console.line()
        console.prose(
          plan.staysOpen
            ? Words.Lessons.quizNext(lesson.id.rawValue)
            : Words.Lessons.quizNextInShell(lesson.id.rawValue))
      }
    case .left: break
    case .leave(let status): return .leave(status)
    }
    return .goOn
  }

  /// Reads one lesson and nothing else: `vdl learn`.
  func runLesson(_ name: String?) throws(Failure) -> ExitStatus {
    if let name, study.lesson(called: name) == nil {
      throw .usage(
        Words.Lessons.noneIsCalled(name)
          + Arguments.guess(name, among: study.courses.flatMap(\.lessons).map(\.id.rawValue)))
    }
    return try unlessUnsaved { () throws(StoreError) in
      if case .leave(let status) = try learn(name) { return status }
      return .done
    }
  }
}
