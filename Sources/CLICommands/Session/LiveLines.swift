internal import Glibc
internal import Scenarios
internal import TerminalUI

extension Context.Lines {
  /// The learner's end of the line as it is: standard input, and the signals.
  static func live(_ mode: Context.LineMode, context: Context) -> Context.Lines {
    let signals = SignalWatch()
    let console = context.console
    let terminal = console.terminal
    let isInteractive = terminal.inputIsTerminal && terminal.outputIsTerminal
    let write = { (text: String) in
      console.write(text)
      _ = console.flush()
    }
    let reader: LineReader
    switch mode {
    case .silent:
      reader = LineReader.plain(
        signals: signals, echoes: false, write: { _ in _ = console.flush() })
    case .edited
    where !terminal.usesLineMode(isPlain: false, environment: context.environment):
      reader =
        LineReader.edited(
          signals: signals, terminal: terminal, flush: { _ = console.flush() })
        ?? LineReader.plain(signals: signals, echoes: false, write: write)
    case .edited, .plain:
      reader = LineReader.plain(
        signals: signals, echoes: !terminal.inputIsTerminal, write: write)
    }
    let hasPerson = isInteractive && mode != .silent
    return Context.Lines(
      reader: reader, isInteractive: hasPerson,
      hasEditor: hasPerson && editor(in: context.environment) != nil,
      edit: {
        hasPerson
          ? edit($0, environment: context.environment) : .impossible("There is no terminal.")
      },
      pause: { signals.wait(atMost: $0) },
      run: { model, scenario in
        _ = console.flush()
        return stoppable(signals: signals) { model.run(scenario, Limits()) }
      })
  }

  /// The command of the learner's editor.
  private static func editor(in environment: [String: String]) -> String? {
    ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Opens a file in `VISUAL` or `EDITOR`.
  private static func edit(_ file: String, environment: [String: String]) -> Context.Edited {
    guard let command = editor(in: environment) else {
      return .impossible("No editor is set; name one, as in 'EDITOR=nano vdl'.")
    }
    return Editor.open(file, with: command)
      ? .done : .failed("The editor '\(Text.visible(command))' failed.")
  }

  /// Does work on another thread and waits for it or for a signal, whichever comes first.
  ///
  /// Work that was stopped goes on until its limits end it; nobody waits for what it gives.
  private static func stoppable<Value: Sendable>(
    signals: SignalWatch, _ work: @escaping @Sendable () -> Value
  ) -> Context.Stoppable<Value> {
    var ends: [Int32] = [-1, -1]
    // Without a pipe there is no waiting for two things: the work is simply done.
    guard pipe(&ends) == 0 else { return .finished(LargeStack.run(work)) }
    let (reading, writing) = (ends[0], ends[1])
    let handover = Handover<Value>()
    LargeStack.start {
      handover.finish(with: work())
      close(writing)
    }
    defer { close(reading) }
    switch signals.wait(for: reading) {
    case .readable: return .finished(handover.wait())
    case .signal(let signal): return .stopped(signal)
    }
  }
}
