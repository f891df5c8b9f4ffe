internal import Exporting
internal import ReviewLog
internal import Storage
internal import Study

extension Command {
  static let quiz = Command(
    "quiz",
    help: CommandHelp(
      summary: "answer questions",
      examples: [
        ("vdl quiz", "ten questions: due rules, then new ones, then others"),
        ("vdl quiz --lesson 1 --count 5", "five questions about the first lesson"),
        ("vdl quiz --due", "only due rules"),
        (
          "vdl quiz --rule tabs.leaving-will-first",
          "one rule; if no author asks about it, questions from its example"
        ),
        ("vdl quiz --symptom nib-not-found", "the questions of a symptom, see 'vdl symptoms'"),
        ("vdl quiz --assignment hw1", "the questions that your teacher assigned"),
        ("vdl quiz --lesson 1 --each-once", "every question of a lesson, each once"),
        ("vdl quiz --json", "for programs: one object a line"),
      ],
      discussion: """
        With --json, each line of output is one object; 'vdl help schemas quiz-line' lists them. An \
        exam sends no verdicts. Each line \
        of input is an answer or a command: hint, help, dk (you don't know), skip or quit. A JSON \
        string, which may have several lines, and a line that begins with = are always answers. Code \
        is one JSON string, or lines up to one that is only '.'; among these lines nothing is a \
        command. If a line is no answer, vdl says that it was misread, and the question stays. With \
        --strict, the exit status is 1 if an answer was wrong; with --due as well, also if a rule \
        is still due.
        """),
    options: [
      Option("--lesson", "ID", "only questions about this lesson"),
      Option("--rule", "ID", "only questions about this rule"),
      Option("--symptom", "ID", "only the questions of this symptom"),
      Option("--course", "ID", "only questions of this course"),
      Option("--question", "ID", "only this question"),
      Option("--assignment", "ID", "the questions of this assignment"),
      Option("--until", "TIME", "with --assignment: the due date that your teacher gave you alone"),
      Option("--each-once", nil, "every question once, and no other"),
      Option("--count", "N", "ask at most N questions (default: 10, see 'vdl settings')"),
      Option("--seed", "N", "choose and shuffle questions by this number"),
      Option("--due", nil, "only questions about due rules"),
      plain,
      Option("--json", nil, "read and write JSON, for programs"),
      Option("--strict", nil, "exit with status 1 if an answer was wrong"),
    ], writesObjects: true
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(
        "'vdl quiz' takes no '\(arguments.operands[0])'",
        hint: "see 'vdl quiz --help'")
    }
    let count: Int? = try arguments.number("--count", atLeast: 1)
    let seed: UInt64? = try arguments.number("--seed", atLeast: 0)
    let isJSON = arguments.has("--json")
    let sitting = try Sitting(
      arguments, context, mode: isJSON ? .silent : mode(arguments), seed: seed)
    let plan = try sitting.plan(arguments, count: count)
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
