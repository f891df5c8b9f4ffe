internal import Diagnostics
internal import Exporting
internal import Releases
internal import Scenarios

extension Command {
  static let trace = Command(
    "trace",
    help: CommandHelp(
      operands: "FILE...",
      summary: "show the timeline of callbacks, each with its cause",
      examples: [
        ("vdl trace scenario.swift", "the timeline, to read"),
        ("vdl trace --ios 12 scenario.swift", "the same under iOS 12"),
        ("vdl trace --orders scenario.swift", "the pairs that may come in either order"),
        ("vdl trace --versions scenario.swift", "what changes from one iOS version to the next"),
        ("vdl trace --without ID scenario.swift", "what depends on a rule"),
        ("vdl trace --believing ID scenario.swift", "as if a misconception were true"),
        ("vdl trace --json scenario.swift", "for programs: one JSON object"),
      ],
      discussion: """
        An indented callback ran inside the one above it. Below each callback stand its callers and \
        the rules that made it happen; 'vdl rules ID' shows a rule.

        --orders lists the pairs of events for which UIKit promises no order. It also runs the \
        scenario under the alternatives of rules that are in doubt. --versions runs it under every \
        iOS version.

        'vdl rules' lists the IDs of rules, 'vdl help misconceptions' those of misconceptions.
        """),
    options: [
      .json,
      Option("--orders", nil, "show which events may come in either order"),
      Option("--versions", nil, "show what changes from one iOS version to the next"),
    ] + ScenarioOptions.all
  ) { (arguments, context) throws(Failure) in
    try arguments.refuse(["--orders", "--ios", "--leaks", "--timings"], with: "--versions")
    try arguments.refuse(["--leaks", "--timings"], with: "--orders")
    do throws(Failure) {
      if arguments.has("--versions") { return try traceVersions(arguments, in: context) }
      if arguments.has("--orders") { return try traceOrders(arguments, in: context) }
      return try traceEvents(arguments, in: context)
    } catch {
      if arguments.has("--json"), error.status == .world {
        // A program that reads the output gets an object of the usual shape, whatever happened.
        context.console.write(TraceDocument.json(of: try refused(arguments, error)).pretty)
      }
      throw error
    }
  }

  /// Writes the timeline.
  private static func traceEvents(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> ExitStatus {
    let result = try ScenarioOptions.run(arguments, in: context)
    if arguments.has("--json") {
      context.console.write(TraceDocument.json(of: result.run).pretty)
    } else {
      Timeline(run: result.run, console: context.console).write()
    }
    RunReport.write(result, to: context.console)
    return RunReport.status(of: result.run.outcome)
  }

  /// Writes the events with the promises of their order.
  private static func traceOrders(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> ExitStatus {
    let result: ScenarioOptions.Result
    var orders: Orders?
    switch try ScenarioOptions.read(arguments, in: context) {
    case .refused(let refused): result = refused
    case .request(let request):
      var ordered = LargeStack.run { request.model.runOrders(request.scenario, request.limits) }
      ordered.run.diagnostics = request.diagnostics + ordered.run.diagnostics
      result = ScenarioOptions.Result(run: ordered.run, files: request.scenario.files)
      orders = ordered.orders
    }
    if arguments.has("--json") {
      context.console.write(TraceDocument.json(of: result.run, orders: orders).pretty)
    } else {
      OrdersReport(run: result.run, orders: orders, console: context.console).write()
    }
    RunReport.write(result, to: context.console)
    return RunReport.status(of: result.run.outcome)
  }

  /// Writes the changes from version to version; the status is that of the newest.
  private static func traceVersions(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> ExitStatus {
    let console = context.console
    let versions: Versions
    let files: [SourceFile]
    var rules: [RuleEntry] = []
    var warnings: [Diagnostic] = []
    switch try ScenarioOptions.read(arguments, in: context) {
    case .refused(let result):
      files = result.files
      versions = Versions(stretches: [
        .init(first: .newest, last: .newest, run: result.run, need: nil, change: nil)
      ])
    case .request(let request):
      files = request.scenario.files
      rules = request.model.rules()
      warnings = request.diagnostics
      versions = LargeStack.run { request.model.runVersions(request.scenario, request.limits) }
    }
    guard let newest = versions.stretches.last else { preconditionFailure("there are releases") }
    if arguments.has("--json") {
      console.write(VersionsReport.json(of: versions).pretty)
    } else if newest.run.outcome != .refused {
      VersionsReport(versions: versions, rules: rules, console: console).write()
    }
    var run = newest.run
    run.diagnostics = warnings + run.diagnostics
    RunReport.write(ScenarioOptions.Result(run: run, files: files), to: console)
    return RunReport.status(of: run.outcome)
  }

  /// A run that stands for files that could not be read.
  private static func refused(
    _ arguments: Arguments, _ failure: Failure
  ) throws(Failure) -> Run {
    var run = Run(ios: try ScenarioOptions.version(arguments), device: .iphone, outcome: .refused)
    run.diagnostics = [
      Diagnostic(
        .error, failure.message, at: SourceLocation(file: failure.file ?? "", line: 1, column: 1))
    ]
    return run
  }
}
