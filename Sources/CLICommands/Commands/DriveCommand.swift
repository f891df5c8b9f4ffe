internal import ControllerDriver
internal import Diagnostics
internal import Scenarios
internal import TerminalUI
internal import Words

extension Command {
  static let drive = Command(
    "drive", help: .drive,
    options: [
      Option("--class", "NAME", Words.Options.onlyClass),
      Option("--sources", "DIR", Words.Options.sources),
      Option("--json", nil, Words.Options.jsonOfFile),
    ]
  ) { (arguments, context) throws(Failure) in
    try DriveSession(arguments, context).run()
  }
}

/// The classes of some files, driven one after another.
private struct DriveSession {
  let arguments: Arguments
  let context: Context
  let console: Console

  init(_ arguments: Arguments, _ context: Context) {
    self.arguments = arguments
    self.context = context
    console = context.console
  }

  func run() throws(Failure) -> ExitStatus {
    let project = try arguments["--sources"].map { (folder) throws(Failure) in
      try ProjectFolder(folder)
    }
    guard !arguments.operands.isEmpty else {
      throw .usage(Words.Drives.noFile, hint: Words.Drives.giveAFile)
    }
    let model = try context.soundModel()
    var isAnyDriven = false
    var isAnyFailed = false
    for path in arguments.operands {
      let results = try results(of: path, in: project, model)
      isAnyDriven = isAnyDriven || !results.isEmpty
      isAnyFailed = isAnyFailed || results.contains { !$0.passes }
      if arguments.has("--json") {
        console.write(DriveDocument.json(of: results, file: path).pretty)
      } else {
        for result in results { DriveReport(result: result, console: console).write() }
      }
    }
    guard isAnyDriven else { return .refused }
    return isAnyFailed ? .finding : .done
  }

  private func results(
    of path: String, in project: ProjectFolder?, _ model: Model
  ) throws(Failure) -> [DriveResult] {
    guard let file = try DrivableFile(path, in: project, model, context) else { return [] }
    return file.chosen(arguments["--class"], console: console).map {
      file.drive($0, run: model.run)
    }
  }
}

/// What became of a class, to read.
private struct DriveReport {
  let result: DriveResult
  let console: Console

  func write() {
    var run = result.run
    run.events = result.events
    console.line(console.style.heading(result.subject.name))
    Timeline(run: run, console: console).write()
    console.line()
    console.prose(outcome)
    for problem in result.problems { console.prose(problem) }
    if let tally = result.run.tally {
      console.prose(
        Words.Drives.tally(
          statementsRun: tally.statementsRun, of: tally.statementsReachable,
          uses: tally.calls + tally.foreignUses, fromElsewhere: tally.foreignUses))
    }
    if result.run.outcome == .completed {
      console.prose(
        result.isDeinitialized
          ? Words.Drives.deinitialized : Words.Drives.notDeinitialized)
    }
    for diagnostic in result.run.diagnostics { console.notice(diagnostic.description) }
  }

  private var outcome: String {
    switch result.run.outcome {
    case .completed:
      result.problems.isEmpty ? Words.Drives.wentThroughItsLife : Words.Drives.didNotGoThrough
    case .refused:
      Words.Drives.wasRefused(TraceDocument.firstError(of: result.run)?.description ?? "")
    case .trapped(let trap):
      Words.Drives.trapped((trap.location.map { "\($0): " } ?? "") + trap.message)
    case .limit(.steps): Words.Drives.didNotEnd(steps: Drive.limits.steps)
    case .limit(let limit): ScenarioOptions.message(for: limit)
    }
  }
}

/// The results of a file, for programs.
private enum DriveDocument {
  static func json(of results: [DriveResult], file: String) -> JSON {
    .object(["file": .string(file), "classes": .array(results.map(json(of:)))])
  }

  private static func json(of result: DriveResult) -> JSON {
    let tally = result.run.tally ?? Run.Tally()
    let (outcome, message, location) = TraceDocument.ending(of: result.run)
    return .object([
      "name": .string(result.subject.name),
      "base": .optional(result.subject.base),
      "outcome": .string(outcome),
      "message": .optional(message),
      "location": location.map(TraceDocument.json(of:)) ?? .null,
      "problems": .strings(result.problems),
      "owed": .strings(result.owed),
      "trace": .array(result.events.map(TraceDocument.json(of:))),
      "opaqueCalls": .int(tally.foreignUses),
      "calls": .int(tally.calls + tally.foreignUses),
      "statementsRun": .int(tally.statementsRun),
      "statementsReachable": .int(tally.statementsReachable),
      "deinitialized": .bool(result.isDeinitialized),
    ])
  }
}
