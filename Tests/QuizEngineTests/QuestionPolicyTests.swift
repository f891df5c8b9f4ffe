import Curriculum
import QuestionShorthand
import QuizEngine
import Releases
import ReviewLog
import Testing

@Suite struct `The question policy` {
  /// Two lessons: `one` with rules r (two questions) and s, `two`, which needs it, with rule t.
  private static let course = Course(
    id: CourseID(rawValue: "c"), uuid: "u", title: "t",
    lessons: [
      Lesson(
        id: LessonID(rawValue: "one"), title: "", aim: "", prerequisites: [], claims: [],
        blocks: [],
        questions: [
          makeQuestion(.output, rules: ["r"], id: "r1", lesson: "one"),
          makeQuestion(.output, rules: ["r", "s"], id: "r2", lesson: "one"),
          makeQuestion(.output, rules: ["s"], id: "s1", lesson: "one"),
        ]),
      Lesson(
        id: LessonID(rawValue: "two"), title: "", aim: "",
        prerequisites: [LessonID(rawValue: "one")], claims: [], blocks: [],
        questions: [makeQuestion(.output, rules: ["t"], id: "t1", lesson: "two")]),
    ])

  /// A second course, of one rule with questions of four kinds.
  private static let other = Course(
    id: CourseID(rawValue: "d"), uuid: "v", title: "t",
    lessons: [
      Lesson(
        id: LessonID(rawValue: "kinds"), title: "", aim: "", prerequisites: [], claims: [],
        blocks: [],
        questions: [
          makeQuestion(.count(event: "V.loadView"), rules: ["k"], id: "count", lesson: "kinds"),
          makeQuestion(.order(events: ["V.a", "V.b"]), rules: ["k"], id: "order", lesson: "kinds"),
          makeQuestion(truth, rules: ["k"], id: "truth", lesson: "kinds"),
          makeQuestion(.state(expression: "1", at: nil), rules: ["k"], id: "st", lesson: "kinds"),
        ])
    ])

  /// Half of all guesses at it are right.
  private static let truth = TruthTask(statement: Statement(text: "It is so.", check: "true"))

  private typealias Standing = SchedulingContext.Standing

  /// Checks which questions may come next, over many seeds: `r1 new`, or `none`.
  ///
  /// `read`, `justAsked` and `refused` are names of lessons, rules and questions. `kinds` were asked in
  /// this sitting. `bits` is the information of questions; with any of it, misconceptions are suspected.
  private func check(
    _ courses: [Course] = [course], _ scope: SchedulingContext.Scope = .dueAndNew,
    rules: [String: Standing] = [:], read: [String] = [], last: String? = nil,
    justAsked: [String] = [], timesAsked: [String: Int] = [:], placed: [LessonAnswer] = [],
    newRulesLeft: Int = .max, kinds: [QuestionKind] = [], refused: [String] = [],
    bits: [String: Double] = [:], stopping: Set<String> = [], probes: [Question] = [],
    generated: [Question] = [], gives expected: Set<String>,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var familiar = FamiliarKinds()
    for (place, kind) in kinds.enumerated() { familiar.add(shown(kind, number: place)) }
    let context = SchedulingContext(
      courses: courses, scope: scope, lessonsRead: Set(read.map(LessonID.init(rawValue:))),
      rules: Dictionary(uniqueKeysWithValues: rules.map { (RuleID(rawValue: $0), $1) }),
      lastQuestion: last.map(id), lastTargets: justAsked.map(RuleID.init(rawValue:)),
      timesAsked: Dictionary(uniqueKeysWithValues: timesAsked.map { (id($0), $1) }),
      placementAnswers: placed, newRulesLeft: newRulesLeft, familiarKinds: familiar,
      refused: Set(refused.map(id)))
    let policy = QuestionPolicy<Never>(
      hasSuspects: !bits.isEmpty, beginComparing: { !bits.isEmpty },
      information: { stopping.contains(name($0)) ? nil : bits[name($0)] ?? 0 },
      probes: { probes }, generated: { rule in generated.filter { $0.rules.first == rule } })
    var seen: Set<String> = []
    for seed in 0..<50 {
      let next = policy.next(context, seed: UInt64(seed))
      seen.insert(next.map { "\(name($0.question)) \($0.occasion)" } ?? "none")
    }
    #expect(seen == expected, sourceLocation: sourceLocation)
  }

  private func id(_ name: String) -> QuestionID { QuestionID(rawValue: "c/\(name)") }
  private func name(_ question: Question) -> String { question.id.name }
  private func lesson(_ name: String) -> LessonID { LessonID(rawValue: name) }

