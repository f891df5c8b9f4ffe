import Curriculum
import QuizEngine
import ReviewLog
import Storage
import Study
import Testing

/// What one sitting asks, and how much, over the real store.
@Suite struct `In a sitting` {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private let lesson = SchedulingContext.Scope.lesson(
    LessonName(course: CourseID(rawValue: "basics"), lesson: LessonID(rawValue: "loading")))

  /// Answers a question, rightly or not.
  private func answer(
    _ asked: AskedQuestion, rightly isRight: Bool = true, in study: StudySession
  ) throws {
    let typed =
      isRight
      ? rightAnswer(to: asked.prepared)
      : try #require(wrongAnswer(to: asked.prepared, run: SmallCourse.run)).typed
    guard case .saved(let answered) = try study.submit(typed, to: asked) else {
      throw CancellationError()
    }
    try study.markSeen(answered)
    desk.time = desk.time.advanced(by: .seconds(20))
  }

  /// Asks and answers until there is nothing to ask, or so many questions.
  private func questions(
    of scope: SchedulingContext.Scope, in study: StudySession, most: Int = 100,
    rightly isRight: (Int) -> Bool = { _ in true }
  ) throws -> [AskedQuestion] {
    var all: [AskedQuestion] = []
    while all.count < most, let asked = try study.question(in: scope) {
      all.append(asked)
      try answer(asked, rightly: isRight(all.count), in: study)
    }
    return all
  }

  @Test(arguments: 0..<20)
  func `of a lesson no text comes again before all others, and no question a third time`(
    seed: UInt64
  ) throws {
    let study = try desk.session(seed: seed &* 977)
    let all = try questions(of: lesson, in: study) { ($0 &* 7 &+ Int(seed)) % 3 > 0 }
    let names = all.map(\.presentation.question.name)
    #expect(names.allSatisfy { name in names.count { $0 == name } <= 2 }, "seed \(seed): \(names)")
    for (place, asked) in all.enumerated() {
      let text = asked.prepared.question.variantName
      let isRepeated = all[..<place].contains { $0.prepared.question.variantName == text }
      // Three of the six questions have one text each.
      #expect(!isRepeated || place >= 6, "seed \(seed): \(names)")
    }
    #expect(all.count >= 10, "seed \(seed): \(names)")
    let rules = all.map(\.prepared.target)
    for place in rules.indices.dropFirst(2) {
      #expect(Set(rules[(place - 2)...place]).count > 1, "seed \(seed): \(names)")
    }
  }

  @Test func `of one rule its question comes as often as it is asked for`() throws {
    let study = try desk.session()
    let rule = SchedulingContext.Scope.rule(RuleID(rawValue: "a.counted"))
    let all = try questions(of: rule, in: study, most: 12)
    #expect(all.count == 12)
    // The template has eight variants, and each comes before any comes again.
    #expect(Set(all.prefix(8).map(\.prepared.question.variantName)).count == 8)
  }

  @Test func `a later one begins with a variant that was not shown lately`() throws {
    let rule = SchedulingContext.Scope.rule(RuleID(rawValue: "a.counted"))
    var texts: [String] = []
    for _ in 0..<16 {
      // Each sitting counts from the same seed.
      texts += try questions(of: rule, in: desk.session(), most: 1).map(
        \.prepared.question.variantName)
      desk.time = desk.time.advanced(by: .seconds(86_400))
    }
    #expect(Set(texts.prefix(8)).count == 8)
    #expect(Array(texts.prefix(8)) == Array(texts.suffix(8)), "the oldest comes again first")
  }

  @Test func `a generated question that was answered wrong is among the mistakes`() throws {
    let study = try desk.session()
    var generated = desk.course
    generated.id = CourseID(rawValue: "rule-a-counted")
    generated.uuid = "6f1b1c6e-0000-4000-8000-000000000002"
    generated.lessons[0].questions = generated.lessons[0].questions.prefix(1).map {
      var question = $0
      question.id = QuestionID(course: generated.id, "count-1")
      return question
    }
    try study.store.importCourse(
      CourseImport(course: generated, truths: [:], modelVersion: "by hand", fingerprint: "y"))
    let id = generated.lessons[0].questions[0].id
    for _ in 0..<2 {
      let asked = try #require(try study.question(in: .questions([id])))
      #expect(asked.isGenerated)
      try answer(asked, rightly: false, in: study)
      #expect(try study.mistakes() == [id])
    }
    try answer(try #require(try study.question(in: .questions(study.mistakes()))), in: study)
    #expect(try study.mistakes() == [])
  }

  @Test func `nothing is known of an answer that hints gave away or that was just shown`() throws {
    let study = try desk.session()
    let rule = SchedulingContext.Scope.rule(RuleID(rawValue: "a.counted"))
    func answered(hints: Int) throws -> SavedAnswer {
      let asked = try #require(try study.question(in: rule))
      for _ in 0..<hints { _ = try study.hint(asked) }
      guard case .saved(let answered) = try study.submit(rightAnswer(to: asked.prepared), to: asked)
      else { throw CancellationError() }
      desk.time = desk.time.advanced(by: .seconds(20))
      return answered
    }
    let plain = try answered(hints: 0)
    #expect(try study.outcome(of: [plain]).known.count == 1)
    #expect(try study.outcome(of: [plain], areRepeated: true).known.isEmpty)
    let hinted = try answered(hints: 3)
    #expect(hinted.verdict.isRight)
    #expect(try study.outcome(of: [hinted]).known.isEmpty)
  }

  @Test func `the lesson about a rule asks about it`() throws {
    var second = desk.course.lessons[0]
    second.id = LessonID(rawValue: "later")
    second.questions = second.questions.filter { $0.rules.first?.rawValue == "a.printed" }
    desk.course.lessons[0].questions.removeAll { $0.rules.first?.rawValue == "a.printed" }
    for index in second.questions.indices { second.questions[index].lesson = second.id }
    desk.course.lessons.append(second)
    let study = try desk.session()
    #expect(study.lesson(about: [RuleID(rawValue: "a.printed")])?.lesson == second.id)
    #expect(
      study.lesson(about: [RuleID(rawValue: "a.loaded")])?.lesson == desk.course.lessons[0].id)
    #expect(study.lesson(about: [RuleID(rawValue: "a.nothing")]) == nil)
  }

