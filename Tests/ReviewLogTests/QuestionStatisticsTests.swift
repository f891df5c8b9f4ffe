import Beliefs
import Curriculum
import QuestionShorthand
import Releases
import ReviewLog
import Testing

/// Figures about questions, computed from answers.
@Suite struct QuestionStatisticsTests {
  @Test func `facility, time and wrong answers`() {
    let found = statistics([
      ("ada", "q", 1, ["2"], 4), ("ada", "q", 0, ["3"], 10), ("bob", "q", 0, ["3"], 6),
      ("cyd", "q", 0, ["1"], 8), ("bob", "q", 1, ["2"], 7), ("dan", "q", 0, ["3"], 7),
    ])
    #expect(found.count == 1)
    #expect(found[0].answered == 6 && found[0].learnerCount == 4)
    #expect(found[0].facility == 0.25, "the second try of Bob says what the verdict said")
    #expect(found[0].medianDuration == .seconds(7))
    #expect(
      found[0].wrongAnswers == [.init(answer: ["3"], count: 3), .init(answer: ["1"], count: 1)])
    // Nobody answered anything else.
    #expect(found[0].discrimination == nil)
  }

  @Test(
    arguments: [
      // Learners who are right here are right elsewhere, or wrong, or the data cannot show it.
      ([1.0, 1, 0, 0], [1.0, 1, 0, 0], 1.0), ([1, 1, 0, 0], [0, 0, 1, 1], -1),
      ([1, 1, 0, 0], [1, 0, 1, 0], 0), ([1, 1, 1, 1], [1, 0, 1, 0], nil), ([1, 0], [1, 0], nil),
      ([1, 0, 0], [1, 0, 0], 1),
    ] as [([Double], [Double], Double?)])
  func `discrimination goes with the rest`(own: [Double], rest: [Double], expected: Double?) {
    let answers = zip(own, rest).enumerated().flatMap { index, pair in
      [("l\(index)", "q", pair.0, ["x"], 1), ("l\(index)", "r", pair.1, ["x"], 1)]
    }
    #expect(statistics(answers).first?.discrimination == expected)
  }

  @Test func `a learner counts once, with the first try`() throws {
    let found = statistics([
      ("ada", "q", 1, ["x"], 1), ("ada", "q", 0, ["y"], 1), ("ada", "r", 1, ["x"], 1),
      ("bob", "q", 0, ["y"], 1), ("bob", "r", 0, ["y"], 1), ("cyd", "q", 1, ["x"], 1),
      ("cyd", "r", 1, ["x"], 1), ("dan", "q", 0, ["y"], 1), ("dan", "r", 1, ["x"], 1),
    ])
    // The correlation of 1, 0, 1, 0 with 1, 0, 1, 1.
    let discrimination = try #require(found.first { $0.question.rawValue == "q" }?.discrimination)
    #expect(abs(discrimination - 0.5 / (1 * 0.75).squareRoot()) < 1e-12)
  }

  @Test func `answers to another revision count apart, the hardest first`() {
    let found = statistics([
      ("ada", "q", 0, ["x"], 1), ("bob", "q", 0, ["x"], 1), ("ada", "q new", 1, ["x"], 1),
      ("bob", "q new", 1, ["x"], 1), ("ada", "a", 1, ["x"], 1),
    ])
    #expect(found.map(\.question.rawValue) == ["q", "a", "q"])
    #expect(found.map(\.revision.rawValue) == ["r", "r", "new"])
    #expect(found.map(\.facility) == [0, 1, 1])
  }

  @Test func `misconceptions count learners`() {
    let found = statistics([
      ("ada", "q", 0, ["x"], 1), ("ada", "q", 0, ["x"], 1), ("bob", "q", 0, ["x"], 1),
      ("cyd", "q", 1, ["y"], 1),
    ])
    #expect(found[0].misconceptions == [.init(id: BeliefID(rawValue: "b"), count: 2)])
  }

  @Test func `of the wrong answers the three most frequent are shown`() {
    let answers = [("1", 2), ("2", 4), ("3", 3), ("4", 1), ("5", 2)].flatMap { answer, count in
      (0..<count).map { ("l\($0)", "q", 0.0, [answer], 1) }
    }
    #expect(
      statistics(answers).first?.wrongAnswers.map(\.answer) == [["2"], ["3"], ["1"]])
  }

  @Test func `what was undone does not count`() {
    #expect(statistics([("ada", "q", 1, ["2"], 4)], isUndone: true).isEmpty)
  }

  private func statistics(
    _ answers: [(learner: String, question: String, score: Double, read: [String], seconds: Int)],
    isUndone: Bool = false
  ) -> [QuestionStatistics] {
    var tally = QuestionTally()
    for (index, answer) in answers.enumerated() {
      let learner = Learner(id: LearnerID(rawValue: answer.learner), name: answer.learner)
      let moment = Moment(time: UTCTime(milliseconds: Int64(index)), zone: .utc)
      let presentation = Presentation(
        id: PresentationID(rawValue: "p\(index)"), learner: learner.id, moment: moment,
        occasion: .new,
        question: QuestionID(rawValue: String(answer.question.prefix { $0 != " " })),
        lesson: LessonID(rawValue: "l"),
        revision: RevisionID(rawValue: answer.question.hasSuffix(" new") ? "new" : "r"), seed: 0,
        modelVersion: "m", ios: .ofQuestions, kind: .count, guessRate: 0,
        target: RuleID(rawValue: "rule"), rendered: "")
      let review = Review(
        id: ReviewID(rawValue: "r\(index)"), presentation: presentation.id, learner: learner.id,
        moment: moment, typed: "", read: answer.read, verdict: answer.score == 1 ? .right : .wrong,
        score: answer.score, rating: nil, duration: .seconds(answer.seconds),
        programVersion: "1")
      tally.add(
        ReviewRecord(
          learner: learner, presentation: presentation, course: CourseID(rawValue: "c"),
          review: review, isUndone: isUndone),
        misconceptions: [BeliefID(rawValue: "b")])
    }
    return tally.statistics()
  }
}
