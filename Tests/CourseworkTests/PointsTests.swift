import Coursework
import Curriculum
import ReviewLog
import SeededNumbers
import Testing

/// What answers are worth: the four properties that every assignment has, on random ones.
@Suite struct PointsTests {
  private struct Case {
    var assignment: Assignment
    var zone: Assignment.Zone
    var tries: [Assignment.Try]
  }

  private static let start: Int64 = 1_800_000_000_000

  private func time(_ minutes: Int) -> UTCTime {
    UTCTime(milliseconds: Self.start + Int64(minutes) * 60_000)
  }

  /// A random assignment of one zone, and tries in the order of time.
  private func randomCase(_ seed: UInt64) -> Case {
    var random = SeededNumbers(seed: seed)
    func falling(_ most: Int, count: Int) -> [Double] {
      (0..<count).map { _ in Double(Int.random(in: 0...most, using: &random)) }.sorted(by: >)
    }
    let tries: Int? = Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil
    let zone = Assignment.Zone(
      title: "Z", source: .questions([QuestionID(rawValue: "c/q")]),
      points: falling(10, count: Int.random(in: 1...(tries ?? 3), using: &random)), tries: tries)
    let percentages = falling(100, count: Int.random(in: 0...3, using: &random))
    let credit = percentages.enumerated().map {
      Assignment.Credit(until: time(100 + 50 * ($0.offset + 1)), percent: $0.element)
    }
    let assignment = Assignment(
      id: AssignmentID(rawValue: "a"), title: "A", kind: .homework, zones: [zone], due: time(100),
      credit: credit)
    var minutes = 0
    let made = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      minutes += Int.random(in: 0...80, using: &random)
      return Assignment.Try(isRight: Bool.random(using: &random), time: time(minutes))
    }
    return Case(assignment: assignment, zone: zone, tries: made)
  }

  private func forEachCase(_ body: (UInt64, Case) throws -> Void) rethrows {
    for seed in 1...2_000 as ClosedRange<UInt64> { try body(seed, randomCase(seed)) }
  }

  @Test func `another try never loses points`() {
    forEachCase { seed, one in
      let points = one.tries.indices.map {
        one.assignment.points(for: Array(one.tries[...$0]), in: one.zone)
      }
      #expect(points == points.sorted(), "seed \(seed)")
    }
  }

  @Test func `a later try never pays more`() {
    forEachCase { seed, one in
      let alone = one.tries.indices.map { index in
        let tries = one.tries.enumerated().map { offset, attempt in
          Assignment.Try(isRight: offset == index, time: attempt.time)
        }
        return one.assignment.points(for: tries, in: one.zone)
      }
      #expect(alone == alone.sorted(by: >), "seed \(seed)")
    }
  }

  @Test func `all right at the first try and in time is the total, and nothing is more`() {
    forEachCase { seed, one in
      let first = [Assignment.Try(isRight: true, time: time(0))]
      #expect(
        one.assignment.points(for: first, in: one.zone) == one.assignment.total, "seed \(seed)")
      #expect(
        one.assignment.points(for: one.tries, in: one.zone) <= one.assignment.total, "seed \(seed)")
    }
  }

  @Test
  func `points go by the tries of a question alone, so their order among others doesn't matter`() {
    let zone = Assignment.Zone(title: "Z", source: .questions([]), points: [3, 1], tries: 2)
    let assignment = Assignment(
      id: AssignmentID(rawValue: "a"), title: "A", kind: .exam, zones: [zone])
    let wrong = Assignment.Try(isRight: false, time: time(1))
    let right = Assignment.Try(isRight: true, time: time(2))
    #expect(assignment.points(for: [right], in: zone) == 3)
    #expect(assignment.points(for: [wrong, right], in: zone) == 1)
    #expect(assignment.points(for: [wrong, wrong, right], in: zone) == 0, "the third try is none")
    #expect(assignment.points(for: [right, wrong], in: zone) == 3)
  }

  @Test func `a due date that is moved for one student moves what late answers are worth`() {
    let assignment = Assignment(
      id: AssignmentID(rawValue: "a"), title: "A", kind: .homework, zones: [], due: time(100),
      credit: [Assignment.Credit(until: time(150), percent: 50)])
    #expect(assignment.share(at: time(100)) == 1)
    #expect(assignment.share(at: time(101)) == 0.5)
    #expect(assignment.share(at: time(151)) == 0)
    #expect(assignment.share(at: time(160), due: time(160)) == 1)
    #expect(assignment.share(at: time(210), due: time(160)) == 0.5)
    #expect(!assignment.isOpen(at: time(211), due: time(160)))
  }
}
