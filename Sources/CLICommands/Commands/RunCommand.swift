internal import Diagnostics
internal import Scenarios
internal import TerminalUI
internal import Words

extension Command {
  static let run = Command(
    "run", help: .run,
    options: ScenarioOptions.all
  ) { (arguments, context) throws(Failure) in
    let result = try ScenarioOptions.run(arguments, in: context)
    let console = context.console
    for line in result.run.output {
      console.line(console.terminal.outputIsTerminal ? Text.visible(line) : line)
    }
    ScenarioOptions.report(result, to: console)
    if arguments.has("--leaks") {
      for leak in result.run.leaks {
        console.notice(Words.Traces.leak(leak.objects))
        for reference in leak.cycle { console.notice("  \(reference)") }
      }
      if result.run.leaks.isEmpty { console.notice(Words.Traces.noLeaks) }
    }
    return ScenarioOptions.status(of: result.run.outcome)
  }
}