  private func shown(_ kind: QuestionKind, number: Int) -> Presentation {
    Presentation(
      id: PresentationID(rawValue: "\(number)"), learner: LearnerID(rawValue: "Ada"),
      moment: Moment(time: UTCTime(milliseconds: 0), zone: .utc), occasion: .new,
      question: id("\(number)"), lesson: lesson("one"), revision: RevisionID(rawValue: "1"),
      seed: 1, modelVersion: "", ios: .ofQuestions, kind: kind, guessRate: 0,
      target: RuleID(rawValue: "r"), rendered: "")
  }

  // MARK: Turns

  @Test func `begins with the first rule for a new learner`() {
    check(gives: ["r1 new", "r2 new"])
  }

  @Test func `asks due rules before new ones`() {
    check(rules: ["r": .init(isDue: false), "s": .init(isDue: true)], gives: ["s1 due"])
    check(rules: ["r": .init(isDue: false)], gives: ["s1 new"])
  }

  @Test func `asks about a rule by another question than last time`() {
    check(rules: ["r": .init(isDue: true, lastQuestion: id("r1"))], gives: ["r2 due"])
    check(
      rules: ["r": .init(isDue: true)], timesAsked: ["r1": 1, "r2": 3], gives: ["r1 due"])
  }

  @Test func `asks no question twice in a row while there is another`() {
    // s is due and its only question was the last; a new one is taken first.
    check(rules: ["s": .init(isDue: true)], last: "s1", gives: ["r1 new", "r2 new"])
    let known = ["r": Standing(isDue: false), "s": .init(isDue: true)]
    check(rules: known, last: "s1", gives: ["s1 due"])
    check(
      [Self.course], .anything, rules: known, last: "s1",
      gives: ["r1 practice", "r2 practice", "t1 practice"])
  }

  @Test func `returns to a wrong rule after three other questions`() {
    var rules = ["r": Standing(isDue: true), "s": .init(isDue: false, isReturning: true)]
    for waiting in [["s"], ["r", "s"], ["r", "r", "s"]] {
      check(rules: rules, justAsked: waiting, gives: ["r1 due", "r2 due"])
    }
    check(rules: rules, justAsked: ["r", "r", "r", "s"], gives: ["s1 due"])
    // There is nothing else to ask meanwhile.
    rules["r"] = .init(isDue: false)
    check(rules: rules, justAsked: ["s"], gives: ["s1 due"])
  }

  @Test func `lets a lesson's rules wait for its prerequisites`() {
    let known = ["r": Standing(isDue: false), "s": .init(isDue: false)]
    check(rules: known, gives: ["none"])
    check(rules: known, read: ["one"], gives: ["t1 new"])
    // A rule that was asked before is due all the same.
    check(rules: known.merging(["t": .init(isDue: true)]) { $1 }, gives: ["t1 due"])
  }

  @Test func `asks a skipped question after those that were never shown`() {
    check(timesAsked: ["r1": 1], gives: ["r2 new"])
    check(timesAsked: ["r1": 1, "r2": 1], gives: ["s1 new"])
    check(
      rules: ["s": .init(isDue: false)], timesAsked: ["r1": 1, "r2": 1],
      gives: ["r1 new", "r2 new"])
  }

  @Test func `leaves a suspended rule alone`() {
    check(
      rules: ["r": .init(isDue: true, isSuspended: true), "s": .init(isDue: false)],
      gives: ["none"])
  }

  @Test func `keeps to the lesson or the rule that is asked for`() {
    check([Self.course], .lesson(lesson("two")), gives: ["t1 practice"])
    check(
      [Self.course], .rule(RuleID(rawValue: "r")), gives: ["r1 practice", "r2 practice"])
    check([Self.course], .rule(RuleID(rawValue: "zzz")), gives: ["none"])
    check([Self.course], .due, gives: ["none"])
  }

  @Test func `opens the lessons after a placement, and leaves the known ones to the end`() {
    let knowsOne = LessonAnswer(
      course: Self.course.id, lesson: lesson("one"), isRight: true, guessRate: 0.01,
      isPlacement: true)
    check(placed: [knowsOne], gives: ["t1 new"])
    check(rules: ["t": .init(isDue: false)], placed: [knowsOne], gives: ["r1 new", "r2 new"])
  }

