import Curriculum
import QuestionShorthand
import QuizEngine
import ReviewLog
import SeededNumbers
import Testing

@Suite struct `A placement` {
  /// A course of lessons with three questions each, from lines such as `c: a b`: c builds on a and b.
  private static func course(_ lessons: String) -> Course {
    Course(
      id: CourseID(rawValue: "c"), uuid: "u", title: "t",
      lessons: lessons.split(separator: "\n").map { line in
        let words = line.split { " :".contains($0) }.map(String.init)
        return Lesson(
          id: LessonID(rawValue: words[0]), title: words[0], aim: "",
          prerequisites: words.dropFirst().map(LessonID.init(rawValue:)), claims: [], blocks: [],
          questions: (1...3).map {
            makeQuestion(
              .output, rules: ["\(words[0])-\($0)"], id: "\(words[0])-\($0)", lesson: words[0])
          })
      })
  }

  /// Ten lessons, each building on the one before, and one beside them.
  private static let chain = course(
    "l0\n" + (1..<10).map { "l\($0): l\($0 - 1)\n" }.joined() + "x")

  /// Twenty lessons with the prerequisites of a true course.
  private static let broad = course(
    """
    run-loop
    lazy-view: run-loop
    getter: lazy-view
    nib-lookup: getter
    load-view: getter nib-lookup
    early-values: lazy-view getter nib-lookup
    root-flow: getter
    tests: root-flow
    appearance: root-flow
    sheets: appearance
    sizes: nib-lookup root-flow
    layout: sizes
    three-schools: load-view nib-lookup layout
    navigation: appearance
    containment: appearance sizes navigation
    tabs: appearance navigation containment
    ownership: sheets navigation containment
    observers: navigation ownership
    memory-warnings: getter navigation ownership
    history: nib-lookup sheets navigation tabs memory-warnings
    """)

  private let policy = QuestionPolicy<Never>(probes: { [] }, generated: { _ in [] })

  private func answer(
    _ lesson: String, _ isRight: Bool, placed: Bool = true, guessRate: Double = 0.01
  ) -> PlacementFact {
    .answer(
      LessonAnswer(
        course: Self.chain.id, lesson: LessonID(rawValue: lesson), isRight: isRight,
        guessRate: guessRate, isPlacement: placed))
  }

  private func said(_ lesson: String, _ knowledge: LessonKnowledge) -> PlacementFact {
    .placed(Self.chain.id, LessonID(rawValue: lesson), knowledge)
  }

  /// Asks a learner until the placement is over; `answers` says whether the next answer is right.
  private func result(
    of course: Course, _ answers: (_ lesson: LessonID) -> Bool
  ) -> (asked: Int, placement: Placement) {
    var facts: [PlacementFact] = []
    var placement = Placement(of: course)
    while let lesson = placement.next {
      facts.append(answer(lesson.rawValue, answers(lesson)))
      placement = Placement(of: course, after: facts)
    }
    return (facts.count, placement)
  }

  private static let questions = Placement.leastQuestions...Placement.mostQuestions

  // MARK: What it finds

  @Test(arguments: 0...10)
  func `finds how far a learner has come in a chain`(count: Int) {
    let known = Set((0..<count).map { LessonID(rawValue: "l\($0)") })
    let (asked, placement) = result(of: Self.chain, known.contains)
    #expect(Self.questions.contains(asked))
    #expect(placement.known == known)
  }

  /// Lessons that a learner knows from the beginning of the course, and how many of them must be found.
  @Test(arguments: [(0, 0), (2, 2), (5, 5), (10, 8), (15, 8), (20, 11)])
  func `finds about as many lessons as a learner knows, and none that they don't`(
    count: Int, least: Int
  ) {
    let lessons = Self.broad.lessons.map(\.id)
    let known = Set(lessons.prefix(count))
    let (asked, placement) = result(of: Self.broad, known.contains)
    #expect(Self.questions.contains(asked))
    #expect(placement.known.isSubset(of: known))
    #expect(placement.known.count >= least, "\(placement.conclusions)")
    for conclusion in placement.conclusions where conclusion.knowledge == .new {
      #expect(!known.contains(conclusion.lesson))
    }
  }

  @Test func `is over after five questions for somebody who knows nothing`() {
    let (asked, placement) = result(of: Self.broad) { _ in false }
    #expect(asked == Placement.leastQuestions)
    #expect(placement.start == Self.broad.lessons[0].id)
  }

  @Test(arguments: 0..<20)
  func `seldom takes a lesson for known that isn't, whatever slips`(seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    let lessons = Self.broad.lessons.map(\.id)
    var wrong = 0
    for count in 0...lessons.count {
      let known = Set(lessons.prefix(count))
      let (asked, placement) = result(of: Self.broad) { lesson in
        Int.random(in: 0..<10, using: &generator) == 0
          ? !known.contains(lesson) : known.contains(lesson)
      }
      #expect(Self.questions.contains(asked), "seed \(seed)")
      wrong += placement.known.subtracting(known).count
    }
    // One answer of ten is a slip or luck: fewer than one lesson in two placements.
    #expect(wrong <= 10, "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `five right answers never make half of the lessons known`(seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    let lessons = Self.broad.lessons.map(\.id.rawValue)
    let facts = (1...5).map { _ in
      answer(lessons[Int.random(in: 0..<lessons.count, using: &generator)], true)
    }
    let known = Placement(of: Self.broad, after: facts).known
    #expect(known.count < lessons.count / 2, "seed \(seed): \(facts)")
  }

