import Beliefs
import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Releases
import Testing

@testable import Scenarios

/// What an answer says about misconceptions, with runs written by hand.
@Suite struct `The evidence of an answer` {
  private static let events = ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(_:)"]
  private static let names = ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"]

  private static func misconception(_ id: String) throws -> Misconception {
    try #require(
      Misconception(
        id: id,
        text: """
          // belief: B.
          // expect: You may expect that B.
          // truth: It is not so: T.
          // why: W.
          // from: F
          // against: r
          """))
  }

  /// Runs in the truth, under each misconception and on iOS 12, as orders of the events.
  private static func run(
    _ scenario: Scenario, under orders: [String: [Int]], onTwelve old: [Int] = [0, 1, 2]
  ) -> Run {
    let order =
      scenario.believing.flatMap { orders[$0] }
      ?? (scenario.ios < IOSVersion(13) ? old : [0, 1, 2])
    var run = makeRun(order.map { events[$0] })
    run.challenges = Set(orders.keys)
    return run
  }

  private func evidence(
    of typed: [Int], _ task: any QuestionTask, under orders: [String: [Int]], isRight: Bool = false
  ) throws -> Evidence {
    let question = makeQuestion(task)
    let misconceptions = try orders.keys.sorted().map(Self.misconception)
    let run: Runner = { Self.run($0, under: orders) }
    let prepared = try #require(
      prepare(question, rules: someRules, seed: 1, run: run).question)
    let forecast = predictions(of: question, under: misconceptions, run: run)
    return prepared.evidence(
      of: typed.map { Self.names[$0] }.joined(separator: "\n"), isRight: isRight,
      try #require(forecast),
      under: misconceptions, run: run)
  }

  private func ids(_ names: String...) -> [BeliefID] { names.map(BeliefID.init(rawValue:)) }

  @Test func `speaks for every misconception that makes the same steps in a game`() throws {
    // Both say 'viewDidLoad' first, and again after they see that it was 'loadView'.
    let orders = ["one": [1, 0, 2], "two": [1, 2, 0], "other": [2, 0, 1]]
    let found = try evidence(of: [1, 1], .next(events: Self.names), under: orders)
    #expect(found.agreeing == ids("one", "two"))
    #expect(found.contradicting == ids("other"))
  }

  @Test func `speaks for the misconceptions with this order, and against all others`() throws {
    let orders = ["one": [1, 0, 2], "same": [1, 0, 2], "two": [1, 2, 0]]
    let task = OrderTask(events: Self.names)
    let wrong = try evidence(of: [1, 0, 2], task, under: orders)
    #expect(wrong.agreeing == ids("one", "same") && wrong.contradicting == ids("two"))
    let right = try evidence(of: [0, 1, 2], task, under: orders, isRight: true)
    #expect(right.agreeing == [] && right.contradicting == ids("one", "same", "two"))
  }

  @Test func `knows an answer that was right on another release`() throws {
    let question = makeQuestion(.order(events: Self.names))
    let run: Runner = { Self.run($0, under: [:], onTwelve: [1, 0, 2]) }
    let prepared = try #require(
      prepare(question, rules: someRules, seed: 1, run: run).question)
    var ended = makeRule("r")
    ended.through = "12"
    func releases(_ order: [Int]) -> OtherReleases? {
      prepared.otherReleases(
        accepting: order.map { Self.names[$0] }.joined(separator: "\n"), rules: [ended], run: run)
    }
    let found = try #require(releases([1, 0, 2]))
    #expect(found.words == "until iOS 12" && found.name == "iOS 12" && found.areEarlier)
    #expect(BeliefID(of: found) == .earlierRelease)
    #expect(releases([2, 1, 0]) == nil)
    var evidence = Evidence(variant: "v", isRight: false, chance: 0.1, known: 1)
    evidence.note(found)
    #expect(evidence.agreeing == [.earlierRelease] && evidence.known == 2 && !evidence.fitsNone)
  }
}
