internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import Words

extension Command {
  static let quiz = Command(
    "quiz", help: .quiz,
    options: [
      Option("--lesson", "ID", Words.Options.onlyLesson),
      Option("--rule", "ID", Words.Options.onlyRule),
      Option("--count", "N", Words.Options.count),
      Option("--seed", "N", Words.Options.chooseBySeed),
      Option("--due", nil, Words.Options.due),
      plain,
      Option("--json", nil, Words.Options.speakJSON),
      Option("--strict", nil, Words.Options.strict),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(
        Words.Usage.takesNo("quiz", arguments.operands[0]),
        hint: Words.Usage.seeHelp(of: "quiz"))
    }
    let count: Int? = try arguments.number("--count", atLeast: 1)
    let seed: UInt64? = try arguments.number("--seed", atLeast: 0)
    let isJSON = arguments.has("--json")
    let sitting = try Sitting(
      arguments, context, mode: isJSON ? .silent : mode(arguments), seed: seed)
    let plan = Session.Plan(
      scope: try sitting.scope(arguments), count: count ?? sitting.study.settings.sessionLength,
      staysOpen: false)
    let status: ExitStatus
    let wrongCount: Int
    if isJSON {
      var dialogue = QuizDialogue(
        study: sitting.study, console: context.console, lines: sitting.lines, plan: plan,
        stop: sitting.stop)
      status = try dialogue.run()
      wrongCount = dialogue.wrongCount
    } else {
      let session = sitting.session(plan)
      status = try session.run()
      wrongCount = session.wrongCount
    }
    guard arguments.has("--strict"), status == .done else { return status }
    let dueCount =
      arguments.has("--due")
      ? try stored { () throws(StoreError) in try sitting.study.progress() }.overall.dueCount : 0
    return wrongCount > 0 || dueCount > 0 ? .finding : .done
  }
}