  @Test func `makes few lessons known after five right answers in a row`() {
    let first = Self.broad.lessons.prefix(5).map { answer($0.id.rawValue, true) }
    #expect(Placement(of: Self.broad, after: first).known.count <= 5)
    var facts: [PlacementFact] = []
    while facts.count < 5, let next = Placement(of: Self.broad, after: facts).next {
      facts.append(answer(next.rawValue, true))
    }
    #expect(Placement(of: Self.broad, after: facts).known.count <= 5)
  }

  // MARK: Evidence

  @Test(
    arguments: [
      // A right answer is worth (1 - 0.1) / guessRate, and half of its logarithm a step below.
      (["x": 1], 0.01, []), (["x": 2], 0.01, ["x"]), (["x": 2], 0.2, ["x"]), (["x": 2], 0.33, []),
      (["l5": 1], 0.01, []), (["l5": 1, "l6": 1], 0.01, ["l5"]),
      (["l5": 1, "l7": 1], 0.01, []), (["l5": 2], 0.01, ["l5"]), (["l5": 3], 0.01, ["l4", "l5"]),
    ] as [([String: Int], Double, [String])])
  func `counts an answer less with each step`(
    right: [String: Int], guessRate: Double, known: [String]
  ) {
    let facts = right.sorted { $0.key < $1.key }.flatMap { lesson, count in
      (0..<count).map { _ in answer(lesson, true, guessRate: guessRate) }
    }
    #expect(
      Placement(of: Self.chain, after: facts).known.map(\.rawValue).sorted() == known)
  }

  // MARK: After it

  private func knowledge(
    of lesson: String, after facts: [PlacementFact]
  ) -> String {
    let conclusion = Placement(of: Self.chain, after: facts)
      .conclusion(about: LessonID(rawValue: lesson))
    return "\(conclusion.knowledge) \(conclusion.reason)"
  }

  @Test func `presumes that a lesson is known until an answer contradicts it`() {
    let right = [answer("l5", true), answer("l5", true), answer("l5", true)]
    #expect(knowledge(of: "l4", after: right) == "known answers")
    let wrong = answer("l4", false, placed: false)
    #expect(knowledge(of: "l4", after: right + [wrong]) == "maybe contradicted")
    #expect(knowledge(of: "l5", after: right + [wrong]) == "known answers")
  }

  @Test func `believes what the learner says, until an answer contradicts it`() {
    #expect(knowledge(of: "l4", after: [said("l4", .known)]) == "known said")
    // It says nothing about other lessons.
    #expect(knowledge(of: "l3", after: [said("l4", .known)]) == "maybe answers")
    let right = [answer("l5", true), answer("l5", true)]
    for word in LessonKnowledge.allCases {
      #expect(knowledge(of: "l5", after: right + [said("l5", word)]) == "\(word) said")
    }
    for isPlacement in [true, false] {
      let wrong = answer("l4", false, placed: isPlacement)
      #expect(
        knowledge(of: "l4", after: [said("l4", .known), wrong]) == "maybe contradicted")
      #expect(knowledge(of: "l4", after: [wrong, said("l4", .known)]) == "known said")
      #expect(knowledge(of: "l4", after: [said("l4", .new), wrong]) == "new said")
    }
  }

  @Test func `begins after the lessons that known ones build on`() {
    #expect(Placement(of: Self.chain).start?.rawValue == "l0")
    let known = [answer("l5", true), answer("l5", true)]
    #expect(Placement(of: Self.chain, after: known).start?.rawValue == "l6")
    let all = Self.chain.lessons.map { said($0.id.rawValue, .known) }
    #expect(Placement(of: Self.chain, after: all).start == nil)
  }

  // MARK: Its questions

  @Test func `opens the lessons that follow, and leaves what is presumed to the end`() throws {
    let context = SchedulingContext(
      courses: [Self.chain],
      placementFacts: (0...5).map { said("l\($0)", .known) })
    for seed in 0..<20 {
      let next = try #require(policy.next(context, seed: UInt64(seed)))
      #expect(["l6", "x"].contains(next.question.lesson.rawValue))
      #expect(next.occasion == .new)
    }
  }

  @Test func `asks as what it is`() throws {
    let context = SchedulingContext(courses: [Self.chain], scope: .placement)
    let next = try #require(policy.next(context, seed: 1))
    #expect(next.occasion == .placement)
    #expect(["l3", "l4", "l5", "l6"].contains(next.question.lesson.rawValue))
  }

  @Test func `asks about another lesson when the best has no question left`() throws {
    let best = try #require(Placement(of: Self.chain).next)
    let questions = Self.chain.lessons.first { $0.id == best }?.questions.map(\.id) ?? []
    let context = SchedulingContext(
      courses: [Self.chain], scope: .placement, refused: Set(questions))
    let next = try #require(policy.next(context, seed: 1))
    #expect(next.question.lesson != best)
  }

  @Test func `takes no more than twelve questions`() {
    let facts = (0..<Placement.mostQuestions).map { _ in answer("x", true) }
    let context = SchedulingContext(
      courses: [Self.chain], scope: .placement, placementFacts: facts)
    #expect(policy.next(context, seed: 1) == nil)
  }
}
