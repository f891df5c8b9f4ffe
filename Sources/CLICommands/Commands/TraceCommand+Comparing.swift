internal import Scenarios
internal import Timelines

/// `vdl trace --compare`: the run beside another one.
enum TraceComparison {
  /// Runs without anything in common take the square of their length to align.
  private static let mostSteps = 2000

  /// Writes both runs; the status is that of the first.
  static func write(
    with other: String, _ arguments: Arguments, _ format: TraceFormat, title: String,
    in context: Context
  ) throws(Failure) -> ExitStatus {
    // Both runs are of one model, which takes longer to load than they take.
    let model = context.loadModel()
    var context = context
    context.loadModel = { model }
    let first = try ScenarioOptions.run(arguments, in: context)
    let (changed, name) = try change(arguments, to: other)
    let second = try ScenarioOptions.run(changed, in: context)
    RunReport.write(first, to: context.console)
    RunReport.write(second, to: context.console)
    let choice = Choice(showsAll: arguments.has("--all"), only: arguments["--only"])
    let (left, right) = (Timeline(first.run, choice), Timeline(second.run, choice))
    let steps = max(left.steps.count, right.steps.count)
    guard steps <= mostSteps else {
      throw .usage(
        "a run of \(steps) steps can't be compared; at most \(mostSteps) fit",
        hint: "narrow it with --only CLASS")
    }
    let comparison = Comparison(left, right)
    let heads = SideBySide.Heads(left: Self.name(of: first.run, title, other), right: name)
    if format == .html {
      context.console.write(
        comparison.page(
          title: "\(title): \(heads.left) and \(heads.right)", left: left, right: right,
          heads: heads))
    } else {
      ComparisonLines(comparison: comparison, heads: heads, console: context.console).write()
    }
    return RunReport.status(of: first.run.outcome)
  }

  /// The arguments of the other run, and its name in a heading.
  private static func change(
    _ arguments: Arguments, to other: String
  ) throws(Failure) -> (Arguments, String) {
    var changed = arguments
    if other.hasPrefix("ios:") {
      changed.set("--ios", to: String(other.dropFirst(4)))
      return (changed, "iOS \(try ScenarioOptions.version(changed))")
    }
    if other.hasPrefix("believing:") {
      changed.set("--believing", to: String(other.dropFirst(10)))
      return (changed, String(other.dropFirst(10)))
    }
    changed.operands = [other]
    return (changed, other)
  }

  /// The first run's name, in the words of what differs.
  private static func name(of run: Run, _ title: String, _ other: String) -> String {
    if other.hasPrefix("ios:") { return "iOS \(run.ios)" }
    return other.hasPrefix("believing:") ? run.believing ?? "UIKit" : title
  }
}