  @Test func `asks about new rules only as many as are left today`() {
    check(newRulesLeft: 0, gives: ["none"])
    check(rules: ["s": .init(isDue: true)], newRulesLeft: 0, gives: ["s1 due"])
    check(newRulesLeft: 1, gives: ["r1 new", "r2 new"])
    check([Self.course], .anything, newRulesLeft: -1, gives: ["r1 new", "r2 new"])
  }

  @Test func `does without questions that are refused`() {
    check(refused: ["r1"], gives: ["r2 new"])
    check(refused: ["r1", "r2"], gives: ["s1 new"])
    check([Self.course], .lesson(lesson("two")), refused: ["t1"], gives: ["none"])
  }

  // MARK: Courses

  @Test func `asks due rules of any course, then new ones of the first`() {
    let both = [Self.course, Self.other]
    check(
      both, rules: ["k": .init(isDue: true)], kinds: [.count, .count, .count],
      gives: ["count due", "order due", "st due", "truth due"])
    check(both, gives: ["r1 new", "r2 new"])
    check([Self.other, Self.course], gives: ["count new", "order new", "st new", "truth new"])
  }

  // MARK: Familiar kinds

  @Test func `keeps to three kinds in the first ten questions, where it can`() {
    let three: [QuestionKind] = [.count, .order, .truth]
    check([Self.other], kinds: three, gives: ["count new", "order new", "truth new"])
    check(
      [Self.other], kinds: [.count, .order],
      gives: ["count new", "order new", "st new", "truth new"])
    check(
      [Self.other], kinds: Array((three + three + three + three).prefix(10)),
      gives: ["count new", "order new", "st new", "truth new"])
    check([Self.course], kinds: three, gives: ["r1 new", "r2 new"])
  }

  // MARK: Information

  @Test func `asks the due question with most information`() {
    let due = ["r": Standing(isDue: true), "s": .init(isDue: true)]
    check(rules: due, bits: ["s1": 0.3, "r2": 0.2], gives: ["s1 due"])
    check(rules: due, bits: ["r2": 0.2], gives: ["r2 due"])
    check(rules: due, bits: ["r2": 0.01], gives: ["r1 due", "r2 due"])
    // It isn't due.
    check(rules: due, bits: ["t1": 0.9], gives: ["r1 due", "r2 due"])
    // The learner stopped the runs that would tell.
    check(rules: due, bits: ["r2": 0.2], stopping: ["r1"], gives: ["none"])
  }

  @Test func `asks a probe where no question of an author has information`() {
    let probe = makeQuestion(.output, rules: ["s"], id: "probe", lesson: "generated")
    let due = ["r": Standing(isDue: true), "s": .init(isDue: true)]
    check(rules: due, bits: ["probe": 0.5], probes: [probe], gives: ["probe due"])
    check(rules: due, bits: ["probe": 0.5, "r1": 0.1], probes: [probe], gives: ["r1 due"])
    check(rules: due, probes: [probe], gives: ["r1 due", "r2 due"])
    // A probe is about a rule of some lesson, and not asked of a rule that isn't due.
    check(
      rules: ["r": .init(isDue: true), "s": .init(isDue: false)], bits: ["probe": 0.5],
      probes: [probe], gives: ["r1 due", "r2 due"])
    check(
      rules: due, refused: ["probe"], bits: ["probe": 0.5], probes: [probe],
      gives: ["r1 due", "r2 due"])
  }

  // MARK: Generated questions

  @Test func `asks a generated question where no author's question can show the rule any more`() {
    let spare = makeQuestion(.output, rules: ["s"], id: "spare", lesson: "generated")
    let due = ["s": Standing(isDue: true)]
    check(rules: due, timesAsked: ["s1": 1], generated: [spare], gives: ["spare due"])
    check(rules: due, generated: [spare], gives: ["s1 due"])
    check(rules: due, timesAsked: ["s1": 1], gives: ["s1 due"])
    check(
      rules: due, timesAsked: ["s1": 1, "spare": 1], generated: [spare], gives: ["s1 due"])
    check(
      rules: due, timesAsked: ["s1": 1], refused: ["spare"], generated: [spare],
      gives: ["s1 due"])
    // A question of two answers can be guessed, and shows nothing.
    let guess = makeQuestion(Self.truth, rules: ["s"], id: "guess", lesson: "generated")
    check(rules: due, timesAsked: ["s1": 1], generated: [guess], gives: ["s1 due"])
    // A rule that is chosen for information is asked by the question that has it.
    check(
      rules: due, timesAsked: ["s1": 1], bits: ["s1": 0.4], generated: [spare],
      gives: ["s1 due"])
  }
}
