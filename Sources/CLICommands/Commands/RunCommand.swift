internal import Diagnostics
internal import Phrases
internal import Scenarios
internal import TerminalUI

extension Command {
  static let run = Command(
    "run",
    help: CommandHelp(
      operands: "FILE...",
      summary: "run a scenario and print what it prints",
      examples: [
        ("vdl run scenario.swift", "run a file under the newest iOS"),
        ("vdl run --ios 12 scenario.swift", "run it under iOS 12"),
        ("vdl run --verbose scenario.swift", "show UIKit's own steps too"),
        ("vdl run Model.swift main.swift", "run several files as one program"),
        ("vdl run - < scenario.swift", "read standard input"),
        ("vdl run --believing ID scenario.swift", "run it as if a misconception were true"),
        ("vdl run --alternative ID scenario.swift", "follow the alternative of a doubtful rule"),
      ],
      discussion: """
        When top-level code ends, the run loop runs until nothing is pending. It doesn't when only \
        views would notice; then call Simulator.settle(). vdl interprets the scenario and compiles \
        nothing; a scenario can't reach this machine. UIKit's warnings go to standard error. Status 2: \
        refused; 3: trapped; 4: reached a limit.

        'vdl help misconceptions' lists the IDs of misconceptions, 'vdl rules' those of rules. If only \
        callbacks differ, 'vdl trace' with the same options shows the difference.
        """),
    options: ScenarioOptions.all
  ) { (arguments, context) throws(Failure) in
    let result = try ScenarioOptions.run(arguments, in: context)
    let console = context.console
    for line in result.run.output {
      console.line(console.terminal.outputIsTerminal ? Text.visible(line) : line)
    }
    RunReport.write(result, to: console)
    if arguments.has("--leaks") { report(result.run.leaks, to: console) }
    return RunReport.status(of: result.run.outcome)
  }

  private static func report(_ leaks: [Leak], to console: Console) {
    for leak in leaks {
      console.notice("leak: \(list(leak.objects)) are never freed")
      for reference in leak.cycle { console.notice("  \(reference)") }
    }
    if leaks.isEmpty { console.notice("no leaks") }
  }
}
