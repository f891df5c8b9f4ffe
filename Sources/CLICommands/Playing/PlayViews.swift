internal import Diagnostics
internal import Phrases
internal import Playground
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// What the playground shows of an entry: only what it changed.
struct PlayViews {
  var console: Console

  /// The most lines of one kind that an entry shows.
  private static let mostLines = 40

  /// What an answer is about.
  enum Cause {
    /// Something that was typed.
    case entry
    /// Another program or setting.
    case command
    /// The program that the session begins with.
    case start
  }

  func write(_ answer: Playground.Answer, after cause: Cause) {
    for effect in answer.effects { faint(Self.sentence(about: effect)) }
    if let difference = answer.difference { write(difference) }
    if let value = answer.value {
      console.line(console.style.code(console.shown("= " + Self.beginning(of: value))))
    }
    if let run = answer.run { writeEnd(of: run, answer, cause) }
  }

  private static func sentence(about effect: ProgramText.Effect) -> String {
    let place = PlaySession.place(effect.lines)
    return switch effect.kind {
    case .replaced: "Replaced \(effect.name), which was in \(place)."
    case .continued: "This goes on with \(effect.name) in \(place)."
    }
  }

  private static func beginning(of value: String) -> String {
    let longest = 400
    return value.count > longest ? value.prefix(longest) + "..." : value
  }

  private func faint(_ sentence: String) {
    console.line(
      console.style.faint(
        Text.wrapped(console.shown(sentence), columns: console.terminal.columns)))
  }

  // MARK: Differences

  /// Writes what is different: of the callbacks, those that the program has a version of. `:trace` shows all.
  func write(_ difference: Difference) {
    writeEvents(difference)
    writeOutput(difference.output)
    limited(difference.leaks.added) { leak in
      "! \(list(leak.objects)) stays alive, though nothing reaches it: "
        + leak.cycle.joined(separator: ", ")
    }
    limited(difference.leaks.removed) { "- no leak any more: \(list($0.objects))" }
  }

  private func writeEvents(_ difference: Difference) {
    func isShown(_ event: Event) -> Bool { event.isOverridden || !difference.hasOverrides }
    let events = difference.events
    limited(events.added.filter(isShown), Self.text)
    limited(events.changed.filter { isShown($0.now) }) {
      "~ \($0.now.index + 1)  \($0.now.text), was \(Self.arguments(of: $0.was))"
    }
    limited(events.moved.filter(isShown)) {
      "~ \($0.index + 1)  \($0.text), in another order than before"
    }
    limited(events.removed.filter(isShown)) { "- gone: \($0.text)" }
    let hidden = (events.added + events.removed).count { !isShown($0) }
    if hidden > 0 {
      faint("\(counted(hidden, "more callback")) that your classes don't override; see ':trace'.")
    }
  }

  private static func arguments(of event: Event) -> String {
    list(event.arguments.map { "\($0.label): \($0.value)" })
  }

  private func writeOutput(_ output: Difference.Parts<Difference.Printed>) {
    for (index, line) in output.added.prefix(Self.mostLines).enumerated() {
      console.line(console.style.code(console.shown(line.text)))
      if let follower = output.followers[index] {
        faint("  (before \(Self.quoted(follower.text)))")
      }
    }
    rest(of: output.added.count)
    limited(output.changed) { change in
      let place = change.now.line.map { "line \($0)" } ?? "it"
      return
        "~ \(place) now prints \(Self.named(change.now.text)), was \(Self.named(change.was.text))"
    }
    limited(output.moved) { "~ \(Self.quoted($0.text)) comes in another order now" }
    limited(output.removed) { "- gone: \(Self.named($0.text))" }
  }

  private static func named(_ text: String) -> String { text.isEmpty ? "an empty line" : text }

  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "an empty line" : "'\(text)'"
  }

  private func limited<Part>(_ parts: [Part], _ text: (Part) -> String) {
    for part in parts.prefix(Self.mostLines) {
      console.line(
        Text.wrapped(
          console.shown(text(part)), columns: console.terminal.columns, first: "", rest: "      "))
    }
    rest(of: parts.count)
  }

  private func rest(of count: Int) {
    if count > Self.mostLines { console.prose("... and \(count - Self.mostLines) more") }
  }

  /// `3  Menu.viewDidLoad(), called by show, called by line 4`.
  private static func text(_ event: Event) -> String {
    "\(event.index + 1)  \(event.text), \(CallChain(event).sentence)"
  }

  // MARK: Ends

  private func writeEnd(of run: Run, _ answer: Playground.Answer, _ cause: Cause) {
    let warnings = answer.difference?.warnings ?? []
    let errors = run.diagnostics.filter { $0.severity == .error }
    for diagnostic in errors + warnings { write(diagnostic, in: answer.program) }
    for warning in answer.difference?.consoleWarnings ?? [] { console.prose(warning) }
    switch run.outcome {
    case .completed, .refused: break
    case .trapped(let trap):
      let place = trap.location.map { "\($0): " } ?? ""
      console.prose(place + RunReport.message(for: trap), rest: "  ")
      for line in RunReport.backtrace(trap.backtrace) {
        console.prose(line, first: "  ", rest: "    ")
      }
    case .limit(let limit):
      let place = run.stoppedAt.map { " in line \($0.line)" } ?? ""
      console.prose("Stopped\(place): \(Self.sentence(about: limit))")
    }
    guard answer.status != .accepted else { return }
    let ran = answer.status == .refused ? "" : "This is what ran. "
    let sentence =
      switch cause {
      case .entry: "\(ran)The entry is not kept; ':edit' opens it again."
      case .command: "\(ran)Everything stays as it was."
      case .start:
        "\(ran)The program is here as it is: declare anew what fails, take it out with ':del N', or ':edit all'."
      }
    console.prose(sentence)
  }

  /// Writes what is wrong with the line of the program that it is about.
  private func write(_ diagnostic: Diagnostic, in program: ProgramText) {
    let isOwn = diagnostic.location.file == Scenario.mainFile
    let rendered =
      isOwn ? diagnostic.rendered(in: program.text) : diagnostic.description
    let lines = rendered.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A line that fills the screen shows nothing.
    let shown = lines.contains { $0.utf8.count > 1000 } ? [diagnostic.description] : lines
    for line in shown {
      let isMessage = line.hasPrefix(diagnostic.location.file + ":")
      if isMessage { console.prose(line, rest: "  ") } else { console.line(console.shown(line)) }
    }
  }

  private static func sentence(about limit: ExceededLimit) -> String {
    switch limit {
    case .steps: "the program ran for too many steps."
    case .memory: "the program used too much memory."
    case .output: "the program printed too much."
    }
  }

  func writeProgram(_ program: ProgramText) { Views(console).code(program.text) }
}
