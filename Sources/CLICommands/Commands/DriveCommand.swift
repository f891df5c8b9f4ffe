internal import ControllerDriver
internal import Diagnostics
internal import Exporting
internal import Scenarios
internal import TerminalUI
internal import Timelines

extension Command {
  static let drive = Command(
    "drive",
    help: CommandHelp(
      operands: "FILE...",
      summary: "push, cover and pop the view controllers of real files",
      examples: [
        ("vdl drive ProfileViewController.swift", "every view controller in a file"),
        ("vdl drive Screens.swift --class SettingsViewController", "one of them"),
        ("vdl drive Detail.swift --sources App", "with declarations from the rest of the app"),
        ("vdl drive Detail.swift --json", "for programs: one JSON object a file"),
      ],
      discussion: """
        Each class is created, pushed onto a navigation controller, covered, uncovered and popped. A \
        value that the file takes from elsewhere is nil where that is allowed, else false, 0, empty or \
        new; a line counts these uses. Then come the callbacks that the class overrides. Classes that \
        are not view controllers are skipped. Status 1: a class failed; 2: no class could be driven.
        """),
    options: [
      Option("--class", "NAME", "drive only this class"),
      Option("--sources", "DIR", "look there for names that the file does not declare"),
      .allCallbacks, .why,
      Option("--json", nil, "print one JSON object a file"),
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
      throw .usage("no file to drive", hint: "give the name of a Swift file")
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
        for (index, result) in results.enumerated() {
          if index > 0 { console.line() }
          DriveReport(result: result, form: TraceForm(arguments), console: console).write()
        }
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

/// The result of one class, to read.
private struct DriveReport {
  let result: DriveResult
  let form: TraceForm
  let console: Console

  func write() {
    console.heading(result.subject.name)
    let style = console.style
    let verdict = Text.wrapped(console.shown(outcome), columns: console.terminal.columns)
    console.line(result.passes ? style.good(verdict) : style.bad(verdict))
    for problem in result.problems { console.prose(problem.message) }
    if let tally = result.run.tally {
      let uses = tally.calls + tally.unresolvedUses
      console.prose(
        "\(result.statementsRun) of \(result.statementsReachable) statements ran. Of \(uses) calls and "
          + "uses, \(tally.unresolvedUses) came from elsewhere.")
    }
    if result.run.outcome == .completed { writeEnd() }
    for diagnostic in result.run.diagnostics { console.notice(diagnostic.description) }
    let names: Set = [result.subject.name, result.subject.simpleName]
    let timeline = Timeline(result.run, .classes(names, showsAll: form.showsAll))
    if let omission = timeline.omission { console.prose("\(omission) --all shows them.") }
    form.writeSteps(of: timeline, to: console)
  }

  /// Says whether the object was freed, and what kept it or may keep it.
  private func writeEnd() {
    switch result.isFreed {
    case true?: console.prose("At the end no reference to it was left: it was deinitialized.")
    case false?:
      console.prose("At the end something still kept a reference to it: it wasn't deinitialized.")
      for reference in result.heldBy { console.line("  \(reference)") }
    case nil:
      console.prose(
        "Nothing here kept it at the end. Whether it is freed cannot be known, as names from "
          + "elsewhere got it:")
      for gift in result.gifts {
        console.line("  line \(gift.location.line) gives self to \(gift.receiver)")
      }
    }
  }

  private var outcome: String {
    switch result.run.outcome {
    case .completed:
      result.problems.isEmpty
        ? "It went through its life cycle as UIKit promises."
        : "It did not go through its life cycle as UIKit promises."
    case .refused:
      "It was refused: \(TraceDocument.firstError(of: result.run)?.description ?? "")"
    case .trapped(let trap):
      "It trapped: " + (trap.location.map { "\($0): " } ?? "") + trap.message
    case .limit(.steps): "It did not end within \(Drive.limits.steps) steps."
    case .limit(let limit): RunReport.message(for: limit)
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
      "problems": .strings(result.problems.map(\.message)),
      "owed": .strings(result.required),
      "trace": .array(result.events.map(TraceDocument.json(of:))),
      "opaqueCalls": .int(tally.unresolvedUses),
      "calls": .int(tally.calls + tally.unresolvedUses),
      "statementsRun": .int(result.statementsRun),
      "statementsReachable": .int(result.statementsReachable),
      "deinitialized": result.isFreed.map { .bool($0) } ?? .null,
      "givesSelf": .array(result.gifts.map(json(of:))),
      "heldBy": .strings(result.heldBy),
      "warnings": .array(result.run.diagnostics.compactMap(warning(of:))),
    ])
  }

  private static func json(of gift: Run.Tally.Gift) -> JSON {
    .object(["line": .int(gift.location.line), "to": .string(gift.receiver)])
  }

  /// A slip with its place and the reason to care; nil for an error.
  private static func warning(of diagnostic: Diagnostic) -> JSON? {
    guard let id = diagnostic.slip, let slip = SlipEntry.all.first(where: { $0.id == id }) else {
      return nil
    }
    return .object([
      "id": .string(id), "file": .string(diagnostic.location.file),
      "line": .int(diagnostic.location.line),
      "message": .string(diagnostic.message), "reason": .string(slip.why),
    ])
  }
}
