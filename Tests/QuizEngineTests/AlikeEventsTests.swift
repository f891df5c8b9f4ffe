import Curriculum
import QuestionShorthand
import QuizEngine
import Testing

/// Lists of events whose numbers would tell their order.
@Suite struct `Events that are listed alike` {
  private static let twice = [
    "A.viewDidAppear(_:)", "A.viewWillDisappear(_:)", "A.viewDidAppear(_:)",
    "A.viewDidDisappear(_:)",
  ]
  private static let names = [
    "A.viewDidAppear (1)", "A.viewWillDisappear", "A.viewDidAppear (2)", "A.viewDidDisappear",
  ]

  private func prepared(
    _ task: any QuestionTask, _ events: [String] = twice, seed: UInt64 = 3
  ) throws -> PreparedQuestion {
    let (prepared, problems) = prepare(
      makeQuestion(task), run: makeRun(events), rules: someRules, seed: seed)
    #expect(problems.isEmpty)
    return try #require(prepared)
  }

  private func check(_ names: [String], _ events: [String], areListedAs listed: [String]) throws {
    let items = try prepared(.order(events: names), events).items
    #expect(items.map(\.text).sorted() == names.sorted())
    #expect(items.sorted { $0.index < $1.index }.map(\.listed) == listed)
  }

  @Test func `lose the numbers that tell their order`() throws {
    try check(
      Self.names, Self.twice,
      areListedAs: [
        "A.viewDidAppear", "A.viewWillDisappear", "A.viewDidAppear", "A.viewDidDisappear",
      ])
  }

  @Test func `keep the number of a call whose like is not listed`() throws {
    let names = ["A.viewDidAppear (2)", "A.viewWillDisappear", "A.viewDidDisappear"]
    try check(names, Self.twice, areListedAs: names)
  }

  @Test func `are told from the calls that are not listed`() throws {
    try check(
      ["A.viewDidAppear (2)", "A.viewDidAppear (3)", "A.viewDidLoad"],
      ["A.viewDidLoad()", "A.viewDidAppear(_:)", "A.viewDidAppear(_:)", "A.viewDidAppear(_:)"],
      areListedAs: ["A.viewDidAppear (2 or 3)", "A.viewDidAppear (2 or 3)", "A.viewDidLoad"])
  }

  @Test func `lose the numbers of objects that are made in the order of their events`() throws {
    let made = ["T#1.awakeFromNib()", "F.viewDidLoad()", "T#2.awakeFromNib()", "W.viewDidLoad()"]
    try check(
      ["F.viewDidLoad", "T#1.awakeFromNib", "T#2.awakeFromNib", "W.viewDidLoad"], made,
      areListedAs: ["F.viewDidLoad", "T.awakeFromNib", "T.awakeFromNib", "W.viewDidLoad"])
    let other = ["T#2.viewDidLoad()", "F.viewDidLoad()", "T#1.viewDidLoad()"]
    let names = ["F.viewDidLoad", "T#1.viewDidLoad", "T#2.viewDidLoad"]
    try check(names, other, areListedAs: names)
  }

  @Test(arguments: 0..<12)
  func `stand for each other, as letters and as names`(seed: UInt64) throws {
    let prepared = try prepared(.order(events: Self.names), seed: seed)
    func key(_ name: Int) -> String { prepared.items.first { $0.index == name }?.key ?? "" }
    let answers = [
      [0, 1, 2, 3].map(key).joined(), [2, 1, 0, 3].map(key).joined(),
      "A.viewDidAppear, A.viewWillDisappear, A.viewDidAppear, A.viewDidDisappear",
      "viewDidAppear viewWillDisappear viewDidAppear viewDidDisappear",
      Self.names.joined(separator: ", "),
    ]
    for answer in answers {
      guard case .verdict(let verdict) = judge(response: answer, to: prepared) else {
        Issue.record("'\(answer)' is not understood")
        continue
      }
      #expect(verdict.isRight, "\(answer)")
      #expect(verdict.answer == Self.names && verdict.alternative == nil)
    }
    let wrong = [0, 2, 1, 3].map(key).joined()
    guard case .verdict(let verdict) = judge(response: wrong, to: prepared) else {
      Issue.record("'\(wrong)' is not understood")
      return
    }
    #expect(!verdict.isRight)
    #expect(prepared.guessRate == 2.0 / 24)
    #expect(
      prepared.howToAnswer.hasSuffix(
        "; where a name is listed twice, either letter is right for either call"))
  }

  @Test func `come one after the other in a game`() throws {
    for letters in [[0, 1, 2, 3], [2, 1, 0, 3]] {
      let prepared = try prepared(NextTask(events: Self.names))
      var play = try #require(Play(prepared))
      for name in letters {
        let key = try #require(prepared.items.first { $0.index == name }?.key)
        guard case .step(let step) = play.take(key) else {
          Issue.record("\(play.take(key))")
          return
        }
        #expect(step.isRight)
      }
      #expect(play.isOver && play.path == Self.names)
      guard case .verdict(let verdict) = judge(response: play.answer, to: prepared) else {
        Issue.record("'\(play.answer)' is not understood")
        return
      }
      #expect(verdict.isRight)
    }
  }

  @Test func `are all offered while one of them is left`() throws {
    let prepared = try prepared(NextTask(events: Self.names))
    var play = try #require(Play(prepared))
    func key(_ name: Int) -> String { prepared.items.first { $0.index == name }?.key ?? "" }
    func choice(_ letters: String) -> Play.Reply {
      .notUnderstood("'A.viewWillDisappear' has already happened; choose \(letters)")
    }
    let three = [0, 2, 3].map(key).sorted()
    for name in [0, 1] { _ = play.take(key(name)) }
    #expect(play.take(key(1)) == choice("\(three[0]), \(three[1]) or \(three[2])"))
    _ = play.take(key(0))
    #expect(play.take(key(1)) == choice(key(3)))
  }

  @Test func `are no question by themselves`() {
    let events = Array(repeating: "A.viewDidAppear(_:)", count: 3)
    let (truth, problems) = decide(
      makeQuestion(.order(events: (1...3).map { "A.viewDidAppear (\($0))" })), from: makeRun(events)
    )
    #expect(truth == nil)
    #expect(
      problems.map(\.finding.message) == [
        "any order of these is right; ask for events with a promised order"
      ])
  }
}
