import Curriculum
import QuestionShorthand
import QuizEngine
import ReviewLog
import Testing

@Suite struct NextQuestionTests {
  /// Two lessons: `one` with rules r (two questions) and s, `two`, which needs it, with rule t.
  private let course = Course(
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

  private func id(_ name: String) -> QuestionID { QuestionID(rawValue: "c/\(name)") }
  private func rule(_ name: String) -> RuleID { RuleID(rawValue: name) }

  /// Checks which questions may come next, over many seeds.
  private func check(
    _ agenda: Agenda, gives expected: Set<String>,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var seen: Set<String> = []
    for seed in 0..<50 {
      let next = nextQuestion(in: course, agenda, seed: UInt64(seed))
      seen.insert(next.map { "\($0.question.id.rawValue.dropFirst(2)) \($0.occasion)" } ?? "none")
    }
    #expect(seen == expected, sourceLocation: sourceLocation)
  }

  @Test func `a new learner begins with the first rule`() {
    check(Agenda(), gives: ["r1 new", "r2 new"])
  }

  @Test func `what is due comes before what is new`() {
    check(
      Agenda(rules: [rule("r"): .init(isDue: false), rule("s"): .init(isDue: true)]),
      gives: ["s1 due"])
    check(Agenda(rules: [rule("r"): .init(isDue: false)]), gives: ["s1 new"])
  }

  @Test func `a rule is asked by another question than last time`() {
    check(
      Agenda(rules: [rule("r"): .init(isDue: true, lastQuestion: id("r1"))]), gives: ["r2 due"])
    check(
      Agenda(
        rules: [rule("r"): .init(isDue: true)], timesAsked: [id("r1"): 1, id("r2"): 3]),
      gives: ["r1 due"])
  }

  @Test func `no question comes twice in a row while there is another`() {
    // s is due and its only question was the last; a new one is taken first.
    check(
      Agenda(rules: [rule("s"): .init(isDue: true)], lastQuestion: id("s1")),
      gives: ["r1 new", "r2 new"])
    let known = [rule("r"): Agenda.Standing(isDue: false), rule("s"): .init(isDue: true)]
    check(Agenda(rules: known, lastQuestion: id("s1")), gives: ["s1 due"])
    check(
      Agenda(rules: known, lastQuestion: id("s1"), scope: .anything),
      gives: ["r1 practice", "r2 practice", "t1 practice"])
  }

  @Test func `a rule that was got wrong returns after three other questions`() {
    var agenda = Agenda(rules: [
      rule("r"): .init(isDue: false), rule("s"): .init(isDue: false, isReturning: true),
    ])
    for waiting in [["s"], ["r", "s"], ["r", "r", "s"]] {
      agenda.rules[rule("r")] = .init(isDue: true)
      agenda.lastTargets = waiting.map(rule)
      check(agenda, gives: ["r1 due", "r2 due"])
    }
    agenda.lastTargets = ["r", "r", "r", "s"].map(rule)
    check(agenda, gives: ["s1 due"])
    // There is nothing else to be asked meanwhile.
    agenda.rules[rule("r")] = .init(isDue: false)
    agenda.lastTargets = [rule("s")]
    check(agenda, gives: ["s1 due"])
  }

  @Test func `of what is due that is asked which tells most`() {
    let agenda = Agenda(rules: [rule("r"): .init(isDue: true), rule("s"): .init(isDue: true)])
    func next(_ bits: [String: Double]) -> Set<String> {
      Set(
        (0..<50).compactMap { seed in
          nextQuestion(in: course, agenda, seed: seed) { bits[$0.id.rawValue] ?? 0 }?.question.id
            .rawValue
        })
    }
    #expect(next(["c/s1": 0.3, "c/r2": 0.2]) == ["c/s1"])
    #expect(next(["c/r2": 0.2]) == ["c/r2"])
    #expect(next(["c/t1": 0.9]) == ["c/r1", "c/r2"], "it is not due")
  }

  @Test func `a lesson's rules wait for its prerequisites`() {
    let known = [rule("r"): Agenda.Standing(isDue: false), rule("s"): .init(isDue: false)]
    check(Agenda(rules: known), gives: ["none"])
    check(Agenda(lessonsRead: [LessonID(rawValue: "one")], rules: known), gives: ["t1 new"])
    // A question asked before is due all the same.
    check(
      Agenda(rules: known.merging([rule("t"): .init(isDue: true)]) { $1 }), gives: ["t1 due"])
  }

  @Test func `a suspended rule is not asked`() {
    check(
      Agenda(rules: [
        rule("r"): .init(isDue: true, isSuspended: true), rule("s"): .init(isDue: false),
      ]), gives: ["none"])
  }

  @Test func `a lesson or a rule can be asked for`() {
    check(
      Agenda(scope: .lesson(LessonID(rawValue: "two"))), gives: ["t1 practice"])
    check(Agenda(scope: .rule(rule("r"))), gives: ["r1 practice", "r2 practice"])
    check(Agenda(scope: .rule(rule("zzz"))), gives: ["none"])
    check(Agenda(scope: .due), gives: ["none"])
  }
}
