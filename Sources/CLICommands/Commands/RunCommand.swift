internal import Diagnostics
internal import Scenarios
internal import TerminalUI

extension Command {
  static let run = Command(
    "run", operands: "FILE...", summary: "run a scenario and print what it prints",
    examples: [
      Example("vdl run scenario.swift", "run a file under the newest iOS"),
      Example("vdl run --ios 12 scenario.swift", "run it under iOS 12"),
      Example("vdl run --verbose scenario.swift", "show UIKit's own steps too"),
      Example("vdl run Model.swift main.swift", "several files form one program"),
      Example("vdl run - < scenario.swift", "read standard input"),
      Example("vdl run --believing ID scenario.swift", "as a misconception has it"),
      Example("vdl run --alternative ID scenario.swift", "with a doubtful rule the other way"),
    ],
    discussion: """
      When top-level code ends, the run loop settles, unless only views would hear of it; \
      Simulator.settle() says so itself. Nothing is compiled and nothing of the scenario reaches \
      this machine. UIKit's warnings go to standard error. Status 2: refused; 3: trapped; 4: a limit \
      was hit.

      The ID of a misconception is in 'vdl help misconceptions', that of a rule in 'vdl rules'. \
      Where only callbacks differ, 'vdl trace' with the same options shows it.
      """,
    options: ScenarioOptions.all
  ) { (arguments, context) throws(Failure) in
    let result = try ScenarioOptions.run(arguments, settles: false, in: context)
    let console = context.console
    for line in result.run.output {
      console.line(console.terminal.outputIsTerminal ? Text.visible(line) : line)
    }
    ScenarioOptions.report(result, to: console)
    if arguments.has("--leaks") {
      for leak in result.run.leaks {
        console.notice("leak: \(leak.objects.joined(separator: ", ")) never die")
        for reference in leak.cycle { console.notice("  \(reference)") }
      }
      if result.run.leaks.isEmpty { console.notice("no leaks") }
    }
    return ScenarioOptions.status(of: result.run.outcome)
  }
}
