import Reporting
import ReviewLog
import SeededNumbers
import Testing

@Suite struct `A weekly goal` {
  /// A Monday: 2026-11-23.
  private static let monday = StudyDay(number: 20_780)

  @Test(
    arguments: [
      // Days with answers as numbers from Monday, today, the goal: what it comes to.
      ([], 0, 4, "0 of 4, 3 spare"), ([0], 0, 4, "1 of 4, 3 spare"),
      ([0, 1], 3, 4, "2 of 4, 2 spare"), ([0, 1, 3], 5, 4, "3 of 4, 1 spare"),
      ([0, 1, 3], 6, 4, "3 of 4, 0 spare"), ([0, 1, 3, 6], 6, 4, "4 of 4, reached"),
      ([0, 1], 6, 4, "2 of 4"), ([0, 1, 2, 3, 4], 4, 4, "5 of 4, reached"),
      ([-1, -2], 0, 7, "0 of 7, 0 spare"), ([0], 1, 0, "none"),
    ] as [([Int], Int, Int, String)])
  func `counts the days of this week`(days: [Int], today: Int, wanted: Int, gives: String) {
    check(days, today, wanted, gives: gives)
  }

  private func check(
    _ days: [Int], _ today: Int, _ wanted: Int, gives: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let goal = WeeklyGoal(
      wanted: wanted, days: days.map(Self.monday.advanced(by:)),
      on: Self.monday.advanced(by: today))
    let text = goal.map {
      "\($0.done) of \($0.wanted)"
        + ($0.isReached ? ", reached" : $0.spare.map { ", \($0) spare" } ?? "")
    }
    #expect(text ?? "none" == gives, sourceLocation: sourceLocation)
  }

  @Test func `has one spare day less for each day that is left out`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<200 {
      let wanted = Int.random(in: 1...7, using: &numbers)
      let days = (0..<7).filter { _ in Bool.random(using: &numbers) }
      for today in 1..<7 {
        func goal(_ day: Int) -> WeeklyGoal? {
          WeeklyGoal(
            wanted: wanted, days: days.filter { $0 <= day }.map(Self.monday.advanced(by:)),
            on: Self.monday.advanced(by: day))
        }
        guard let before = goal(today - 1)?.spare, let after = goal(today)?.spare else { continue }
        let isLeftOut = !days.contains(today - 1)
        #expect(after == before - (isLeftOut ? 1 : 0), "seed \(seed)")
      }
    }
  }

  @Test func `begins on Monday`() {
    for day in 0..<7 { #expect(Self.monday.advanced(by: day).startOfWeek == Self.monday) }
    #expect(StudyDay(number: -1).startOfWeek == StudyDay(number: -3))
  }
}
