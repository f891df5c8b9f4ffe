internal import Exporting
internal import JSONCoding
internal import Playground
internal import Scenarios
internal import TerminalUI

/// The playground with a program: `vdl play --json`, one object for each line.
///
/// A line is an entry, which may be a JSON string to hold several lines, or a `:command`.
struct PlayDialogue {
  let playing: Playing

  init(_ playing: Playing) { self.playing = playing }

  func run() -> ExitStatus {
    while true {
      switch playing.lines.reader.read(Prompt("")) {
      case .line(let line): if answer(line) { return .done }
      case .endOfFile, .interrupted: return .done
      case .stopped(let signal): return .signal(signal.exitStatus)
      }
      if let signal = playing.signal { return .signal(signal.exitStatus) }
    }
  }

  /// Answers a line; true when it leaves.
  private func answer(_ line: String) -> Bool {
    if line.allSatisfy(\.isWhitespace) { return false }
    if line.first == ":" { return obey(line) }
    let entry = Self.string(line) ?? line
    if playing.isIncomplete(entry) {
      say(Playground.Answer(status: .incomplete))
    } else if let answer = playing.enter(entry) {
      say(answer)
    }
    return false
  }

  /// The text of a JSON string, which may hold several lines.
  private static func string(_ line: String) -> String? {
    line.first == "\"" ? try? JSONCoding.decode(String.self, from: line) : nil
  }

  private func obey(_ line: String) -> Bool {
    switch PlayWord.read(line) {
    case .word(.quit, _): return true
    case .word(.undo, _): step(playing.playground.undo(playing.run), "there is nothing to undo")
    case .word(.redo, _): step(playing.playground.redo(playing.run), "there is nothing to redo")
    case .word(.reset, _): step(playing.replace(with: ProgramText(), step: line), "stopped")
    case .word(.del, let rest): delete(rest, line)
    case .word(let word, let rest) where [.ios, .believe, .settle].contains(word):
      switch PlaySetting(playing).changed(by: word, rest) {
      case .unclear(let sentence): fail(sentence)
      case .changed(let setting, _):
        step(playing.playground.set(setting, step: line, playing.run), "stopped")
      }
    case .word(.list, _):
      write(["type": .string("program"), "text": .string(playing.playground.program.text)])
    case .word(let word, _): fail("':\(word.rawValue)' is for people")
    case .unknown, .several: fail("':\(line.dropFirst())' is no command")
    }
    return false
  }

  private func delete(_ rest: String, _ line: String) {
    guard let number = Int(rest) else { return fail("':del' takes the number of a line") }
    switch playing.removing(line: number) {
    case (let program, .removed): step(playing.replace(with: program, step: line), "stopped")
    case (_, .inside(let name, let lines)):
      fail("line \(number) is in the middle of \(name), \(PlaySession.place(lines))")
    case (_, .noLine): fail("the program has no line \(number)")
    }
  }

  private func step(_ answer: Playground.Answer?, _ reason: String) {
    if let answer { say(answer) } else if playing.signal == nil { fail(reason) }
  }

  private func fail(_ message: String) {
    write([
      "type": .string("error"), "message": .string(message),
      "status": .int(Int(ExitStatus.usage.code)),
    ])
  }

  private func say(_ answer: Playground.Answer) {
    let output = answer.difference?.output ?? Difference.Parts()
    let events = answer.difference?.events ?? Difference.Parts()
    write([
      "type": .string("entry"), "status": .string(answer.status.rawValue),
      "replaced": .array(
        answer.effects.filter { $0.kind == .replaced }.map { .string($0.name) }),
      "output": Self.parts(output, Self.printed),
      "events": Self.parts(events, { TraceDocument.json(of: $0) }),
      "diagnostics": .array(
        (answer.run?.diagnostics ?? []).map { TraceDocument.json(of: $0) }),
      "value": answer.value.map { .string($0) } ?? .null,
      "outcome": answer.run.map { TraceDocument.outcome(of: $0) } ?? .null,
    ])
  }

  private static func parts<Part>(
    _ parts: Difference.Parts<Part>, _ json: (Part) -> JSON
  ) -> JSON {
    .object([
      "added": .array(parts.added.map(json)),
      "changed": .array(
        parts.changed.map { .object(["was": json($0.was), "now": json($0.now)]) }),
      "removed": .array(parts.removed.map(json)),
    ])
  }

  private static func printed(_ line: Difference.Printed) -> JSON {
    .object(["text": .string(line.text), "line": line.line.map { .int($0) } ?? .null])
  }

  private func write(_ fields: KeyValuePairs<String, JSON>) {
    playing.console.line(JSON.object(fields).compact)
    _ = playing.console.flush()
  }
}
