import SpacedRepetition
import Testing

/// FSRS-6 against numbers of py-fsrs 6.3.2, fsrs-rs and Anki's engine, which agree.
@Suite struct FSRSTests {
  static let fsrs = FSRS()

  @Test(
    arguments: zip(
      Rating.allCases,
      [
        (0.212, 6.4133), (1.2931, 5.112170705601056), (2.3065, 2.118103970459016), (8.2956, 1.0),
      ]))
  func `the first rating gives stability and difficulty`(
    rating: Rating, expected: (stability: Double, difficulty: Double)
  ) {
    check(Self.fsrs.firstState(rated: rating), expected)
  }

  @Test(
    arguments: [
      (1, 0.9468474993825461), (5, 0.8388614268145294), (10, 0.7743669167614039),
      (30, 0.6675263338730357), (100, 0.5589067446271925),
    ])
  func `retrievability falls with the days`(days: Int, expected: Double) {
    let state = MemoryState(stability: 2.3065, difficulty: 5)
    check(Self.fsrs.retrievability(of: state, after: Days(days)), expected)
  }

  @Test func `retrievability is 0_9 after the days of stability`() {
    let state = MemoryState(stability: 10, difficulty: 5)
    check(Self.fsrs.retrievability(of: state, after: Days(10)), 0.9)
    check(Self.fsrs.retrievability(of: state, after: Days(-3)), 1)
  }

  @Test(
    arguments: zip(
      Rating.allCases,
      [
        (1.391987, 8.341762), (23.246875, 6.665995), (32.026729, 4.990228), (51.253862, 3.314461),
      ]))
  func `a review at its due day changes both`(
    rating: Rating, expected: (stability: Double, difficulty: Double)
  ) {
    let state = MemoryState(stability: 10, difficulty: 5)
    check(Self.fsrs.next(state, after: Days(10), rated: rating), expected)
  }

  @Test(arguments: zip(Rating.allCases, [0.775084, 2.3065, 2.3065, 3.946054]))
  func `on the same day a pass never shrinks stability`(rating: Rating, stability: Double) {
    let state = MemoryState(stability: 2.3065, difficulty: 5)
    check(Self.fsrs.next(state, after: Days(0), rated: rating).stability, stability)
  }

  @Test(arguments: [(0.7, 93), (0.8, 33), (0.85, 19), (0.9, 10), (0.95, 4)])
  func `the interval follows from the desired retention`(retention: Double, days: Int) {
    let state = MemoryState(stability: 10, difficulty: 5)
    #expect(Self.fsrs.interval(of: state, retention: retention) == Days(days))
  }

  @Test func `an interval is at least a day and at most the longest`() {
    let weak = MemoryState(stability: 0.001, difficulty: 5)
    let strong = MemoryState(stability: 1e9, difficulty: 5)
    #expect(Self.fsrs.interval(of: weak, retention: 0.9) == Days(1))
    #expect(Self.fsrs.interval(of: strong, retention: 0.9) == Days(36_500))
    #expect(Self.fsrs.interval(of: strong, retention: 0.9, maximum: Days(100)) == Days(100))
  }

  @Test func `parameters outside their bounds are refused`() {
    var weights = Parameters.defaults.weights
    #expect(Parameters(weights: weights) == .defaults)
    #expect(Parameters(weights: weights.dropLast()) == nil)
    weights[20] = 0.9
    #expect(Parameters(weights: weights) == nil)
    weights[20] = .nan
    #expect(Parameters(weights: weights) == nil)
  }

  @Test func `the bounds of the parameters are those of py-fsrs`() {
    let bounds = [
      (0.001, 100), (0.001, 100), (0.001, 100), (0.001, 100), (1, 10), (0.001, 4), (0.001, 4),
      (0.001, 0.75), (0, 4.5), (0, 0.8), (0.001, 3.5), (0.001, 5), (0.001, 0.25), (0.001, 0.9),
      (0, 4), (0, 1), (1, 6), (0, 2), (0, 2), (0, 0.8), (0.1, 0.8),
    ]
    for (index, (least, most)) in bounds.enumerated() {
      for (weight, isWithin) in [
        (least, true), (most, true), (least.nextDown, false), (most.nextUp, false),
      ] {
        var weights = Parameters.defaults.weights
        weights[index] = weight
        #expect((Parameters(weights: weights) != nil) == isWithin, "w\(index) = \(weight)")
      }
    }
  }

  private func check(
    _ state: MemoryState, _ expected: (stability: Double, difficulty: Double),
    at place: SourceLocation = #_sourceLocation
  ) {
    check(state.stability, expected.stability, at: place)
    check(state.difficulty, expected.difficulty, at: place)
  }

  private func check(
    _ value: Double, _ expected: Double, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(isClose(value, expected), "\(value), expected \(expected)", sourceLocation: place)
  }
}

/// Whether two numbers agree to a millionth; the tables are printed with six decimals.
func isClose(_ value: Double, _ expected: Double) -> Bool {
  abs(value - expected) <= 1e-6 * max(1, abs(expected))
}
