import Curriculum
import Diagnostics
import QuizEngine
import ReviewLog
import Scenarios
import Storage
import Study
import Testing

@Suite struct `A study session` {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func ask(_ study: StudySession) throws -> AskedQuestion {
    try #require(try study.question(in: .anything))
  }

  private func submit(
    _ typed: String? = nil, to asked: AskedQuestion, in study: StudySession
  ) throws -> SavedAnswer {
    let typed = typed ?? rightAnswer(to: asked.prepared)
    guard case .saved(let answered) = try study.submit(typed, to: asked) else {
      throw CancellationError()
    }
    return answered
  }

  @Test func `has an answer on disk before its verdict is seen`() throws {
    let study = try desk.session()
    let answered = try submit(to: try ask(study), in: study)
    #expect(answered.verdict.isRight)
    let later = try desk.session()
    let unseen = try #require(try later.unseenVerdict())
    #expect(unseen.review.id == answered.review.id)
    #expect(unseen.verdict == answered.verdict)
    try later.markSeen(unseen)
    #expect(try desk.session().unseenVerdict() == nil)
  }

  @Test func `records nothing for a text that is no answer`() throws {
    let study = try desk.session()
    let asked = try ask(study)
    var isConfidenceAsked = false
    let submission = try study.submit("", to: asked) {
      isConfidenceAsked = true
      return 1
    }
    guard case .misread = submission else {
      Issue.record("\(submission)")
      return
    }
    #expect(!isConfidenceAsked)
    #expect(try study.store.review(of: asked.presentation.id) == nil)
  }

  @Test func `asks the question that was left open under the name that it has by now`() throws {
    let first = try ask(try desk.session())
    let old = first.presentation.question
    for index in desk.course.lessons[0].questions.indices {
      let id = desk.course.lessons[0].questions[index].id
      desk.course.lessons[0].questions[index].id = QuestionID(course: id.course, "new-" + id.name)
      desk.course.lessons[0].questions[index].formerly = [id]
    }
    desk.time = desk.time.advanced(by: .seconds(10))
    let study = try desk.session(seed: 8)
    let again = try ask(study)
    #expect(again.isResumed)
    #expect(again.presentation.id == first.presentation.id)
    #expect(again.presentation.question.name == "new-" + old.name)
    #expect(again.prepared.question.id == again.presentation.question)
    #expect(try submit(to: again, in: study).verdict.isRight)
    // It is known as the question that was just asked.
    #expect(try ask(study).presentation.question != again.presentation.question)
    #expect(try study.store.findAllDamage() == [])
  }

  @Test func `asks the question again that an earlier session left open`() throws {
    let first = try ask(try desk.session())
    desk.time = desk.time.advanced(by: .seconds(10))
    let study = try desk.session(seed: 8)
    let again = try ask(study)
    #expect(again.isResumed && again.presentation.id == first.presentation.id)
    #expect(again.prepared.items == first.prepared.items)
    try study.skip(again)
    #expect(try !ask(study).isResumed)
  }

  @Test func `asks the open question first, also after others were asked for`() throws {
    let first = try ask(try desk.session())
    desk.time = desk.time.advanced(by: .seconds(10))
    let study = try desk.session(seed: 8)
    let rule = try #require(
      desk.course.lessons[0].questions.compactMap(\.rules.first).first {
        $0 != first.presentation.target
      })
    _ = try submit(to: try #require(try study.question(in: .rule(rule))), in: study)
    desk.time = desk.time.advanced(by: .seconds(10))
    let again = try ask(try desk.session(seed: 9))
    #expect(again.isResumed && again.presentation.id == first.presentation.id)
  }

  @Test func `leaves the question of another session alone`() throws {
    let study = try desk.session()
    desk.time = desk.time.advanced(by: .seconds(10))
    let other = try desk.session(seed: 8)
    let asked = try ask(other)
    #expect(try !ask(study).isResumed)
    _ = try submit(to: asked, in: other)
    guard case .answeredElsewhere = try study.submit("1", to: asked) else {
      Issue.record("it was answered")
      return
    }
    try study.skip(asked)
  }

  @Test func `withdraws a question that no run decides, and goes on`() throws {
    desk.course.lessons[0].questions.removeLast(4)
    desk.run = { scenario in
      scenario.files.first?.text.contains("1...6") == true
        ? SmallCourse.run(scenario)
        : Run(ios: scenario.ios, device: scenario.device, outcome: .refused)
    }
    desk.course.lessons[0].questions.append(SmallCourse.course.lessons[0].questions[2])
    let asked = try ask(try desk.session())
    #expect(asked.presentation.question.name == "output-too")
    #expect(
      desk.notices.allSatisfy { if case .undecidable = $0 { true } else { false } }
        && !desk.notices.isEmpty)
  }

  @Test func `asks and records nothing when the learner stops the run`() throws {
    desk.run = { _ in nil }
    let study = try desk.session()
    #expect(try study.question(in: .anything) == nil)
    desk.run = { SmallCourse.run($0) }
    #expect(try study.store.latestPresentations(of: study.learner.id, limit: 1).isEmpty)
    #expect(desk.notices.isEmpty)
  }

  @Test func `chooses the same questions by the same seed`() throws {
    func names() throws -> [String] {
      let study = try Desk().session(seed: 3)
      return try (0..<6).map { _ in
        let asked = try ask(study)
        try study.skip(asked)
        return "\(asked.presentation.question.name) \(asked.presentation.seed)"
      }
    }
    #expect(try names() == names())
  }

  @Test func `finds a lesson by its id and by its number`() throws {
    let study = try desk.session()
    for name in ["loading", "LOADING", "1"] {
      #expect(study.lesson(called: name)?.lesson.id.rawValue == "loading")
    }
    for name in ["load", "0", "2", ""] { #expect(study.lesson(called: name) == nil) }
  }

  @Test func `sums up the answers that count`() throws {
    let study = try desk.session()
    var summary = SessionSummary()
    #expect(!summary.hasNews && summary.latest == nil)
    for typed in [nil, "0"] {
      summary.add(try submit(typed, to: try ask(study), in: study))
    }
    #expect(summary.takeNews().map(\.verdict.isRight) == [true, false])
    #expect(!summary.hasNews && summary.wrongCount == 1)
    summary.removeLatest()
    #expect(summary.wrongCount == 0 && !summary.hasNews)
    summary.add(try submit("0", to: try ask(study), in: study))
    #expect(summary.takeNews().map(\.verdict.isRight) == [false])
  }

  @Test func `calls for the lesson after three wrong answers in a row about one rule`() throws {
    let rule = RuleID(rawValue: "a.counted")
    let study = try desk.session()
    var summary = SessionSummary()
    var calls: [Int?] = []
    for typed in ["0", "0", nil, "0", "0", "0", "0", "0", "0", "0"] {
      let asked = try #require(try study.question(in: .rule(rule)))
      summary.add(try submit(typed, to: asked, in: study))
      calls.append(summary.callForLesson(about: rule))
    }
    #expect(calls == [nil, nil, nil, nil, nil, 3, nil, nil, 6, nil])
  }
}
