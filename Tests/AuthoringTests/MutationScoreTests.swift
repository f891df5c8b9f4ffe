import Curriculum
import Testing

@testable import Authoring
@testable import QuizEngine
@testable import Scenarios

/// How well questions detect misconceptions and distinguish them.
@Suite struct `A mutation score` {
  private let question = QuestionID(rawValue: "c/q")

  @Test func `counts the misconceptions whose answer is wrong`() throws {
    var score = MutationScore(of: try misconceptions("a", "b", "c"))
    #expect(score.undetected.map(\.id) == ["a", "b", "c"])
    score.add(answers(["a": 2, "b": 2]), of: question)
    #expect(score.undetected.map(\.id) == ["c"])
    #expect(score.detectors["a"] == [question])
    #expect(score.detectedShare.perMille == 666)
    // The same answer distinguishes neither from the other.
    #expect(score.confused.map { [$0.first, $0.second] } == [["a", "b"]])
    score.add(answers(["a": 3]), of: question)
    #expect(score.confused.isEmpty)
    #expect(score.distinguishedShare.perMille == 1000)
    #expect(score.detectors["a"] == [question])
  }

  @Test func `nobody is detected who has no answer`() throws {
    var score = MutationScore(of: try misconceptions("a"))
    score.add(answers(["a": nil]), of: question)
    #expect(score.undetected.map(\.id) == ["a"])
  }

  private func misconceptions(_ ids: String...) throws -> [Misconception] {
    try ids.map {
      try #require(
        Misconception(
          id: $0,
          text: """
            // belief: B.
            // expect: You may expect that B.
            // truth: It is not so: C.
            // why: D.
            // from: S
            // against: r
            """))
    }
  }

  private func answers(_ others: [String: Int?]) -> BelievedAnswers {
    BelievedAnswers(truth: count(1), others: others.mapValues { $0.map(count) })
  }

  private func count(_ count: Int) -> Truth { .answer(CountTask.Answer(count: count)) }
}
