internal import Diagnostics
internal import Scenarios

/// The lines on standard error after a run: diagnostics, UIKit's warnings, and the trap or limit that
/// ended it.
enum RunReport {
  /// The exit status for the end of a run.
  static func status(of outcome: Outcome) -> ExitStatus {
    switch outcome {
    case .completed: .done
    case .refused: .refused
    case .trapped: .trapped
    case .limit: .limit
    }
  }

  static func write(_ result: ScenarioOptions.Result, to console: Console) {
    write(result.run.diagnostics, in: result.files, to: console)
    for warning in result.run.consoleWarnings { console.notice(warning) }
    switch result.run.outcome {
    case .completed, .refused: break
    case .trapped(let trap):
      let place = trap.location.map { "\($0): " } ?? ""
      console.notice(place + message(for: trap))
      for line in backtrace(trap.backtrace) { console.notice("  " + line) }
    case .limit(let limit): console.notice(message(for: limit))
    }
  }

  /// Writes diagnostics, each with its line of source where that can be shown.
  static func write(_ diagnostics: [Diagnostic], in files: [SourceFile], to console: Console) {
    let texts = Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    for diagnostic in diagnostics {
      let text = texts[diagnostic.location.file] ?? ""
      let shown = text.isEmpty ? diagnostic.description : diagnostic.rendered(in: text)
      // A line that fills the screen shows nothing.
      let isLong = shown.utf8.split(separator: 0x0A).contains { $0.count > 1000 }
      console.notice(isLong ? diagnostic.description : shown)
    }
  }

  static func message(for trap: Trap) -> String { "trap: \(trap.message)" }

  static func message(for limit: ExceededLimit) -> String {
    switch limit {
    case .steps: "limit: the scenario ran for too many steps; --max-steps N allows more"
    case .memory: "limit: the scenario used too much memory"
    case .output: "limit: the scenario printed too much"
    }
  }

  /// A line for each frame, innermost first; equal ones, as of a recursion, are one, and of many others only
  /// both ends are shown.
  static func backtrace(_ frames: [StackFrame]) -> [String] {
    var lines: [String] = []
    var count = 1
    for (index, frame) in frames.enumerated() {
      let isRepeated = index + 1 < frames.count && frames[index + 1] == frame
      count += isRepeated ? 1 : 0
      guard !isRepeated else { continue }
      let line = "at \(frame.function) (\(frame.file):\(frame.line))"
      lines.append(count > 1 ? "\(line), \(count) times" : line)
      count = 1
    }
    let (inner, outer) = (20, 5)
    guard lines.count > inner + outer + 1 else { return lines }
    return lines.prefix(inner) + ["... \(lines.count - inner - outer) more"] + lines.suffix(outer)
  }
}
