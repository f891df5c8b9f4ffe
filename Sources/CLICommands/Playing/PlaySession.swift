internal import Diagnostics
internal import Phrases
internal import Playground
internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// The playground with a person: entries, commands, and what each changes.
final class PlaySession {
  let playing: Playing
  let views: PlayViews
  var drafts: PlayDraft?

  init(_ playing: Playing) {
    self.playing = playing
    views = PlayViews(console: playing.console.inOneStream)
    // Programs that run side by side leave no file to each other.
    drafts = playing.lines.isInteractive ? PlayDraft(in: playing.context) : nil
  }

  var console: Console { views.console }

  private static let prompt = "play> "
  private static let continued = "  ... "

  func run() -> ExitStatus {
    begin()
    while true {
      switch readEntry() {
      case .entry(let entry): enter(entry)
      case .command(let line): if obey(line) { return leave() }
      case .end: return leave()
      case .stopped(let signal): return .signal(signal.exitStatus)
      }
      if let signal = playing.signal {
        // Ctrl-C stops what runs; the program stays as it was.
        guard signal == .interrupt else { return .signal(signal.exitStatus) }
        console.prose("Stopped. The program is as it was.")
      }
    }
  }

  private func begin() {
    if playing.lines.isInteractive {
      console.prose(
        "Type Swift and see what UIKit calls. ':help' lists the commands, ':quit' leaves.")
    }
    if playing.playground.program.parts.isEmpty { offerDraft() } else { start() }
  }

  /// Runs a program that is there already.
  func start() {
    let program = playing.playground.program
    show(playing.playground.replace(with: program, playing.run))
  }

  /// Offers what an earlier playground left when it ended without `:quit`.
  private func offerDraft() {
    guard playing.lines.isInteractive, let text = drafts?.text else { return }
    console.prose("A playground of before was not ended. ':load' takes its program up.")
    kept = Playing.program(of: text)
  }

  /// The program that `:load` alone takes up.
  private var kept: ProgramText?

  private func leave() -> ExitStatus {
    drafts?.remove()
    return .done
  }

  // MARK: Reading

  private enum Read {
    case entry(String), command(String), end
    case stopped(SignalWatch.Signal)
  }

  /// Reads lines until they are whole; a blank line always ends them.
  private func readEntry() -> Read {
    var lines: [String] = []
    while true {
      let prompt = Prompt(
        lines.isEmpty ? Self.prompt : Self.continued, remembers: { !$0.isEmpty },
        completions: completions)
      switch playing.lines.reader.read(prompt) {
      case .line(let line):
        if lines.isEmpty {
          if line.allSatisfy(\.isWhitespace) { continue }
          if line.first == ":" { return .command(line) }
        } else if line.allSatisfy(\.isWhitespace) {
          return .entry(lines.joined(separator: "\n"))
        }
        lines.append(line)
        let entry = lines.joined(separator: "\n")
        if !playing.isIncomplete(entry) { return .entry(entry) }
      case .endOfFile:
        // What a pipe ends with is an entry, whole or not.
        return lines.isEmpty ? .end : .entry(lines.joined(separator: "\n"))
      case .interrupted:
        if lines.isEmpty { return .end }
        lines = []
      case .stopped(let signal): return .stopped(signal)
      }
    }
  }

  private func completions(_ beginning: String) -> [String] {
    if beginning.first == ":" { return PlayWord.allCases.map { ":" + $0.rawValue } }
    let callbacks = playing.playground.run?.events.map(\.callback).uniqued() ?? []
    return playing.names() + callbacks + Completions.callbacks
  }

  // MARK: Entries

  private func enter(_ entry: String) {
    show(playing.enter(entry), isEntry: true)
  }

  func show(_ answer: Playground.Answer?, isEntry: Bool = false) {
    guard let answer else { return }
    views.write(answer, isEntry: isEntry)
    if answer.status == .accepted { drafts?.keep(playing.playground.program.text) }
    _ = console.flush()
  }

  // MARK: Commands

