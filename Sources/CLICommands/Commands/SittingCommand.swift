internal import QuizEngine
internal import ReviewLog
internal import Study
internal import Words

extension Command {
  static let session = Command(
    "", help: .session,
    options: [plain]
  ) { (arguments, context) throws(Failure) in
    let sitting = try Sitting(arguments, context, mode: mode(arguments), seed: nil)
    let plan = Session.Plan(
      scope: .dueAndNew, count: sitting.study.settings.sessionLength, staysOpen: true)
    return try sitting.session(plan).run()
  }

  // MARK: Of all commands that hold a session

  static let plain = Option(
    "--plain", nil, Words.Options.plain)

  static func mode(_ arguments: Arguments) -> Context.LineMode {
    arguments.has("--plain") ? .plain : .edited
  }
}
