internal import QuizEngine

extension Command {
  static let learn = Command(
    "learn",
    help: CommandHelp(
      operands: "[LESSON]",
      summary: "read a lesson; its code runs as you read",
      examples: [
        ("vdl learn", "the first lesson that you have not read"),
        ("vdl learn 2", "the second lesson; you can also give its id"),
      ]),
    options: [plain]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("'vdl learn' takes one lesson") }
    let plan = Session.Plan(scope: .anything, count: 0, staysOpen: false)
    return try Sitting(arguments, context, mode: mode(arguments), seed: nil).session(plan)
      .runLesson(arguments.operands.first)
  }
}
