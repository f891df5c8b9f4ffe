internal import Diagnostics
internal import Phrases
internal import Releases
internal import Scenarios

/// The options that `run` and `trace` have in common: the circumstances of a run.
enum ScenarioOptions {
  static let all: [Option] = [
    Option(
      "--ios", "VERSION", "the iOS version to run under: 3 to 18, 26, or 5.1 (default: 26)"),
    .device,
    Option("--verbose", nil, "print UIKit's internal steps too, one -[Class method] a line"),
    Option("--max-steps", "N", "stop after this many steps (default: \(Limits().steps))"),
    Option("--leaks", nil, "list objects that are never freed, and the cycle that keeps them"),
    Option("--believing", "ID", "run as if this misconception about UIKit were true"),
    Option("--alternative", "ID", "follow the alternative of a rule that is in doubt"),
    Option("--without", "ID", "switch a rule off, to see what depends on it"),
    Option("--seed", "N", "the seed of random numbers (default: 0)"),
    Option("--timings", nil, "print the CPU time of each stage to standard error"),
  ]

  /// A run of the files that the arguments name.
  struct Result {
    var run: Run
    var files: [SourceFile]
  }

  /// The run that the arguments ask for.
  struct Request {
    var scenario: Scenario
    var limits: Limits
    var model: Model
    /// Diagnostics of reading the files.
    var diagnostics: [Diagnostic]
  }

  /// A request, or the result when the files can't be run.
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
    // A course's own misconceptions cost the reading of all courses.
    let isOfCourse = arguments["--believing"]?.contains("/") == true || arguments.has("--content")
    let model = isOfCourse ? try context.taughtModel(arguments) : try context.soundModel()
    scenario.believing = try misconception(arguments, among: model)
    scenario.without = try rulesSwitchedOff(arguments, among: model)
    return .request(
      Request(scenario: scenario, limits: limits, model: model, diagnostics: diagnostics))
  }

  /// The version that `--ios` names, else the newest.
  static func version(_ arguments: Arguments) throws(Failure) -> IOSVersion {
    guard let text = arguments["--ios"] else { return .newest }
    guard let version = IOSVersion(text) else {
      throw .usage("'\(text)' isn't an iOS version; write a number such as 17 or 5.1")
    }
    guard version.wasReleased else {
      let neighbours = version.neighbours.map { String(describing: $0) }
      throw .usage(
        "iOS \(version) was never released; the nearest "
          + (neighbours.count == 1 ? "version is " : "versions are ")
          + neighbours.joined(separator: " and "))
    }
    return version
  }

  static func misconception(
    _ arguments: Arguments, among model: Model
  ) throws(Failure) -> String? {
    guard let id = arguments["--believing"] else { return nil }
    let all = model.misconceptions().map(\.id)
    if all.contains(id) { return id }
    // One of a course by its own id alone.
    let found = all.filter { $0.hasSuffix("/" + id) }
    if found.count == 1 { return found[0] }
    throw .usage(
      .unknownName(
        id, noun: "misconception", suggestion: suggestion(for: id, among: all),
        list: "vdl help misconceptions"))
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
        .unknownName(
          id, noun: "rule", suggestion: suggestion(for: id, among: rules.map(\.id)),
          list: "vdl rules"))
    }
    for id in alternatives where !rules.contains(where: { $0.id == id && $0.alternative != nil }) {
      throw .usage(
        "the rule '\(id)' isn't in doubt and has no alternative; --without \(id) switches it off")
    }
    return Set(alternatives + without)
  }
}
