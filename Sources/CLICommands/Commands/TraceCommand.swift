internal import Diagnostics
internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Words

extension Command {
  static let trace = Command(
    "trace", help: .trace,
    options: [
      Option("--json", nil, Words.Options.json),
      Option("--orders", nil, Words.Options.orders),
      Option("--versions", nil, Words.Options.versions),
    ] + ScenarioOptions.all
  ) { (arguments, context) throws(Failure) in
    let console = context.console
    if arguments.has("--versions") {
      for other in ["--orders", "--ios", "--leaks", "--timings"] where arguments.has(other) {
        throw .usage(Words.Usage.doNotGoTogether("--versions", other))
      }
    }
    if arguments.has("--orders") {
      for other in ["--leaks", "--timings"] where arguments.has(other) {
        throw .usage(Words.Usage.doNotGoTogether("--orders", other))
      }
    }
    let result: ScenarioOptions.Result
    var orders: Orders?
    do throws(Failure) {
      if arguments.has("--versions") {
        return try traceVersions(arguments, in: context)
      } else if arguments.has("--orders") {
        (result, orders) = try traceOrders(arguments, in: context)
      } else {
        result = try ScenarioOptions.run(arguments, in: context)
      }
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
      console.write(
        (arguments.has("--orders")
          ? TraceDocument.json(of: result.run, orders: orders)
          : TraceDocument.json(of: result.run)).pretty)
      ScenarioOptions.report(result, to: console)
    } else if arguments.has("--orders") {
      OrdersReport(run: result.run, orders: orders, console: console).write()
      ScenarioOptions.report(result, to: console)
    } else {
      Timeline(run: result.run, console: console).write()
      ScenarioOptions.report(result, to: console)
    }
    return ScenarioOptions.status(of: result.run.outcome)
  }
}

/// Runs the files for `--orders`.
private func traceOrders(
  _ arguments: Arguments, in context: Context
) throws(Failure) -> (ScenarioOptions.Result, Orders?) {
  switch try ScenarioOptions.read(arguments, in: context) {
  case .refused(let result): return (result, nil)
  case .request(let request):
    var ordered = LargeStack.run { request.model.runOrders(request.scenario, request.limits) }
    ordered.run.diagnostics = request.diagnostics + ordered.run.diagnostics
    return (
      ScenarioOptions.Result(run: ordered.run, files: request.scenario.files), ordered.orders
    )
  }
}

/// Runs the files for `--versions`; the status is that of the newest release.
private func traceVersions(
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
  ScenarioOptions.report(ScenarioOptions.Result(run: run, files: files), to: console)
  return ScenarioOptions.status(of: run.outcome)
}
