internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import QuizEngine
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI

/// Commands, at their own prompt and in the place of an answer.
extension Session {
  /// A line that was read, or the end of the session.
  enum Line {
    case text(String)
    case leave(ExitStatus)
  }

  /// Reads a line. Ctrl-C ends the session, or does what is given.
  func read(_ prompt: Prompt, interrupted: (() -> Line)? = nil) -> Line {
    // When nobody reads the output any more, the question waits for the next time.
    guard console.flush() else { return .leave(.done) }
    switch lines.reader.read(prompt) {
    case .line(let line): return .text(line)
    case .endOfFile:
      _ = leave()
      return .leave(.done)
    case .interrupted:
      if let interrupted { return interrupted() }
      _ = leave()
      return .leave(.interrupted)
    case .stopped(let signal): return .leave(.signal(signal.exitStatus))
    }
  }

  /// A prompt for commands, which are remembered, and perhaps for an answer, which is not.
  func prompt(_ text: String, for question: PreparedQuestion? = nil) -> Prompt {
    Prompt(
      text, remembers: { question == nil || SessionCommand($0) != nil },
      // Gathered when Tab is pressed, which most lines do without.
      completions: { [weak self] in self?.completions(for: question).words(after: $0) ?? [] })
  }

  private func completions(for question: PreparedQuestion?) -> Completions {
    Completions(
      lessons: study.lessonNames.all.map(study.lessonNames.short),
      // If the store can't be read now, the next command that needs it says so.
      suspended: (try? study.suspendedRules()) ?? [],
      events: last?.prepared.run.events.map(\.name).uniqued() ?? [],
      items: question?.items.map(\.listed),
      isCode: question?.question.task.isAnsweredByCode ?? false)
  }

  /// Reads commands until there is something to ask again.
  func converse() throws(StoreError) -> Step {
    while plan.count == 0 {
      switch read(prompt("vdl> ")) {
      case .text(let line):
        let isEmpty = line.trimmed.isEmpty
        if isEmpty, let suggested {
          if case .leave(let status) = try take(suggested) { return .leave(status) }
          continue
        }
        suggested = nil
        guard !isEmpty else { continue }
        guard let command = SessionCommand(betweenQuestions: line) else {
          sayNoCommand(line, instead: "; 'help' lists them.")
          continue
        }
        if case .leave(let status) = try obey(command) { return .leave(status) }
      case .leave(let status): return .leave(status)
      }
    }
    return .goOn
  }

  /// Says that a line begins with no command, and which one may be meant or what else to do.
  func sayNoCommand(_ line: String, instead: String) {
    let word = String(line.split(separator: " ").first?.prefix(60) ?? "")
    if let usage = SessionCommand.usage(of: word) {
      console.prose("There are too many words after '\(word)'; type it as '\(usage)'.")
      return
    }
    // What is typed into a shell is missing here.
    let shellCommands = CommandLineInterface.commands.map(\.name)
    if shellCommands.contains(where: { $0 == word || $0.hasPrefix("\(word) ") }) {
      console.prose("'\(word)' works outside of a session: 'quit' leaves, then type 'vdl \(word)'.")
      return
    }
    let near = suggestion(for: word, among: SessionCommand.words)
    console.prose("There is no command '\(word)'" + (near.map(didYouMean) ?? instead))
  }

  /// Does a command.
  func obey(_ command: SessionCommand) throws(StoreError) -> Step {
    if let refusal = refusalInExam(of: command) {
      console.prose(refusal)
      return .goOn
    }
    switch command {
    case .help(let word): return help(word)
    case .lessons:
      let lessons = try study.progress().lessons
      return show(inScreens: {
        $0.lessons(lessons)
        $0.console.prose("'learn 1' shows the first lesson, and 'quiz 1' asks about it.")
      })
    case .progress:
      let progress = try study.progress()
      let report = try LearnerReport(
        of: study.learner, in: study.store, teaching: study.courses, at: now())
      return show(inScreens: { $0.progress(progress, report) })
    case .learn(let name): return try learn(name)
    case .quiz(let name): quiz(name)
    case .placement: beginPlacement()
    case .place(let lesson, let knowledge): try place(lesson, as: knowledge)
    case .mistakes: try beginMistakes()
    case .again:
      if let latest {
        views.answered(latest.prepared)
      } else {
        console.prose("There is no question to show yet.")
      }
    case .why(let what): return why(what)
    case .see(let file): see(file)
    case .try: return tryOut()
    case .play: return playOn()
    case .undo: try undo()
    case .flag(let remark):
      if let latest {
        try flag(latest.presentation, remark)
      } else {
        console.prose("There is no question to flag yet.")
      }
    case .suspend:
      if let latest {
        try suspend(latest.prepared.target)
      } else {
        console.prose("There is no rule to suspend yet.")
      }
    case .resume(let rule): try resume(rule)
    case .dontKnow: console.prose("There is no question to answer.")
    case .skip: console.prose("There is no question to skip.")
    case .hint: console.prose("There is no question to give a hint for.")
    case .edit: console.prose("There is no code to edit.")
    case .quit: return leave()
    }
    return .goOn
  }

  /// Shows the commands, or the lines about one of them.
  private func help(_ word: String?) -> Step {
    let lines = word.map(SessionCommand.descriptions(of:)) ?? SessionCommand.descriptions
    if let word, lines.isEmpty {
      let isPage =
        CommandLineInterface.commands.contains { $0.name == word }
        || HelpTopic.all.contains { $0.name == word }
      if isPage {
        console.prose("'vdl help \(word)' tells about it, outside of a session.")
      } else {
        sayNoCommand(word, instead: "; 'help' lists them.")
      }
      return .goOn
    }
    return show(inScreens: { $0.console.line(table(lines, columns: $0.columns)) })
  }

  /// Asks more questions: of a lesson, or of any.
  private func quiz(_ name: String?) {
    var scope = SchedulingContext.Scope.anything
    if let name {
      guard let (course, lesson) = study.lesson(called: name) else {
        sayNoLesson(name)
        return
      }
      scope = .lesson(course.name(of: lesson.id))
    }
    plan = Plan(scope: scope, count: study.settings.sessionLength, staysOpen: plan.staysOpen)
  }
}
