internal import Glibc
internal import Scenarios

extension ScenarioOptions {
  /// Runs the files as the arguments ask, with the time of each stage for `--timings`.
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
      let names = ["loading the model"] + stages.map { name(of: $0.stage) }
      let times = [began, loaded] + stages.map(\.at)
      for (name, (start, end)) in zip(names, zip(times, times.dropFirst())) {
        context.console.notice("timing: \(name) \(CPUTime.milliseconds(end - start)) ms")
      }
      context.console.notice("timing: \(run.steps) steps")
    }
    run.diagnostics = request.diagnostics + run.diagnostics
    return Result(run: run, files: scenario.files)
  }

  private static func name(of stage: Engine.Stage) -> String {
    switch stage {
    case .parsed: "parsing"
    case .lowered: "checking and lowering"
    case .ran: "running and reporting"
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
}
