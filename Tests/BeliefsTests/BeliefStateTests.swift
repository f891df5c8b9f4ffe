import Releases
import SeededNumbers
import Testing

@testable import Beliefs

@Suite struct `What a learner believes` {
  private let model = BeliefModel(listedCount: 100)
  private let a = BeliefID(rawValue: "a")
  private let b = BeliefID(rawValue: "b")

  private func wrong(
    _ variant: String, giving agreeing: [BeliefID], against contradicting: [BeliefID] = []
  ) -> Evidence {
    Evidence(
      variant: variant, isRight: false, chance: 0.05, agreeing: agreeing,
      contradicting: contradicting)
  }

  private func right(_ variant: String, against contradicting: [BeliefID] = []) -> Evidence {
    Evidence(variant: variant, isRight: true, chance: 0.05, contradicting: contradicting)
  }

  private func state(after evidence: [Evidence]) -> BeliefState {
    var state = BeliefState(model)
    for one in evidence { state.apply(one) }
    return state
  }

  @Test func `is not named by one answer, however telling`() {
    var state = state(after: (1...9).map { right("\($0)") })
    #expect(state.apply(wrong("x", giving: [a])) == [])
    #expect(state.posterior(of: a) > 0.1)
  }

  @Test func `is named when answers to two questions agree, and not by variants of one`() {
    var state = state(after: (1...9).map { right("\($0)") })
    for number in 1...9 {
      var answer = wrong("x\(number)", giving: [a])
      answer.question = "x"
      #expect(state.apply(answer) == [])
    }
    #expect(state.apply(wrong("y", giving: [a])) == [.named(a)])
    #expect(state.held == [a])
  }

  private func code(_ variant: String, isRight: Bool, of beliefs: [BeliefID]) -> Evidence {
    Evidence(
      variant: variant, isRight: isRight, chance: 0, agreeing: isRight ? [] : beliefs,
      contradicting: isRight ? beliefs : [])
  }

  @Test func `is named although the learner writes code that works without it`() {
    let known = (1...9).map { right("\($0)") }
    var state = state(after: known + [code("c", isRight: true, of: [a])])
    #expect(state.posterior(of: a) < BeliefState(model).posterior(of: a))
    #expect(state.apply(wrong("x", giving: [a])) == [])
    #expect(state.apply(wrong("y", giving: [a])) == [.named(a)])
  }

  @Test func `is not named by wrong code alone`() {
    var state = state(after: (1...9).map { right("\($0)") })
    for variant in ["c", "d"] {
      #expect(state.apply(code(variant, isRight: false, of: [a])) == [])
    }
    #expect(state.posterior(of: a) > 0.1)
    #expect(state.apply(wrong("x", giving: [a])) == [.named(a)])
  }

  @Test func `takes a text for its question where the log doesn't say which it was`() {
    let known = (1...9).map { right("\($0)") }
    var once = state(after: known + [wrong("x", giving: [a])])
    #expect(once.apply(wrong("x", giving: [a])) == [])
    #expect(once.apply(wrong("y", giving: [a])) == [.named(a)])
  }

  @Test func `is named from 19 in 20 on, and not before`() {
    // The evidence grows in small steps: answers that a guess gives often.
    var last: Double?
    for chance in stride(from: 0.6, to: 0.02, by: -0.002) {
      var state = state(after: (1...9).map { right("\($0)") })
      var changes: [BeliefState.Change] = []
      for variant in ["x", "y"] {
        var answer = wrong(variant, giving: [a])
        answer.chance = chance
        changes = state.apply(answer)
      }
      guard changes.isEmpty else {
        #expect(changes == [.named(a)])
        break
      }
      last = state.posterior(of: a)
    }
    // The likeliest that wasn't named lacks little to 0.95, and has no more.
    #expect((0.93..<0.95).contains(last ?? 0), "\(String(describing: last))")
  }

  @Test func `is not named while another explains as much`() {
    var state = state(after: (1...9).map { right("\($0)") })
    for variant in ["x", "y", "z"] {
      #expect(state.apply(wrong(variant, giving: [a, b])) == [])
    }
    // One answer that only one of them gives decides.
    #expect(state.apply(wrong("w", giving: [a], against: [b])) == [.named(a)])
  }

