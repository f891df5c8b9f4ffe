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

  @Test func `is named when two variants agree, and not by one text twice`() {
    let known = (1...9).map { right("\($0)") }
    var once = state(after: known + [wrong("x", giving: [a])])
    #expect(once.apply(wrong("x", giving: [a])) == [])
    #expect(once.apply(wrong("y", giving: [a])) == [.named(a)])
    #expect(once.held == [a])
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

  @Test func `is none that is known when wrong answers fit none`() {
    let state = state(after: [
      wrong("x", giving: [], against: [a]), wrong("y", giving: []), right("z"),
    ])
    #expect(state.fitsNone)
    #expect(state.held == [])
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