  /// Does what a line with a colon says; true when it leaves.
  private func obey(_ line: String) -> Bool {
    switch PlayWord.read(line) {
    case .word(.quit, _): return true
    case .word(let word, let rest): obey(word, rest)
    case .unknown(let name):
      console.prose("':\(name)' is no command; ':help' lists them.")
    case .several(let words):
      console.prose("Which one: \(list(words.map { ":" + $0.rawValue }))?")
    }
    return false
  }

  private func obey(_ word: PlayWord, _ rest: String) {
    switch word {
    case .help: help()
    case .list: views.writeProgram(playing.playground.program)
    case .undo, .redo: step(word)
    case .reset: show(playing.playground.reset(playing.run))
    case .del: delete(rest)
    case .edit: edit()
    case .fork, .diff: aside(word, rest)
    case .ios, .believe, .settle: set(word, rest)
    case .save, .load: move(word, rest)
    case .trace, .why: explain(word, rest)
    case .type, .vars: tell(word, rest)
    case .quit: break
    }
  }

  private func help() {
    let rows = PlayWord.allCases.map { (term: $0.help.usage, meaning: $0.help.text) }
    console.line(table(rows, columns: console.terminal.columns))
    console.prose("Anything else is Swift. A blank line ends an entry that goes on.")
  }

  private func step(_ word: PlayWord) {
    let canStep = word == .undo ? playing.playground.canUndo : playing.playground.canRedo
    guard canStep else {
      console.prose(word == .undo ? "There is nothing to undo." : "There is nothing to redo.")
      return
    }
    show(
      word == .undo
        ? playing.playground.undo(playing.run) : playing.playground.redo(playing.run))
  }

  private func delete(_ rest: String) {
    var program = playing.playground.program
    guard let line = Int(rest), let index = program.part(ofLine: line) else {
      console.prose("':del N' takes the number of a line that ':list' shows, from 2 on.")
      return
    }
    program.remove(partAt: index)
    show(playing.playground.replace(with: program, playing.run))
  }

  private func aside(_ word: PlayWord, _ name: String) {
    guard !name.isEmpty else {
      let names = playing.playground.forks.keys.sorted()
      console.prose(
        names.isEmpty
          ? "Nothing is kept yet; ':fork NAME' keeps the program." : "Kept: \(list(names)).")
      return
    }
    if word == .fork {
      playing.playground.fork(as: name)
      console.prose("Kept as \(name). ':diff \(name)' compares what you do next with it.")
    } else if playing.playground.forks[name] == nil {
      console.prose("Nothing is kept as \(name).")
    } else if let difference = playing.playground.difference(fromFork: name, playing.run) {
      if difference.isEmpty { console.prose("Both do the same.") }
      views.write(difference, of: playing.playground.run)
    }
  }

  private func set(_ word: PlayWord, _ rest: String) {
    var setting = playing.playground.setting
    switch word {
    case .ios:
      guard let version = IOSVersion(rest), version.wasReleased else {
        console.prose("':ios' takes a version such as 17 or 5.1; this is iOS \(setting.ios).")
        return
      }
      setting.ios = version
    case .believe:
      let all = playing.model.misconceptions().map(\.id)
      guard rest == "nothing" || all.contains(rest) else {
        let hint = suggestion(for: rest, among: all).map { " Did you mean \($0)?" } ?? ""
        console.prose(
          "':believe' takes the ID of a misconception, or 'nothing'.\(hint) "
            + "'vdl help misconceptions' lists them.")
        return
      }
      setting.believing = rest == "nothing" ? nil : rest
    default:
      guard rest == "on" || rest == "off" else {
        console.prose(
          "Write ':settle on' or ':settle off'; it is \(setting.settles ? "on" : "off").")
        return
      }
      setting.settles = rest == "on"
    }
    guard let answer = playing.playground.set(setting, playing.run) else { return }
    views.write(answer, isEntry: false)
    if answer.status == .accepted, answer.difference?.isEmpty == true {
      console.prose("Nothing changes.")
    }
  }

  // MARK: Files

  private func move(_ word: PlayWord, _ rest: String) {
    do throws(Failure) {
      if word == .load { try load(rest) } else { try save(rest) }
    } catch {
      say(error)
    }
  }