  @Test func `loses by right answers where it predicts wrong ones, and is taken back`() {
    let known = (1...9).map { right("\($0)") }
    var state = state(after: known + ["x", "y"].map { wrong($0, giving: [a]) })
    #expect(state.held == [a])
    var changes: [BeliefState.Change] = []
    var answers = 0
    while changes.isEmpty, answers < 10 {
      answers += 1
      changes = state.apply(right("r\(answers)", against: [a]))
    }
    #expect(changes == [.withdrawn(a)])
    #expect(answers <= 3)
    #expect(state.posterior(of: a) < model.doubtful)
  }

  @Test func `can be left behind however often it was shown`() {
    var state = state(after: (1...60).map { wrong("x\($0)", giving: [a]) })
    #expect(state.held == [a])
    for number in 1...4 { state.apply(right("r\(number)", against: [a])) }
    #expect(state.held == [])
  }

  @Test func `does not hide another one`() {
    let known = (1...9).map { right("\($0)") }
    var state = state(after: known + ["x", "y"].map { wrong($0, giving: [a]) })
    // An answer that the first belief explains is no evidence for the second.
    #expect(state.apply(wrong("z", giving: [a, b])) == [])
    state.apply(wrong("v", giving: [b]))
    state.apply(wrong("w", giving: [b]))
    #expect(state.held == [a, b])
  }

  @Test func `is found beside another one that speaks about the same answers`() {
    let c = BeliefID(rawValue: "c")
    // A learner with both gives the answer of either.
    var state = state(after: (1...9).map { right("\($0)") })
    for number in 1...6 {
      state.apply(wrong("a\(number)", giving: number % 2 == 0 ? [a, c] : [a], against: [b]))
      state.apply(wrong("b\(number)", giving: number % 2 == 0 ? [b, c] : [b], against: [a]))
    }
    #expect(Set(state.held) == [a, b])
  }

  @Test func `is named beside another one in whatever order the answers come`() {
    for seed in UInt64(1)...40 {
      var numbers = SeededNumbers(seed: seed)
      var answers = (1...6).flatMap {
        [wrong("a\($0)", giving: [a], against: [b]), wrong("b\($0)", giving: [b], against: [a])]
      }
      answers += (1...9).map { right("r\($0)") }
      answers.shuffle(using: &numbers)
      #expect(Set(state(after: answers).held) == [a, b], "seed \(seed)")
    }
  }

  @Test func `is not taken back by answers that a suspected one gives`() {
    let known = (1...9).map { right("\($0)") }
    var state = state(after: known + ["x", "y"].map { wrong($0, giving: [a]) })
    #expect(state.held == [a])
    for number in 1...4 {
      let changes = state.apply(wrong("z\(number)", giving: [b], against: [a]))
      #expect(!changes.contains(.withdrawn(a)), "answer \(number)")
    }
    #expect(Set(state.held) == [a, b])
  }

