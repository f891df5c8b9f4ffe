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

  /// `isEntry` where the answer is about something that was typed, and not about another program or setting.
  func write(_ answer: Playground.Answer, isEntry: Bool = true) {
    for replacement in answer.replaced {
      let (first, last) = (replacement.lines.lowerBound, replacement.lines.upperBound)
      let place = first == last ? "line \(first)" : "lines \(first) to \(last)"
      console.line(
        console.style.faint(console.shown("Replaced \(replacement.name), which was in \(place).")))
    }
    if let difference = answer.difference { write(difference, of: answer.run) }
    if let run = answer.run { writeEnd(of: run, answer, isEntry) }
  }

  /// Writes what is different: of the callbacks, those that the program has a version of. `:trace` shows all.
  func write(_ difference: Difference, of run: Run?) {
    let hasOwn = run?.events.contains(where: \.isOverridden) ?? false
    func isShown(_ event: Event) -> Bool { event.isOverridden || !hasOwn }
    limited(difference.events.added.filter(isShown), Self.text)
    limited(difference.events.changed.filter { isShown($0.was) || isShown($0.now) }) {
      "~ \($0.was.text) is \($0.now.text) now"
    }
    limited(difference.events.removed.filter(isShown)) {
      "- gone: \($0.text)"
    }
    for line in difference.output.added.prefix(Self.mostLines) {
      console.line(console.style.code(console.shown(line.text)))
    }
    rest(of: difference.output.added.count)
    limited(difference.output.changed) { change in
      let place = change.now.line.map { "line \($0)" } ?? "it"
      return "~ \(place) now prints \(change.now.text), was \(change.was.text)"
    }
    limited(difference.output.removed) { "- gone: \($0.text)" }
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

  private func writeEnd(of run: Run, _ answer: Playground.Answer, _ isEntry: Bool) {
    let files = [SourceFile(name: Scenario.mainFile, text: answer.program.text)]
    if case .limit(let limit) = run.outcome {
      RunReport.write(run.diagnostics, in: files, to: console)
      console.prose(Self.sentence(about: limit))
    } else {
      RunReport.write(ScenarioOptions.Result(run: run, files: files), to: console)
    }
    switch answer.status {
    case .accepted, .incomplete: break
    case _ where !isEntry: console.prose("Everything stays as it was.")
    case .refused: console.prose("The entry is not kept. ':edit' opens it again.")
    case .trapped, .limit:
      console.prose("This is what ran. The entry is not kept; ':edit' opens it again.")
    }
  }

  private static func sentence(about limit: ExceededLimit) -> String {
    switch limit {
    case .steps: "Stopped: the program ran for too many steps."
    case .memory: "Stopped: the program used too much memory."
    case .output: "Stopped: the program printed too much."
    }
  }

  func writeProgram(_ program: ProgramText) {
    let lines = program.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let digits = String(lines.count).count
    for (index, line) in lines.enumerated() {
      let number = String(index + 1)
      let space = String(repeating: " ", count: digits - number.count)
      console.line("\(space)\(number)  \(console.shown(String(line)))")
    }
  }
}
