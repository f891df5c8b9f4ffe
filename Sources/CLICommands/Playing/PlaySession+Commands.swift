internal import Diagnostics
internal import Phrases
internal import Playground
internal import Scenarios
internal import TerminalUI
internal import Timelines

extension PlaySession {
  /// Does what a line with a colon says; true when it leaves.
  func obey(_ line: String) -> Bool {
    switch PlayWord.read(line) {
    case .word(.quit, _): return true
    case .word(let word, let rest): obey(word, rest, line)
    case .unknown(let name):
      console.prose("':\(name)' is no command; ':help' lists them.")
    case .several(let words):
      console.prose("Which one: \(list(words.map { ":" + $0.rawValue }))?")
    }
    return false
  }

  private func obey(_ word: PlayWord, _ rest: String, _ line: String) {
    switch word {
    case .help: help()
    case .list: views.writeProgram(playing.playground.program)
    case .undo, .redo: step(word)
    case .reset:
      show(playing.replace(with: ProgramText(), step: line), after: .command)
    case .del: delete(rest, line)
    case .edit: edit(rest, line)
    case .fork, .diff: aside(word, rest)
    case .ios, .believe, .settle: set(word, rest, line)
    case .save, .load: move(word, rest, line)
    case .trace, .why: explain(word, rest)
    case .type: tellType(of: rest)
    case .vars: tellVariables()
    case .quit: break
    }
  }

  private func help() {
    let rows = PlayWord.allCases.map { (term: $0.help.usage, meaning: $0.help.text) }
    console.line(table(rows, columns: console.terminal.columns))
    console.prose("Anything else is Swift. An empty line ends an entry that goes on.")
  }

  private func step(_ word: PlayWord) {
    let playground = playing.playground
    guard let step = word == .undo ? playground.undoable : playground.redoable else {
      console.prose(word == .undo ? "There is nothing to undo." : "There is nothing to redo.")
      return
    }
    let answer =
      word == .undo
      ? playing.playground.undo(playing.run) : playing.playground.redo(playing.run)
    guard let answer else { return }
    console.prose((word == .undo ? "Undone: " : "Done again: ") + Self.title(of: step))
    show(answer, after: .command)
  }

  /// The first line of what was typed.
  private static func title(of step: String) -> String {
    let lines = step.split(separator: "\n")
    let first = String(lines.first ?? "")
    return lines.count > 1 ? first + " ..." : first
  }

  private func delete(_ rest: String, _ line: String) {
    guard let number = Int(rest) else {
      console.prose("':del N' takes the number of a line that ':list' shows.")
      return
    }
    let (program, removal) = playing.removing(line: number)
    switch removal {
    case .noLine:
      console.prose("The program has \(counted(program.lines.count, "line")); ':list' shows them.")
    case .inside(let name, let lines):
      console.prose(
        "Line \(number) is in the middle of \(name), \(Self.place(lines)): "
          + "':del \(lines.lowerBound)' takes all of it out.")
    case .removed(let name, let lines):
      guard let answer = playing.replace(with: program, step: line) else { return }
      if answer.status == .accepted {
        console.prose(
          "Taken out: " + (name.isEmpty ? "an empty line" : name)
            + (lines.count > 1 ? ", \(Self.place(lines))" : "") + ".")
      } else {
        console.prose("Without \(name.isEmpty ? "the line" : name):")
      }
      show(answer, after: .command)
    }
  }

  static func place(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1
      ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
  }

  private func aside(_ word: PlayWord, _ name: String) {
    guard !name.isEmpty else {
      let names = playing.playground.forkNames
      console.prose(
        names.isEmpty
          ? "Nothing is kept yet; ':fork NAME' keeps the program." : "Kept: \(list(names)).")
      return
    }
    if word == .fork {
      playing.playground.fork(as: name)
      console.prose("Kept as \(name). ':diff \(name)' compares what you do next with it.")
    } else if !playing.playground.forkNames.contains(name) {
      console.prose("Nothing is kept as \(name).")
    } else if let difference = playing.playground.difference(fromFork: name, playing.run) {
      if difference.isEmpty { console.prose("Both do the same.") }
      views.write(difference)
    }
  }

  private func set(_ word: PlayWord, _ rest: String, _ line: String) {
    switch PlaySetting(playing).changed(by: word, rest) {
    case .unclear(let sentence): console.prose(sentence)
    case .changed(let setting, let sentence):
      guard let answer = playing.playground.set(setting, step: line, playing.run) else { return }
      if answer.status == .accepted { console.prose(sentence) }
      show(answer, after: .command)
      if word != .settle, answer.status == .accepted, answer.difference?.isEmpty == true {
        console.prose("The program does the same.")
      }
    }
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

  private func tellType(of expression: String) {
    guard !expression.isEmpty else {
      console.prose("':type EXPRESSION' takes an expression.")
      return
    }
    switch playing.type(of: expression) {
    case .type(let type): console.prose(type)
    case .open: console.prose("It is generic: without arguments, nothing tells its type.")
    case .noExpression: console.prose("':type' takes an expression, and this is none.")
    case .wrong(let errors): for error in errors { console.prose(error.message) }
    }
  }

  private func tellVariables() {
    let variables = playing.variables()
    if variables.isEmpty { console.prose("There are no variables yet.") }
    for (variable, value) in zip(variables, playing.values(of: variables)) {
      let known = value.map { " = " + Self.shortened($0) } ?? ""
      console.prose("\(variable.name): \(variable.type)\(known)", rest: "  ")
    }
  }

  /// A value in one line; of a long one only the beginning.
  private static func shortened(_ value: String) -> String {
    let line = value.replacing("\n", with: "\\n")
    let longest = 200
    return line.count > longest ? line.prefix(longest) + "..." : line
  }
}