  @Test func `is in a contest with one that explains as much, until an answer separates them`()
    throws
  {
    var state = state(after: (1...9).map { right("\($0)") })
    #expect(state.contest == nil)
    for variant in ["x", "y", "z"] { state.apply(wrong(variant, giving: [a, b])) }
    let contest = try #require(state.contest)
    #expect(Set([contest.first, contest.second]) == [a, b])
    func bits(_ wrong: [[BeliefID]]) -> Double {
      state.outlook.separation(of: Forecast(variant: "q", wrong: wrong, guessRate: 0.01))
    }
    #expect(bits([[a, b]]) == 0 && bits([]) == 0)
    #expect(bits([[a], [b]]) > 0.3 && bits([[a]]) > 0.3)
    state.apply(wrong("w", giving: [a], against: [b]))
    #expect(state.held == [a] && state.contest == nil)
    #expect(
      state.outlook.separation(of: Forecast(variant: "q", wrong: [[a]], guessRate: 0.01)) == 0)
  }

  @Test func `gets evidence from every answer that it gives, and none against it`() {
    let c = BeliefID(rawValue: "c")
    let forecast = Forecast(variant: "q", wrong: [[a], [b], [c]], guessRate: 0.1)
    let wrong = forecast.evidence(isRight: false, givenBy: [a, b])
    #expect(wrong.agreeing == [a, b] && wrong.contradicting == [c])
    // The right answer may be what a misconception leads to as well.
    let right = forecast.evidence(isRight: true, givenBy: [a])
    #expect(right.agreeing == [] && right.contradicting == [b, c])
    #expect(forecast.evidence(isRight: false, givenBy: []).fitsNone)
  }

  // MARK: Other releases

  private func remembered(
    _ variant: String, until last: IOSVersion, giving agreeing: [BeliefID] = []
  ) -> Evidence {
    var evidence = wrong(variant, giving: agreeing)
    evidence.note(OtherReleases(first: IOSVersion(3), last: last, asked: .ofQuestions))
    return evidence
  }

  @Test func `is knowledge of another release when answers were right there`() {
    var state = state(after: (1...9).map { right("\($0)") })
    #expect(state.apply(remembered("x", until: IOSVersion(12, 5))) == [])
    #expect(
      state.apply(remembered("y", until: IOSVersion(10, 3))) == [.named(.earlierRelease)])
    #expect(state.releases(of: .earlierRelease)?.words == "until iOS 10")
    // It is no misconception.
    #expect(state.suspects.isEmpty)
  }

  @Test func `is named as a misconception that was right once`() {
    var state = state(after: (1...9).map { right("\($0)") })
    state.apply(remembered("x", until: IOSVersion(12, 5), giving: [a]))
    #expect(
      state.apply(remembered("y", until: IOSVersion(12, 5), giving: [a])) == [.named(a)])
    #expect(state.releases(of: a)?.words == "until iOS 12")
    // One answer that was never right is no memory.
    state.apply(wrong("z", giving: [a]))
    #expect(state.releases(of: a) == nil)
  }

  @Test func `is no knowledge of another release when later answers are right`() {
    var state = state(after: (1...9).map { right("\($0)") })
    state.apply(remembered("x", until: IOSVersion(12, 5)))
    for number in 1...3 { state.apply(right("r\(number)", against: [.earlierRelease])) }
    #expect(state.apply(remembered("y", until: IOSVersion(12, 5))) == [])
  }

  // MARK: Answers that nothing known gives

  private func stray(
    _ question: String, _ yours: String?, _ real: String?, rules: [String] = ["r"]
  ) -> Evidence {
    var evidence = wrong(question, giving: [])
    evidence.rules = rules
    evidence.stray = Stray(yours: yours, real: real)
    return evidence
  }

  private func right(_ variant: String, about rule: String) -> Evidence {
    var evidence = right(variant)
    evidence.rules = [rule]
    return evidence
  }

  @Test func `may be one that isn't listed when answers agree with each other and nothing known`() {
    let first = stray("x", "A.viewDidLoad", "A.loadView")
    var state = state(after: [first, right("z")])
    #expect(state.unlisted.isEmpty)
    let second = stray("y", "Trips.viewDidLoad", "Trips.loadView", rules: ["s", "r"])
    state.apply(second)
    #expect(state.unlisted == [first, second])
    #expect(state.held == [])
    // It is said of the latest answer only.
    state.apply(right("w"))
    #expect(state.unlisted.isEmpty)
  }

  @Test func `isn't unlisted when answers differ, or have no rule in common`() {
    for other in [
      stray("y", "B.viewWillAppear", "B.loadView"),
      stray("y", "B.viewDidLoad", "B.loadView", rules: ["s"]),
      stray("x", "A.viewDidLoad", "A.loadView"),
      remembered("y", until: IOSVersion(12, 5)), wrong("y", giving: [a]), right("y", about: "r"),
    ] {
      let state = state(after: [stray("x", "A.viewDidLoad", "A.loadView"), other])
      #expect(state.unlisted.isEmpty, "\(other)")
    }
  }

  @Test func `may be unlisted where a target is missed more often than not`() {
    let answers = [stray("x", "first", "second"), stray("y", "blue", "red")]
    #expect(state(after: answers).unlisted == answers)
    let learned = (1...3).map { right("\($0)", about: "r") }
    #expect(state(after: [answers[0]] + learned + [answers[1]]).unlisted.isEmpty)
  }

  @Test func `is the same whoever folds the same answers`() {
    let evidence = (1...40).map { number in
      number % 3 == 0
        ? right("\(number)", against: [a]) : wrong("\(number)", giving: number % 2 == 0 ? [b] : [a])
    }
    #expect(state(after: evidence) == state(after: evidence))
  }

  @Test func `is asked about by the question that tells most`() {
    let state = state(after: (1...5).map { right("\($0)") } + [wrong("x", giving: [a, b])])
    func bits(_ wrong: [[BeliefID]]) -> Double {
      state.outlook.information(of: Forecast(variant: "q", wrong: wrong, guessRate: 0.01))
    }
    #expect(bits([[a], [b]]) > bits([[a, b]]))
    #expect(bits([[BeliefID(rawValue: "c")]]) < bits([[a]]))
    #expect(bits([]) == 0)
  }

  @Test func `expects of a held belief its answer, save for slips`() throws {
    var state = state(after: (1...9).map { right("\($0)") })
    for variant in ["x", "y", "z"] { state.apply(wrong(variant, giving: [a])) }
    #expect(state.held == [a])
    // A hundred blind choices, four answers that others give; the held belief gives the first wrong
    // answer, another one the second.
    let question = Forecast(variant: "q", wrong: [[a], [b]], guessRate: 0.01)
    let answers = state.outlook.answers(question, nil, [1, 0])
    let chance = 0.01 * 0.8 + 0.2 / 4
    let expected = [0.1 * chance, 0.9 + 0.1 * chance, 0.1 * chance]
    #expect(zip(answers, expected).allSatisfy { abs($0 - $1) < 1e-12 }, "\(answers)")
    #expect(answers.count == 4 && abs(answers.reduce(0, +) - 1) < 1e-12)
  }

  @Test func `expects of a belief that isn't known yet its answer, save for slips`() throws {
    let state = state(after: (1...9).map { right("\($0)") })
    let question = Forecast(variant: "q", wrong: [[a], [b]], guessRate: 0.01)
    let chance = 0.01 * 0.8 + 0.2 / 4
    for (held, expected) in [
      // Alone it gives its answer; beside another that is held, each is given half of the time.
      ([0, 0], [0.1 * chance, 0.1 * chance, 0.9 + 0.1 * chance]),
      ([1, 0], [0.1 * chance, 0.45 + 0.1 * chance, 0.45 + 0.1 * chance]),
    ] {
      let answers = state.outlook.answers(question, 1, held)
      #expect(zip(answers, expected).allSatisfy { abs($0 - $1) < 1e-12 }, "\(answers)")
    }
  }

  @Test func `takes a guess that is more than certain for a certain one`() {
    let state = state(after: (1...9).map { right("\($0)") })
    func answers(guessRate: Double) -> [Double] {
      state.outlook.answers(Forecast(variant: "q", wrong: [[a]], guessRate: guessRate), nil, [0])
    }
    #expect(answers(guessRate: 3) == answers(guessRate: 1))
    #expect(answers(guessRate: -3) == answers(guessRate: 0))
  }

  @Test func `a swap of neighbours is one guess of as many as there are pairs`() {
    func guess(pairs: Int, chance: Double, isSwap: Bool = true) -> Double {
      Evidence(
        variant: "v", isRight: false, chance: chance, known: 2, pairs: pairs, isSwap: isSwap
      ).guess(imitation: 0)
    }
    #expect(abs(guess(pairs: 3, chance: 0.1) - 0.3) < 1e-12)
    #expect(guess(pairs: 3, chance: 0.5) == 1)
    #expect(guess(pairs: 0, chance: 0.5) == 1e-6)
    #expect(abs(guess(pairs: 3, chance: 0.1, isSwap: false) - 0.8) < 1e-12)
  }
}
