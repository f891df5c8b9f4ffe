internal import QuizEngine
internal import ReviewLog
internal import Study

extension Command {
  /// `vdl` alone.
  static let session = Command(
    "",
    help: CommandHelp(
      summary: "start a session, or continue the last one",
      examples: [
        ("vdl", "ask about due rules, then about new ones"),
        ("vdl --learner Ada", "the same for another learner"),
      ]),
    options: [plain]
  ) { (arguments, context) throws(Failure) in
    let sitting = try Sitting(arguments, context, mode: mode(arguments), seed: nil)
    let plan = Session.Plan(
      scope: .dueAndNew, count: sitting.study.settings.sessionLength, staysOpen: true)
    return try sitting.session(plan).run()
  }

  // MARK: Options of all commands that begin a sitting

  static let plain = Option(
    "--plain", nil, "read lines as the terminal gives them, without editing keys")

  static func mode(_ arguments: Arguments) -> Context.LineMode {
    arguments.has("--plain") ? .plain : .edited
  }
}
