internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study

extension Command {
  static let mistakes = Command(
    "mistakes",
    help: CommandHelp(
      summary: "answer once more what you got wrong in your last session",
      examples: [("vdl mistakes", "the questions, each once")],
      discussion: """
        A question that you got wrong and then right in that session isn't asked. Your answers are \
        graded as always.
        """),
    options: [plain]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(.unexpectedOperand(arguments.operands[0], command: "mistakes"))
    }
    let sitting = try Sitting(arguments, context, mode: mode(arguments), seed: nil)
    let mistakes = try stored { () throws(StoreError) in try sitting.study.mistakes() }
    guard !mistakes.isEmpty else {
      context.console.prose(Session.noMistakes)
      return .done
    }
    let plan = Session.Plan(
      scope: .questions(mistakes), count: mistakes.count, staysOpen: false, isOfMistakes: true)
    return try sitting.session(plan).run()
  }
}
