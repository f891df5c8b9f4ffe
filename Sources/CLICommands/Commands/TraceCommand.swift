internal import Diagnostics
internal import Releases
internal import Scenarios
internal import TerminalUI

extension Command {
  static let trace = Command(
    "trace", operands: "FILE...", summary: "show the timeline of callbacks, each with its cause",
    examples: [
      Example("vdl trace scenario.swift", "the timeline, to read"),
      Example("vdl trace --ios 12 scenario.swift", "the same under iOS 12"),
      Example("vdl trace --json scenario.swift", "for programs: one JSON object"),
    ],
    discussion: """
      A callback that is indented was called while the one above it was running. Below each stand \
      who called it and the rules that made it happen; 'vdl rules ID' shows a rule.
      """,
    options: [Option("--json", nil, "print one JSON object")] + ScenarioOptions.all
  ) { (arguments, context) throws(Failure) in
    let console = context.console
    let result: ScenarioOptions.Result
    do throws(Failure) {
      result = try ScenarioOptions.run(arguments, in: context)
    } catch {
      guard arguments.has("--json"), error.status == .world else { throw error }
      // A program that reads the output gets an object of the usual shape, whatever happened.
      var run = Run(
        ios: try ScenarioOptions.version(arguments), device: .iphone, outcome: .refused)
      run.diagnostics = [
        Diagnostic(
          .error, error.message, at: SourceLocation(file: error.file ?? "", line: 1, column: 1))
      ]
      console.write(TraceDocument.json(of: run).pretty)
      throw error
    }
    if arguments.has("--json") {
      console.write(TraceDocument.json(of: result.run).pretty)
      ScenarioOptions.report(result, to: console)
    } else {
      Timeline(run: result.run, console: console).write()
      ScenarioOptions.report(result, to: console)
    }
    return ScenarioOptions.status(of: result.run.outcome)
  }
}
