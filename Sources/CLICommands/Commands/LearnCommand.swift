internal import QuizEngine

extension Command {
  static let learn = Command(
    "learn",
    help: CommandHelp(
      operands: "[LESSON]",
      summary: "read a lesson; its code runs as you read",
      examples: [
        ("vdl learn", "the first lesson that you have not read and don't know yet"),
        ("vdl learn 2", "the second lesson; you can also give its id"),
        ("vdl learn sheets --step 5", "the lesson from its fifth heading on"),
      ]),
    options: [
      Option("--step", "N", "begin at the N-th heading of the lesson"),
      plain,
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("'vdl learn' takes one lesson") }
    let step: Int? = try arguments.number("--step", atLeast: 1)
    guard step == nil || !arguments.operands.isEmpty else {
      throw .usage("'vdl learn --step' needs a lesson, as in 'vdl learn sheets --step 5'")
    }
    let plan = Session.Plan(scope: .anything, count: 0, staysOpen: false)
    return try Sitting(arguments, context, mode: mode(arguments), seed: nil).session(plan)
      .runLesson(arguments.operands.first, step: step)
  }
}
