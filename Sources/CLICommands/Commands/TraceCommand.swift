internal import Diagnostics
internal import Exporting
internal import Phrases
internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Timelines

extension Command {
  static let trace = Command(
    "trace",
    help: CommandHelp(
      operands: "FILE...",
      summary: "show which callback runs when, and why",
      examples: [
        ("vdl trace scenario.swift", "the callbacks you override, and what you print"),
        ("vdl trace --why scenario.swift", "each with its callers and rules"),
        ("vdl trace --all --only Card scenario.swift", "every callback of one class"),
        ("vdl trace --ios 12 scenario.swift", "the same under iOS 12"),
        ("vdl trace --orders scenario.swift", "the pairs that may come in either order"),
        ("vdl trace --versions scenario.swift", "what changes from one iOS version to the next"),
        ("vdl trace --compare ios:12 scenario.swift", "both runs side by side"),
        ("vdl trace --without ID scenario.swift", "what depends on a rule"),
        ("vdl trace --believing ID scenario.swift", "as if a misconception were true"),
        ("vdl trace --json scenario.swift", "for programs: one JSON object"),
        ("vdl trace --format html -o trace.html scenario.swift", "a page with lanes and a table"),
      ],
      discussion: """
        An indented callback ran inside the one above it. If the scenario overrides no callback, all \
        are shown. With --why, the callers of each callback and the rules that made it happen stand \
        below it; 'vdl rules ID' shows a rule.

        --orders lists the pairs of events for which UIKit promises no order. It also runs the \
        scenario under the alternatives of rules that are in doubt. --versions runs it under every \
        iOS version.

        --format html makes a page that loads nothing; mermaid a sequence diagram for Markdown, of at \
        most \(Timeline.mostMessages) callbacks and \(Timeline.mostParticipants) participants; \
        perfetto a file for ui.perfetto.dev. Of a long run, a page has the first \
        \(TimelinePage.mostSteps) steps and perfetto the first \(Timeline.mostSlices). Both say so; \
        --only chooses others.

        'vdl rules' lists the IDs of rules, 'vdl help misconceptions' those of misconceptions.
        """),
    options: [
      .allCallbacks, .why,
      Option("--only", "CLASS", "show only this class, or one object such as Card#2"),
      .json,
      Option(
        "--format", "FORMAT", "text, json, html, mermaid or perfetto (default: text)",
        choices: TraceFormat.words),
      .output,
      Option("--compare", "RUN", "compare with ios:VERSION, believing:ID or another FILE"),
      Option("--orders", nil, "show which events may come in either order"),
      Option("--versions", nil, "show what changes from one iOS version to the next"),
    ] + ScenarioOptions.all
  ) { (arguments, context) throws(Failure) in
    let output = try Output(arguments["--output"], context.console)
    guard arguments["--output"].map({ $0 != "-" }) ?? false else {
      return try trace(arguments, in: context)
    }
    // A file gets what a pipe would get, when all of it is there.
    var written = ""
    var inner = context
    inner.console.output = { written += $0 }
    inner.console.terminal.outputIsTerminal = false
    inner.console.style = .plain
    let status = try trace(arguments, in: inner)
    try output.write(written)
    return status
  }

  private static func trace(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> ExitStatus {
    let format = try TraceFormat(arguments)
    if let other = arguments["--compare"] {
      try arguments.refuse(["--orders", "--versions", "--why", "--json"], with: "--compare")
      guard [.text, .html].contains(format) else {
        throw .usage("a comparison has no format '\(format.rawValue)'", hint: "take text or html")
      }
      return try TraceComparison.write(
        with: other, arguments, format, title: title(arguments), in: context)
    }
    let ofTimeline = ["--all", "--why", "--only"]
    try arguments.refuse(
      ["--orders", "--ios", "--leaks", "--timings"] + ofTimeline, with: "--versions")
    try arguments.refuse(["--leaks", "--timings"] + ofTimeline, with: "--orders")
    if format == .json { try arguments.refuse(ofTimeline, with: "--json") }
    if ![.text, .json].contains(format) {
      try arguments.refuse(["--orders", "--versions", "--why"], with: "--format")
    }
    do throws(Failure) {
      if arguments.has("--versions") { return try traceVersions(arguments, in: context) }
      if arguments.has("--orders") { return try traceOrders(arguments, in: context) }
      return try traceEvents(arguments, format, in: context)
    } catch {
      if format == .json, error.status == .world {
        // A program that reads the output gets an object of the usual shape, whatever happened.
        context.console.write(TraceDocument.json(of: try refused(arguments, error)).pretty)
      }
      throw error
    }
  }

  /// Writes the timeline.
  private static func traceEvents(
    _ arguments: Arguments, _ format: TraceFormat, in context: Context
  ) throws(Failure) -> ExitStatus {
    let console = context.console
    let result = try ScenarioOptions.run(arguments, in: context)
    if format == .json {
      console.write(TraceDocument.json(of: result.run).pretty)
      RunReport.write(result, to: console)
      return RunReport.status(of: result.run.outcome)
    }
    // What is wrong comes first: the callbacks may be many.
    RunReport.write(result, to: console)
    let timeline = try timeline(result.run, arguments)
    if let picture = try format.picture(of: timeline, title: title(arguments)) {
      console.write(picture)
      if let note = format.mostSteps.flatMap(timeline.shortening) {
        console.notice("note: \(note)")
      }
    } else {
      TraceForm(arguments).write(timeline, to: console)
    }
    return RunReport.status(of: result.run.outcome)
  }

  /// The name of the file whose top-level code runs, for the title of a picture.
  private static func title(_ arguments: Arguments) -> String {
    let name = arguments.operands.last.map { String($0.split(separator: "/").last ?? "") } ?? ""
    return ["", "-"].contains(name) ? "scenario" : name
  }

  /// The picture of a run with the callbacks that the arguments choose.
  private static func timeline(_ run: Run, _ arguments: Arguments) throws(Failure) -> Timeline {
    let choice = Choice(showsAll: arguments.has("--all"), only: arguments["--only"])
    if let name = choice.only, !run.events.isEmpty, !run.events.contains(where: choice.takes) {
      let names = Set(run.events.flatMap { [$0.className, $0.object] }).sorted()
      throw .usage(
        .unknownName(
          name, noun: "class or object with callbacks",
          suggestion: suggestion(for: name, among: names), list: nil))
    }
    return Timeline(run, choice)
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
    if try TraceFormat(arguments) == .json {
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
    if try TraceFormat(arguments) == .json {
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
