internal import Curriculum
internal import Exporting
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study

extension Command {
  static let placement = Command(
    "placement",
    help: CommandHelp(
      operands: "[LESSON [known|new|maybe]]",
      summary: "find where to start, or say what you know",
      examples: [
        ("vdl placement", "5 to 12 questions, then what they say about each lesson"),
        ("vdl placement sheets", "what vdl concludes about this lesson"),
        ("vdl placement sheets known", "you know this lesson; its questions come last"),
        ("vdl placement 3 new", "the third lesson is new to you"),
        ("vdl placement --json", "for programs: one object a line, as 'vdl quiz --json'"),
      ],
      discussion: """
        The questions stop when vdl is sure where you should start. A right answer also speaks for the \
        lessons that its lesson builds on, but less with each step. vdl assumes that you know a \
        lesson until an answer shows otherwise. What you say about a lesson replaces what the \
        answers say, and 'maybe' leaves it open. With --json, the object placement comes before the \
        end. It has the lesson to start with, and for each lesson: the knowledge (known, new or \
        maybe), the probability that you know it by your answers, and the reason (answers, said or \
        contradicted).
        """),
    options: [
      Option("--seed", "N", "choose and shuffle questions by this number"),
      plain,
      Option("--json", nil, "read and write JSON, for programs"),
    ], writesObjects: true
  ) { (arguments, context) throws(Failure) in
    let words = arguments.operands
    guard words.count <= 2 else {
      throw .usage(
        "'vdl placement' takes a lesson and one of known, new and maybe",
        hint: "see 'vdl placement --help'")
    }
    let knowledge = try words.dropFirst().first.map { (word) throws(Failure) in
      guard let knowledge = LessonKnowledge(rawValue: word) else {
        let all = LessonKnowledge.allCases.map(\.rawValue)
        throw .usage(
          "a lesson is known, new or maybe, not '\(word)'" + Arguments.guess(word, among: all))
      }
      return knowledge
    }
    let seed: UInt64? = try arguments.number("--seed", atLeast: 0)
    let isJSON = arguments.has("--json")
    let sitting = try Sitting(
      arguments, context, mode: isJSON ? .silent : mode(arguments), seed: seed)
    let study = sitting.study
    if let name = words.first {
      guard let (course, lesson) = study.lesson(called: name) else {
        throw .noLesson(name, among: study.lessonNames)
      }
      let found = try stored { () throws(StoreError) in
        if let knowledge { try study.place(lesson.id, in: course.id, as: knowledge) }
        return try study.placement()
      }
      if isJSON {
        context.console.line(JSON.object(QuizDialogue.placement(found)).compact)
      } else if knowledge != nil {
        Views(context.console).placement(found, commands: "vdl ")
      } else if let placed = found.lesson(lesson.id, in: course.id) {
        Views(context.console).placed(placed, study.lessonNames)
      }
      return .done
    }
    let plan = Session.Plan(
      scope: .placement, count: Placement.mostQuestions, staysOpen: false)
    guard isJSON else { return try sitting.session(plan).run() }
    var dialogue = QuizDialogue(
      study: study, console: context.console, lines: sitting.lines, plan: plan,
      stop: sitting.stop)
    return try dialogue.run()
  }
}
