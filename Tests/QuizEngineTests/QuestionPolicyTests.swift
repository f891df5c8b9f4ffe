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

  /// One lesson of four rules: a with three questions, b with two, c and d with one each.
  private static let wide = Course(
    id: CourseID(rawValue: "c"), uuid: "w", title: "t",
    lessons: [
      Lesson(
        id: LessonID(rawValue: "wide"), title: "", aim: "", prerequisites: [], claims: [],
        blocks: [],
        questions: ["a1", "a2", "a3", "b1", "b2", "c1", "d1"].map {
          makeQuestion(.output, rules: ["\($0.first ?? "a")"], id: $0, lesson: "wide")
        })
    ])

  private let wideLesson = SchedulingContext.Scope.lesson(
    wide.name(of: LessonID(rawValue: "wide")))

  /// The rules of `wide`, none of them new or due.
  private let met = ["a", "b", "c", "d"].reduce(into: [:]) { $0[$1] = Standing(isDue: false) }

  /// Checks which questions may come next, over many seeds: `r1 new`, or `none`.
  ///
  /// `read` and `refused` are names of lessons and questions. `sitting` has the questions that this sitting
  /// asked, such as `r1`, `r1/2` for another variant, `r1 due` and `r1 skip`; `kinds` are those of others before them.
  /// `bits` is the information of questions and `deciding` that about likely misconceptions; with
  /// any of it, misconceptions are suspected.
  private func check(
    _ courses: [Course] = [course], _ scope: SchedulingContext.Scope = .dueAndNew,
    rules: [String: Standing] = [:], read: [String] = [], last: String? = nil,
    sitting: [String] = [], timesAsked: [String: Int] = [:], placed: [PlacementFact] = [],
    newRulesLeft: Int = .max, loadLeft: Int = .max, kinds: [QuestionKind] = [],
    refused: [String] = [], bits: [String: Double] = [:], deciding: [String: Double] = [:],
    stopping: Set<String> = [], probes: [Question] = [], generated: [Question] = [],
    gives expected: Set<String>,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = courses.flatMap(\.lessons).flatMap(\.questions) + generated
    var history = SittingHistory()
    for (place, kind) in kinds.enumerated() {
      history.add(shown(kind, "other \(place)", about: "other \(place)"), variant: "\(place)")
    }
    for (place, text) in sitting.enumerated() {
      let parts = text.split(separator: " ").map(String.init)
      let names = parts[0].split(separator: "/").map(String.init)
      guard let question = all.first(where: { name($0) == names[0] }) else { continue }
      history.add(
        shown(
          question.kind, names[0], about: question.rules[0].rawValue, number: place,
          occasion: parts.last == "due" ? .due : .practice), variant: parts[0])
      if parts.last == "skip" { history.skip(id(names[0])) }
    }
    let latest = sitting.last?.prefix { $0 != "/" && $0 != " " }
    let context = SchedulingContext(
      courses: courses, scope: scope,
      lessonsRead: Set(read.flatMap(LessonNames(of: courses).called)),
      rules: Dictionary(uniqueKeysWithValues: rules.map { (RuleID(rawValue: $0), $1) }),
      lastQuestion: (last ?? latest.map(String.init)).map(id),
      timesAsked: Dictionary(uniqueKeysWithValues: timesAsked.map { (id($0), $1) }),
      placementFacts: placed, newRulesLeft: newRulesLeft, loadLeft: loadLeft,
      sitting: history, refused: Set(refused.map(id)))
    let hasSuspects = !bits.isEmpty || !deciding.isEmpty
    let policy = QuestionPolicy<Never>(
      hasSuspects: hasSuspects, hasLikely: !deciding.isEmpty, beginComparing: { hasSuspects },
      information: { stopping.contains(name($0)) ? nil : bits[name($0)] ?? 0 },
      decision: { stopping.contains(name($0)) ? nil : deciding[name($0)] ?? 0 },
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
  private func lesson(_ name: String) -> LessonName {
    LessonName(
      course: name == "kinds" ? Self.other.id : Self.course.id, lesson: LessonID(rawValue: name))
  }

  private func shown(
    _ kind: QuestionKind, _ name: String, about rule: String, number: Int = 0,
    occasion: Presentation.Occasion = .practice
  ) -> Presentation {
    Presentation(
      id: PresentationID(rawValue: "\(name) \(number)"), learner: LearnerID(rawValue: "Ada"),
      moment: Moment(time: UTCTime(milliseconds: 0), zone: .utc), occasion: occasion,
      question: id(name), lesson: lesson("one").lesson, revision: RevisionID(rawValue: "1"),
      seed: 1,
      modelVersion: "", ios: .ofQuestions, kind: kind, guessRate: 0,
      target: RuleID(rawValue: rule), rendered: "")
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
      gives: ["r1 practice", "r2 practice"])
  }

  @Test func `returns to a wrong rule after three other questions`() {
    var rules = met
    rules["a"] = .init(isDue: true, isReturning: true)
    rules["b"] = .init(isDue: true)
    check([Self.wide], rules: rules, sitting: ["a1", "b1", "c1"], gives: ["b2 due"])
    check(
      [Self.wide], rules: rules, sitting: ["a1", "b1", "c1", "d1"], gives: ["a2 due", "a3 due"])
    // There is nothing else to ask meanwhile.
    rules["b"] = .init(isDue: false)
    check([Self.wide], rules: rules, sitting: ["a1", "b1", "c1"], gives: ["a2 due", "a3 due"])
  }

  @Test func `returns to a wrong rule twice in a sitting, the longest waiting first`() {
    var rules = met
    rules["a"] = .init(isDue: true, isReturning: true)
    rules["b"] = .init(isDue: true, isReturning: true)
    let once = ["b1", "a1", "c1", "d1", "c1"]
    check([Self.wide], rules: rules, sitting: once, gives: ["b2 due"])
    rules["b"] = .init(isDue: false)
    let twice = ["a1", "b1", "c1", "d1", "a2 due", "b2", "c1", "d1"]
    check([Self.wide], rules: rules, sitting: twice, gives: ["a3 due"])
    check([Self.wide], rules: rules, sitting: twice + ["a3 due", "b1", "b2"], gives: ["none"])
  }

  @Test func `asks about the wrong answers of an earlier sitting when they are due`() {
    let rules = [
      "r": Standing(isDue: true, isReturning: true, recall: 0.2),
      "s": .init(isDue: true, recall: 0.8),
    ]
    check(rules: rules, gives: ["s1 due"])
    check(rules: rules, sitting: ["s1"], gives: ["r1 due", "r2 due"])
  }

  @Test func `takes a backlog by retrievability, and rules without a grade before it`() {
    var rules = ["a": Standing(isDue: true, recall: 0.5), "b": .init(isDue: true, recall: 0.9)]
    rules["c"] = .init(isDue: true, recall: 0.7)
    rules["d"] = .init(isDue: true)
    check([Self.wide], rules: rules, gives: ["d1 due"])
    rules["d"]?.isDue = false
    check([Self.wide], rules: rules, gives: ["b1 due", "b2 due"])
    rules["b"]?.isDue = false
    check([Self.wide], rules: rules, gives: ["c1 due"])
    rules["a"]?.recall = 0.7
    check([Self.wide], rules: rules, gives: ["a1 due", "a2 due", "a3 due"])
  }

  @Test func `lets a lesson's rules wait for its prerequisites`() {
    let known = ["r": Standing(isDue: false), "s": .init(isDue: false)]
    check(rules: known, gives: ["none"])
    check(rules: known, read: ["one"], gives: ["t1 new"])
    check([Self.course], .anything, gives: ["r1 new", "r2 new"])
    check(
      [Self.course], .anything, rules: known, gives: ["r1 practice", "r2 practice", "s1 practice"])
    check([Self.course], .anything, rules: known, read: ["one"], gives: ["t1 new"])
    // A rule that was asked before is due all the same.
    check(rules: known.merging(["t": .init(isDue: true)]) { $1 }, gives: ["t1 due"])
  }

  @Test func `asks about a due rule in an open lesson, if one asks about it`() {
    var course = Self.course
    course.lessons[1].questions.append(
      makeQuestion(.output, rules: ["s"], id: "s2", lesson: "two"))
    let due = ["s": Standing(isDue: true)]
    check([course], rules: due, gives: ["s1 due"])
    check([course], rules: due, read: ["one"], gives: ["s1 due", "s2 due"])
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
    let right = PlacementFact.answer(
      LessonAnswer(
        course: Self.course.id, lesson: lesson("one").lesson, isRight: true, guessRate: 0.01,
        isPlacement: true))
    let said = PlacementFact.placed(Self.course.id, lesson("one").lesson, .known)
    for knowsOne in [[right, right], [said]] {
      check(placed: knowsOne, gives: ["t1 new"])
      check(rules: ["t": .init(isDue: false)], placed: knowsOne, gives: ["r1 new", "r2 new"])
    }
  }

  @Test func `asks about new rules only as many as are left today`() {
    check(newRulesLeft: 0, gives: ["none"])
    check(rules: ["s": .init(isDue: true)], newRulesLeft: 0, gives: ["s1 due"])
    check(newRulesLeft: 1, gives: ["r1 new", "r2 new"])
    check([Self.course], .anything, newRulesLeft: -1, gives: ["none"])
    check(
      [Self.course], .anything, rules: ["s": .init(isDue: false)], newRulesLeft: 0,
      gives: ["s1 practice"])
    // Whoever asks for a lesson or a rule gets it.
    check(
      [Self.course], .lesson(lesson("two")), newRulesLeft: 0, gives: ["t1 practice"])
  }

  @Test func `asks no more than a day's load, unless for a lesson or a rule`() {
    let due = ["r": Standing(isDue: true)]
    for scope in [SchedulingContext.Scope.due, .dueAndNew, .anything] {
      check([Self.course], scope, rules: due, loadLeft: 0, gives: ["none"])
      check([Self.course], scope, rules: due, loadLeft: 1, gives: ["r1 due", "r2 due"])
    }
    check([Self.course], .lesson(lesson("two")), loadLeft: 0, gives: ["t1 practice"])
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

  @Test func `takes another kind before it repeats a question`() {
    check(
      [Self.other], .lesson(lesson("kinds")), sitting: ["count", "order"],
      gives: ["st practice", "truth practice"])
    check(
      [Self.other], .lesson(lesson("kinds")), sitting: ["count", "order", "truth"],
      gives: ["st practice"])
  }

  // MARK: What a sitting repeats

  @Test func `asks at most two questions in a row about one rule`() {
    let others: Set = ["b1 practice", "b2 practice", "c1 practice", "d1 practice"]
    check([Self.wide], wideLesson, sitting: ["a1", "a2"], gives: others)
    // Neither for information nor because nothing else is left.
    check([Self.wide], wideLesson, sitting: ["a1", "a2"], bits: ["a3": 0.9], gives: others)
    check(
      [Self.wide], wideLesson,
      sitting: ["b1", "b2", "c1", "d1", "b1", "b2", "c1", "d1", "a1", "a2"],
      gives: ["none"])
    // A lesson of one rule has nothing else at all.
    check(
      [Self.other], .lesson(lesson("kinds")), sitting: ["count", "order"],
      gives: ["st practice", "truth practice"])
  }

  @Test func `repeats no text while there is another`() {
    let most = ["a1", "b1", "a2", "b2", "a3", "c1"]
    check([Self.wide], wideLesson, sitting: most, gives: ["d1 practice"])
    check(
      [Self.wide], wideLesson, sitting: most + ["d1"],
      gives: [
        "a1 practice", "a2 practice", "a3 practice", "b1 practice", "b2 practice", "c1 practice",
      ])
    var course = Self.wide
    course.lessons[0].questions[5].variation = Variation(
      values: [.init(name: "N", options: ["1", "2"])])
    check([course], wideLesson, sitting: most + ["d1"], gives: ["c1 practice"])
    check([course], wideLesson, sitting: most, gives: ["d1 practice"])
    // A due rule waits for those of other texts, too.
    var rules = met
    rules["c"] = .init(isDue: true)
    rules["a"] = nil
    check(
      [Self.wide], rules: rules, sitting: ["c1", "b1"],
      gives: ["a1 new", "a2 new", "a3 new"])
  }

  @Test func `asks a question at most twice`() {
    let all = ["a1", "b1", "a2", "b2", "a3", "c1", "d1"]
    check([Self.wide], wideLesson, sitting: all + all.dropLast(), gives: ["d1 practice"])
    check([Self.wide], wideLesson, sitting: all + all, gives: ["none"])
    var course = Self.wide
    course.lessons[0].questions[6].variation = Variation(
      values: [.init(name: "N", options: ["1", "2", "3"])])
    check(
      [course], wideLesson, sitting: all + all.dropLast() + ["d1/2"], gives: ["none"])
  }

  @Test func `repeats the questions of a rule that is asked for`() {
    let rule = SchedulingContext.Scope.rule(RuleID(rawValue: "a"))
    check(
      [Self.wide], rule, sitting: ["a1", "a2", "a3", "a1", "a2", "a3", "a1"],
      gives: ["a2 practice", "a3 practice"])
  }

  @Test func `asks the rule of most questions while others can come between`() {
    var course = Self.wide
    course.lessons[0].questions.removeAll { ["b1", "b2", "c1"].contains(name($0)) }
    check([course], wideLesson, gives: ["a1 practice", "a2 practice", "a3 practice"])
    check(
      [course], wideLesson, sitting: ["a1"], gives: ["a2 practice", "a3 practice", "d1 practice"])
  }

  @Test func `confirms a guess by another question, never by the text that was answered`() {
    var rules = met
    let guessed = Standing(isDue: false, isReturning: true, isPassPending: true)
    rules["b"] = guessed
    check([Self.wide], rules: rules, sitting: ["b1", "a1", "c1", "d1"], gives: ["b2 due"])
    rules["b"] = met["b"]
    rules["c"] = guessed
    let sitting = ["c1", "a1", "b1", "d1"]
    check([Self.wide], rules: rules, sitting: sitting, gives: ["none"])
    let spare = makeQuestion(.output, rules: ["c"], id: "spare", lesson: "generated")
    check([Self.wide], rules: rules, sitting: sitting, generated: [spare], gives: ["spare due"])
    check(
      [Self.wide], rules: rules, sitting: ["c1 skip", "a1", "b1", "d1"], gives: ["c1 due"])
    // Nor as practice.
    let all = ["c1", "a1", "b1", "a2", "b2", "a3", "d1"]
    check(
      [Self.wide], wideLesson, rules: rules, sitting: all + all.dropFirst(), gives: ["none"])
    // In a later sitting it may be the only one.
    check(
      [Self.wide], rules: ["c": .init(isDue: true, isPassPending: true)], newRulesLeft: 0,
      gives: ["c1 due"])
  }

  @Test func `returns to a wrong rule by a generated question rather than by the same text`() {
    var rules = met
    rules["c"] = .init(isDue: true, isReturning: true)
    let sitting = ["c1", "a1", "b1", "d1"]
    let spare = makeQuestion(.output, rules: ["c"], id: "spare", lesson: "generated")
    check([Self.wide], rules: rules, sitting: sitting, generated: [spare], gives: ["spare due"])
    // Where there is none, the text returns when nothing else is left.
    check([Self.wide], rules: rules, sitting: sitting, gives: ["c1 due"])
    rules["b"] = .init(isDue: true)
    check([Self.wide], rules: rules, sitting: sitting, gives: ["b2 due"])
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

  @Test func `asks a probe in a lesson about one of its rules`() {
    let probe = makeQuestion(.output, rules: ["s"], id: "probe", lesson: "generated")
    func check(_ name: String, bits: [String: Double], gives expected: Set<String>) {
      self.check(
        [Self.course], .lesson(lesson(name)), bits: bits, probes: [probe], gives: expected)
    }
    check("one", bits: ["probe": 0.5], gives: ["probe practice"])
    check("one", bits: ["probe": 0.5, "s1": 0.1], gives: ["s1 practice"])
    // It says nothing, or is about a rule of another lesson.
    check("one", bits: ["t1": 0.5], gives: ["r1 practice", "r2 practice", "s1 practice"])
    check("two", bits: ["probe": 0.5], gives: ["t1 practice"])
  }

  @Test func `decides a likely misconception by a question of another lesson if need be`() {
    let probe = makeQuestion(.output, rules: ["u"], id: "probe", lesson: "generated")
    func check(
      _ scope: SchedulingContext.Scope, bits: [String: Double] = [:],
      deciding: [String: Double] = ["t1": 0.5], stopping: Set<String> = [],
      gives expected: Set<String>
    ) {
      self.check(
        [Self.course], scope, bits: bits, deciding: deciding, stopping: stopping, probes: [probe],
        gives: expected)
    }
    let one = SchedulingContext.Scope.lesson(lesson("one"))
    check(one, gives: ["t1 practice"])
    // The lesson's own question is worth more, and one of a lesson before it more than one of another.
    check(one, deciding: ["t1": 0.5, "s1": 0.2], gives: ["s1 practice"])
    check(one, deciding: ["t1": 0.5, "s1": 0.1], gives: ["t1 practice"])
    check(one, deciding: ["t1": 0.3, "probe": 0.5], gives: ["probe practice"])
    check(
      .lesson(lesson("two")), deciding: ["s1": 0.3, "probe": 0.5], gives: ["s1 practice"])
    // It decides before others tell something, and gives way where it tells nothing.
    check(one, bits: ["s1": 0.9], gives: ["t1 practice"])
    check(one, deciding: ["t1": 0.01], gives: ["r1 practice", "r2 practice", "s1 practice"])
    check(one, stopping: ["t1"], gives: ["r1 practice", "r2 practice", "s1 practice"])
    // A rule is asked for, and new rules come in their order.
    check(.rule(RuleID(rawValue: "s")), gives: ["s1 practice"])
    check(.dueAndNew, gives: ["r1 new", "r2 new"])
  }

  @Test func `takes what was shown before for worth less`() {
    let due = ["r": Standing(isDue: true), "s": .init(isDue: true)]
    let bits = ["r1": 0.3, "s1": 0.2]
    check(rules: due, bits: bits, gives: ["r1 due"])
    check(rules: due, timesAsked: ["r1": 1], bits: bits, gives: ["s1 due"])
    check(rules: due, timesAsked: ["r1": 1, "s1": 1], bits: bits, gives: ["r1 due"])
    // After many times, it is asked for its rule alone.
    check(rules: due, timesAsked: ["r1": 40], bits: ["r1": 0.3], gives: ["r2 due"])
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
      rules: due, timesAsked: ["s1": 2, "spare": 1], generated: [spare], gives: ["spare due"])
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
