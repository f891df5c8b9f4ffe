internal import QuizEngine
internal import Words

extension Command {
  static let learn = Command(
    "learn", help: .learn,
    options: [plain]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage(Words.Usage.learnTakesOneLesson) }
    let plan = Session.Plan(scope: .anything, count: 0, staysOpen: false)
    return try Sitting(arguments, context, mode: mode(arguments), seed: nil).session(plan)
      .runLesson(arguments.operands.first)
  }
}