  private func load(_ file: String) throws(Failure) {
    if file.isEmpty {
      guard let kept else {
        console.prose("':load FILE' takes a file.")
        return
      }
      show(playing.playground.replace(with: kept, playing.run))
      return
    }
    let (files, diagnostics) = try SourceInput.read([file], in: playing.context)
    RunReport.write(diagnostics, in: files, to: console)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let program = Playing.program(of: files.first?.text ?? "")
    show(playing.playground.replace(with: program, playing.run))
  }

  private func save(_ rest: String) throws(Failure) {
    var words = rest.split(separator: " ").map(String.init)
    let isTranscript = words.contains("--transcript")
    words.removeAll { $0 == "--transcript" }
    guard words.count == 1 else {
      console.prose("':save FILE' takes the name of a new file.")
      return
    }
    let program = playing.playground.program
    // A file alone runs like the session only with what stood beside it.
    let helpers = playing.playground.setting.beside.map { $0.text + "\n" }.joined()
    let text = isTranscript ? transcript(of: program) : helpers + program.text
    try FileSystem.create(words[0], text)
    console.prose(
      isTranscript
        ? "Written. A lesson takes these blocks as they are."
        : "Written. 'vdl run \(options)\(words[0])' does the same.")
  }

  /// The options without which the program would run in other circumstances.
  private var options: String {
    let setting = playing.playground.setting
    let ios = setting.ios == .newest ? "" : "--ios \(setting.ios) "
    let device = setting.device == .iphone ? "" : "--device \(setting.device.rawValue) "
    return ios + device + (setting.believing.map { "--believing \($0) " } ?? "")
  }

  /// The blocks with which a lesson shows a program and what it prints.
  private func transcript(of program: ProgramText) -> String {
    let output = playing.playground.run?.output ?? []
    let printed =
      output.isEmpty ? "" : "\n```printed\n" + output.map { $0 + "\n" }.joined() + "```\n"
    return "```swift run\n\(program.text)```\n\(printed)"
  }

  private func edit() {
    let rejected = playing.playground.rejected
    let text = rejected ?? playing.playground.program.text
    guard let drafts else {
      console.prose("There is no editor here. ':list' shows the program.")
      return
    }
    do throws(Failure) {
      let file = try drafts.open(text)
      switch playing.lines.edit(file) {
      case .impossible(let reason), .failed(let reason): console.prose(reason)
      case .done:
        let edited = try FileSystem.text(file)
        if rejected != nil {
          show(playing.enter(edited), isEntry: true)
        } else {
          let program = Playing.program(of: edited)
          show(playing.playground.replace(with: program, playing.run))
        }
      }
    } catch {
      say(error)
    }
  }

  private func say(_ failure: Failure) {
    for line in failure.lines { console.line(console.shown(line)) }
  }

  // MARK: Explaining

  private func explain(_ word: PlayWord, _ rest: String) {
    let events = playing.playground.run?.events ?? []
    if word == .trace {
      if events.isEmpty { console.prose(EventLines.none + ".") }
      EventLines(events: events, console: console).write()
      return
    }
    guard let number = Int(rest), events.indices.contains(number - 1) else {
      console.prose(
        events.isEmpty
          ? EventLines.none + "."
          : "':why N' takes the number of a callback, from 1 to \(events.count).")
      return
    }
    let event = events[number - 1]
    console.prose("\(event.text): \(CallChain(event).sentence).")
    for id in event.because {
      let statement = playing.model.rules().first { $0.id == id }?.sentence ?? ""
      console.prose("Rule \(id): \(statement)", rest: "  ")
    }
  }

  private func tell(_ word: PlayWord, _ rest: String) {
    if word == .type {
      guard !rest.isEmpty else {
        console.prose("':type EXPRESSION' takes an expression.")
        return
      }
      let (type, diagnostics) = playing.type(of: rest)
      if let type { console.line(console.shown(type)) }
      let errors = diagnostics.filter { $0.severity == .error }
      if type == nil { for error in errors { console.prose(error.message) } }
      return
    }
    let variables = playing.variables()
    if variables.isEmpty { console.prose("There are no variables yet.") }
    let values = playing.values(of: variables.map(\.name))
    for (variable, value) in zip(variables, values) {
      let known = value.map { " = \($0)" } ?? ""
      console.line(console.shown("\(variable.name): \(variable.type)\(known)"))
    }
  }
}
