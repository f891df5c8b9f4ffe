internal import Diagnostics
internal import Glibc
internal import Releases
internal import Scenarios
internal import Words

/// What `run` and `trace` have in common: the files, and the circumstances of the run.
enum ScenarioOptions {
  static let all: [Option] = [
    Option("--ios", "VERSION", Words.Options.ios),
    Option("--device", "KIND", Words.Options.device),
    Option("--verbose", nil, Words.Options.verbose),
    Option("--max-steps", "N", Words.Options.maxSteps),
    Option("--leaks", nil, Words.Options.leaks),
    Option("--believing", "ID", Words.Options.believing),
    Option("--alternative", "ID", Words.Options.alternative),
    Option("--without", "ID", Words.Options.without),
    Option("--seed", "N", Words.Options.seed),
    Option("--timings", nil, Words.Options.timings),
  ]

  /// A run of the files that the arguments name.
  struct Result {
    var run: Run
    var files: [SourceFile]
  }

  /// What the arguments ask to be run.
  struct Request {
    var scenario: Scenario
    var limits: Limits
    var model: Model
    /// Of reading the files.
    var diagnostics: [Diagnostic]
  }

  /// A request, or the result when the files cannot be run.
  enum Reading {
    case request(Request)
    case refused(Result)
  }

  static func read(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> Reading {
    var scenario = Scenario(files: [])
    scenario.ios = try version(arguments)
    scenario.device = try arguments.choice("--device", as: Device.self) ?? .iphone
    scenario.isVerbose = arguments.has("--verbose")
    scenario.seed = try arguments.number("--seed", atLeast: 0) ?? 0
    var limits = Limits()
    if let steps: Int = try arguments.number("--max-steps", atLeast: 1) { limits.steps = steps }

    let (files, diagnostics) = try SourceInput.read(arguments.operands, in: context)
    if diagnostics.contains(where: { $0.severity == .error }) {
      return .refused(
        Result(
          run: Run(
            ios: scenario.ios, device: scenario.device, outcome: .refused,
            diagnostics: diagnostics),
          files: files))
    }
    scenario.files = files
    let model = try context.soundModel()
    scenario.believing = try misconception(arguments, among: model)
    scenario.without = try rulesSwitchedOff(arguments, among: model)
    return .request(
      Request(scenario: scenario, limits: limits, model: model, diagnostics: diagnostics))
  }

  static func run(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> Result {
    let began = CPUTime.now
    let request: Request
    switch try read(arguments, in: context) {
    case .refused(let result): return result
    case .request(let read): request = read
    }
    let (scenario, limits, model) = (request.scenario, request.limits, request.model)
    let loaded = CPUTime.now
    var (run, stages) = LargeStack.run {
      var stages: [(stage: Engine.Stage, at: Int)] = []
      let run = model.runInStages(scenario, limits) { stages.append(($0, CPUTime.now)) }
      return (run, stages)
    }
    if arguments.has("--timings") {
      context.console.notice(
        Words.Traces.timing(
          Words.Traces.loading, milliseconds: CPUTime.milliseconds(loaded - began)))
      var before = loaded
      for (stage, time) in stages {
        context.console.notice(
          Words.Traces.timing(
            words(for: stage), milliseconds: CPUTime.milliseconds(time - before)))
        before = time
      }
      context.console.notice(Words.Traces.timing(steps: run.steps))
    }
    run.diagnostics = request.diagnostics + run.diagnostics
    return Result(run: run, files: scenario.files)
  }

  private static func misconception(
    _ arguments: Arguments, among model: Model
  ) throws(Failure) -> String? {
    guard let id = arguments["--believing"] else { return nil }
    let all = model.misconceptions()
    guard all.contains(where: { $0.id == id }) else {
      throw .usage(
        Words.Usage.noMisconception(id) + Arguments.guess(id, among: all.map(\.id)),
        hint: Words.Usage.seeHelp(on: "misconceptions"))
    }
    return id
  }

  private static func rulesSwitchedOff(
    _ arguments: Arguments, among model: Model
  ) throws(Failure) -> Set<String> {
    let alternatives = arguments.all("--alternative")
    let without = arguments.all("--without")
    if alternatives.isEmpty, without.isEmpty { return [] }
    let rules = model.rules()
    for id in alternatives + without where !rules.contains(where: { $0.id == id }) {
      throw .usage(
        Words.Usage.noRule(id) + Arguments.guess(id, among: rules.map(\.id)),
        hint: Words.Usage.seeRules)
    }
    for id in alternatives where !rules.contains(where: { $0.id == id && $0.alternative != nil }) {
      throw .usage(Words.Usage.isNotInDoubt(id))
    }
    return Set(alternatives + without)
  }

  private static func words(for stage: Engine.Stage) -> String {
    switch stage {
    case .parsed: Words.Traces.parsing
    case .lowered: Words.Traces.checking
    case .ran: Words.Traces.running
    }
  }

  /// Processor time of the whole process, in nanoseconds.
  private enum CPUTime {
    static var now: Int {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Milliseconds with one digit after the point.
    static func milliseconds(_ nanoseconds: Int) -> String {
      let tenths = (nanoseconds + 50_000) / 100_000
      return "\(tenths / 10).\(tenths % 10)"
    }
  }

  static func version(_ arguments: Arguments) throws(Failure) -> IOSVersion {
    guard let text = arguments["--ios"] else { return .newest }
    guard let version = IOSVersion(text) else {
      throw .usage(Words.Usage.noRelease(text))
    }
    guard version.wasReleased else {
      let neighbours = version.neighbours.map { String(describing: $0) }
      throw .usage(Words.Usage.neverReleased("\(version)", neighbours: neighbours))
    }
    return version
  }

  /// The status that an outcome gives to the process.
  static func status(of outcome: Outcome) -> ExitStatus {
    switch outcome {
    case .completed: .done
    case .refused: .refused
    case .trapped: .trapped
    case .limit: .limit
    }
  }

  /// Says on standard error what went wrong in a run, and UIKit's own warnings.
  static func report(_ result: Result, limits: Limits = Limits(), to console: Console) {
    report(result.run.diagnostics, in: result.files, to: console)
    for warning in result.run.consoleWarnings { console.notice(warning) }
    switch result.run.outcome {
    case .completed, .refused: break
    case .trapped(let trap):
      let place = trap.location.map { "\($0): " } ?? ""
      console.notice(place + Words.Runs.trapped(trap.message))
      for line in backtrace(trap.backtrace) { console.notice("  " + line) }
    case .limit(let limit): console.notice(message(for: limit))
    }
  }

  /// Says diagnostics on standard error, each with its line where that can be shown.
  static func report(_ diagnostics: [Diagnostic], in files: [SourceFile], to console: Console) {
    let texts = Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    for diagnostic in diagnostics {
      let text = texts[diagnostic.location.file] ?? ""
      let shown = text.isEmpty ? diagnostic.description : diagnostic.rendered(in: text)
      // A line that fills the screen shows nothing.
      let isLong = shown.utf8.split(separator: 0x0A).contains { $0.count > 1000 }
      console.notice(isLong ? diagnostic.description : shown)
    }
  }

  static func message(for limit: ExceededLimit) -> String {
    switch limit {
    case .steps: Words.Traces.tooManySteps
    case .memory: Words.Traces.tooMuchMemory
    case .output: Words.Traces.tooMuchPrinted
    }
  }

  /// A line for each frame, innermost first; of a deep recursion its two ends.
  static func backtrace(_ frames: [StackFrame]) -> [String] {
    let lines = frames.map { Words.Traces.frame($0.function, $0.file, line: $0.line) }
    let (inner, outer) = (20, 5)
    guard lines.count > inner + outer + 1 else { return lines }
    return lines.prefix(inner) + [Words.Traces.framesLeftOut(lines.count - inner - outer)]
      + lines.suffix(outer)
  }
}