  @Test func `what is read next is neither read nor known`() throws {
    var second = desk.course.lessons[0]
    second.id = LessonID(rawValue: "later")
    second.questions = []
    desk.course.lessons.append(second)
    let study = try desk.session()
    let first = desk.course.lessons[0].id
    #expect(try study.lessonToRead() == desk.course.name(of: first))
    try study.place(first, in: desk.course.id, as: .known)
    #expect(try study.lessonToRead() == desk.course.name(of: second.id))
    #expect(try study.placement().start != desk.course.name(of: first))
    try study.place(first, in: desk.course.id, as: .new)
    #expect(try study.placement().start == desk.course.name(of: first))
    try study.markRead(first, in: desk.course.id)
    #expect(try study.lessonToRead() == desk.course.name(of: second.id))
    #expect(try study.placement().start != desk.course.name(of: first), "it was read")
    try study.markRead(second.id, in: desk.course.id)
    #expect(try study.lessonToRead() == nil)
  }

  @Test func `nobody is sent to a lesson of which nothing can be asked any more`() throws {
    desk.course.lessons[0].questions.removeAll { $0.id.name != "choice" }
    let study = try desk.session()
    try study.markRead(desk.course.lessons[0].id, in: desk.course.id)
    #expect(try study.nextStep() == .questionsAbout(desk.course.lessonNames[0]))
    let asked = try #require(try study.question(in: lesson))
    try answer(asked, in: study)
    #expect(try study.nextStep() == nil)
  }

  @Test(arguments: [true, false])
  func `a guess is confirmed by another question`(isRight: Bool) throws {
    // Of the rule that a choice asks about, one more question is left, or none.
    desk.course.lessons[0].questions.removeAll { $0.id.name == (isRight ? "count-too" : "next") }
    let study = try desk.session()
    var names: [String] = []
    for asked in try questions(of: .dueAndNew, in: study)
    where asked.prepared.target.rawValue == "a.loaded" {
      names.append(asked.presentation.question.name)
    }
    if isRight {
      #expect(names.count <= 2 && Set(names).count == names.count, "\(names)")
    } else {
      #expect(names == ["choice"])
    }
    let state = try #require(
      try study.store.state(of: RuleID(rawValue: "a.loaded"), learner: study.learner.id))
    #expect(state.isPassPending != isRight)
  }

  @Test func `that asks anything, new rules are as many as are left today`() throws {
    desk.settings.newPerDay = 2
    let study = try desk.session()
    let all = try questions(of: .anything, in: study)
    #expect(Set(all.map(\.prepared.target)).count == 2)
    #expect(all.count { $0.presentation.occasion == .new } == 2)
    #expect(try study.newRulesLeft() == 0)
    #expect(try study.question(in: lesson) != nil)
  }

  @Test func `that asks anything, a lesson waits for its prerequisites`() throws {
    desk.course.lessons[0].prerequisites = [LessonID(rawValue: "before")]
    let study = try desk.session()
    #expect(try study.question(in: .anything) == nil)
    #expect(try study.question(in: lesson) != nil)
  }

  @Test func `after an absence a day has at most twice the usual number of questions`() throws {
    func day(_ scope: SchedulingContext.Scope, most: Int) throws -> Int {
      defer { desk.time = desk.time.advanced(by: .seconds(86_400)) }
      let before = desk.time
      let study = try desk.session(seed: UInt64(desk.time.milliseconds))
      let count = try questions(of: scope, in: study, most: most, rightly: { _ in false }).count
      desk.time = before
      return count
    }
    // Three answers a day in the lesson, on ten days.
    for _ in 0..<10 { #expect(try day(lesson, most: 3) == 3) }
    desk.time = desk.time.advanced(by: .seconds(23 * 86_400))
    for scope in [SchedulingContext.Scope.due, .anything, .dueAndNew] {
      #expect(try day(scope, most: 50) == 6)
    }
    let study = try desk.session()
    #expect(try study.loadLeft() == 6)
    #expect(try questions(of: lesson, in: study).count > 6)
    #expect(try study.loadLeft() <= 0)
    #expect(try study.question(in: .due) == nil)
  }
}
