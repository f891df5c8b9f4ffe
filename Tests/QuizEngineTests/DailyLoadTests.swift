import QuizEngine
import ReviewLog
import Testing

@Suite struct `A day's load` {
  /// Checks the most questions of a day, given the numbers of answers by the day's number.
  private func check(
    _ answered: [Int: Int], on today: Int, gives most: Int?,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let days = answered.sorted { $0.key < $1.key }.map {
      (day: StudyDay(number: $0.key), answered: $0.value)
    }
    #expect(
      DailyLoad(days, on: StudyDay(number: today)).most == most, sourceLocation: sourceLocation)
  }

  /// The same number of answers on each of some days.
  private func daily(_ days: ClosedRange<Int>, _ count: Int = 12) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: days.map { ($0, count) })
  }

  @Test func `is not limited without an absence`() {
    check([:], on: 100, gives: nil)
    check(daily(1...30), on: 30, gives: nil)
    check(daily(1...30), on: 31, gives: nil)
    check(daily(1...30), on: 37, gives: nil)
  }

  @Test func `is twice the usual number after a week without answers`() {
    check(daily(1...30), on: 38, gives: 24)
    check(daily(1...30), on: 54, gives: 24)
    check([1: 10, 3: 10, 5: 11, 8: 10, 9: 10, 11: 10, 14: 11], on: 54, gives: 20)
  }

  @Test func `goes by the last 28 days with answers before the absence`() {
    check(daily(1...30, 50).merging(daily(31...58, 10)) { $1 }, on: 90, gives: 20)
    // Days of the return don't raise it, and those after a clock ran ahead don't count.
    let back = daily(1...30).merging(daily(54...60, 24)) { $1 }
    check(back, on: 60, gives: 24)
    check(back.merging([5000: 900]) { $1 }, on: 61, gives: 24)
  }

  @Test func `is limited for as many days as the absence lasted, and four weeks at most`() {
    let back = daily(1...30).merging(daily(54...400)) { $1 }
    check(back, on: 77, gives: nil)
    check(back, on: 76, gives: 24)
    let late = daily(1...30).merging(daily(300...400)) { $1 }
    check(late, on: 327, gives: 24)
    check(late, on: 328, gives: nil)
  }

  @Test func `is not limited for someone who was hardly there`() {
    check(daily(1...6), on: 60, gives: nil)
    check(daily(1...7, 1), on: 60, gives: 2)
    check([Int.min: 1, 0: 0, Int.max: 5], on: 60, gives: nil)
  }
}
