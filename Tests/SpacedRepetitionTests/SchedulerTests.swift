import Foundation
import ProjectFiles
import SpacedRepetition
import Testing

@Suite struct SchedulerTests {
  static let withSteps = Scheduler(
    learningSteps: [.seconds(60), .seconds(600)], relearningSteps: [.seconds(600)])
  static let withoutSteps = Scheduler()

  /// Histories of py-fsrs 6.3.2 in which each review comes exactly when it is due.
  @Test func `ratings of good with steps`() {
    check(
      Self.withSteps, "333333",
      stability: [2.3065, 2.3065, 10.971048, 46.316858, 162.999816, 497.876555],
      difficulty: [2.118104, 2.111214, 2.104331, 2.097455, 2.090586, 2.083724],
      intervals: "10m 2d 11d 46d 163d 498d")
  }

  @Test func `a lapse with steps`() {
    check(
      Self.withSteps, "333133",
      stability: [2.3065, 2.3065, 10.971048, 1.539013, 1.571842, 4.934769],
      difficulty: [2.118104, 2.111214, 2.104331, 7.389976, 7.377814, 7.365665],
      intervals: "10m 2d 11d 10m 2d 5d")
  }

  @Test func `a first again with steps`() {
    check(
      Self.withSteps, "1333", stability: [0.212, 0.246689, 0.284206, 2.152078],
      difficulty: [6.4133, 6.402115, 6.390941, 6.379779], intervals: "1m 10m 1d 2d")
  }

  @Test func `a first easy with steps`() {
    check(
      Self.withSteps, "43213", stability: [8.2956, 38.90515, 107.521832, 3.903361, 3.903361],
      difficulty: [1, 1, 4.010609, 8.016556, 8.003768], intervals: "8d 39d 108d 10m 4d")
  }

  @Test func `a lapse without steps`() {
    check(
      Self.withoutSteps, "333133",
      stability: [2.3065, 10.964332, 46.280217, 2.93258, 7.778226, 18.781634],
      difficulty: [2.118104, 2.111214, 2.104331, 7.389976, 7.377814, 7.365665],
      intervals: "2d 11d 46d 3d 8d 19d")
  }

  @Test func `hard waits between the first two steps and one and a half times a lone one`() {
    #expect(interval(Self.withSteps, .learning(step: 0), .hard) == .step(.seconds(330)))
    #expect(interval(Self.withSteps, .learning(step: 1), .hard) == .step(.seconds(600)))
    #expect(interval(Self.withSteps, .relearning(step: 0), .hard) == .step(.seconds(900)))
    #expect(interval(Self.withSteps, .learning(step: 7), .hard) == .days(Days(1)))
  }

  /// 1,000 random histories written by Fixtures/make-histories.py, each followed from its first
  /// review on by the results computed here.
  @Test func `random histories agree with py-fsrs to a millionth`() throws {
    var historyCount = 0
    var reviewCount = 0
    for line in try Self.fixture("histories.txt") {
      let words = line.split(separator: " ").map(String.init)
      var scheduler = words[0] == "steps" ? Self.withSteps : Self.withoutSteps
      scheduler.desiredRetention = try #require(Double(words[1]))
      var memory: MemoryState?
      var phase = Scheduler.Phase.learning(step: 0)
      for word in words.dropFirst(2) {
        let cells = word.split(separator: ",").map(String.init)
        let rating = try #require(Int(cells[1]).flatMap(Rating.init(rawValue:)))
        let result = scheduler.review(
          memory, in: phase, after: Days(try #require(Int(cells[0]))), rated: rating)
        let stability = try #require(Double(cells[2]))
        let difficulty = try #require(Double(cells[3]))
        let agrees =
          abs(result.memory.stability / stability - 1) < 1e-6
          && abs(result.memory.difficulty / difficulty - 1) < 1e-6
          && letter(result.phase) == cells[4] && text(result.interval) == cells[5]
        if !agrees { Issue.record("\(word) of '\(line)': \(result)") }
        memory = result.memory
        phase = result.phase
        reviewCount += 1
      }
      historyCount += 1
    }
    #expect(historyCount == 1000)
    #expect(reviewCount > 5000)
  }

  /// Covers every interval up to a year, and some up to eighty.
  @Test func `ranges of the fuzz are those of py-fsrs`() throws {
    let lines = try Self.fixture("fuzz-ranges.txt")
    for line in lines {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      #expect(Fuzz.range(of: Days(numbers[0])) == numbers[1]...numbers[2])
    }
    #expect(lines.count > 600)
  }

  @Test(
    arguments: [
      (2, 2...2), (3, 2...4), (5, 4...6), (7, 5...9), (10, 8...12), (20, 17...23), (50, 46...54),
      (100, 93...107), (365, 345...385),
    ])
  func `fuzz stays within its range and uses all of it`(days: Int, range: ClosedRange<Int>) {
    #expect(Fuzz.range(of: Days(days)) == range)
    let drawn = Set(
      (0..<2000).map { Fuzz(seed: 1).spread(Days(days), id: 7, reviewCount: $0).rawValue })
    #expect(drawn == Set(range))
  }

  @Test func `fuzz depends on id, review count and seed alone`() {
    func draw(seed: UInt64 = 1, id: UInt64 = 2, count: Int = 3) -> Days {
      Fuzz(seed: seed).spread(Days(365), id: id, reviewCount: count)
    }
    #expect(draw() == draw())
    #expect(Set((0..<20).map { draw(seed: $0) }).count > 5)
    #expect(Set((0..<20).map { draw(id: $0) }).count > 5)
    #expect(Set((0..<20).map { draw(count: $0) }).count > 5)
  }

  @Test func `fuzz draws from the days with the least load`() {
    // The range of ten days is 8 to 12.
    let load = [8: 2, 9: 1, 10: 3, 11: 1, 12: 2]
    let drawn = Set(
      (0..<200).map {
        Fuzz(seed: 1).spread(Days(10), id: 7, reviewCount: $0) { load[$0.rawValue] ?? 0 }.rawValue
      })
    #expect(drawn == [9, 11])
    // A load that is the same on all days changes no draw, and neither does one in a far future.
    for days in [2, 10, 91, 365] {
      let plain = (0..<50).map { Fuzz(seed: 1).spread(Days(days), id: 7, reviewCount: $0) }
      let loaded = (0..<50).map {
        Fuzz(seed: 1).spread(Days(days), id: 7, reviewCount: $0) { days > 90 ? $0.rawValue : 5 }
      }
      #expect(plain == loaded)
    }
  }

  @Test func `fuzz never goes beyond the longest interval`() {
    #expect(Fuzz.range(of: Days(36_500)).upperBound == 36_500)
    #expect(Fuzz.range(of: Days(100), maximum: Days(100)) == 93...100)
  }

  // MARK: -

  private func interval(
    _ scheduler: Scheduler, _ phase: Scheduler.Phase, _ rating: Rating
  ) -> Scheduler.Interval {
    let memory = MemoryState(stability: 1, difficulty: 5)
    return scheduler.review(memory, in: phase, after: Days(0), rated: rating).interval
  }

  private func check(
    _ scheduler: Scheduler, _ ratings: String, stability: [Double], difficulty: [Double],
    intervals: String, at place: SourceLocation = #_sourceLocation
  ) {
    var memory: MemoryState?
    var phase = Scheduler.Phase.learning(step: 0)
    var elapsed = Days(0)
    var found: [String] = []
    for (index, grade) in ratings.enumerated() {
      guard let rating = grade.wholeNumberValue.flatMap(Rating.init(rawValue:)) else {
        preconditionFailure("ratings are digits from 1 to 4")
      }
      let result = scheduler.review(memory, in: phase, after: elapsed, rated: rating)
      #expect(
        isClose(result.memory.stability, stability[index]), "\(result)", sourceLocation: place)
      #expect(
        isClose(result.memory.difficulty, difficulty[index]), "\(result)", sourceLocation: place)
      memory = result.memory
      phase = result.phase
      switch result.interval {
      case .step(let delay):
        elapsed = Days(0)
        found.append("\(delay.components.seconds / 60)m")
      case .days(let days):
        elapsed = days
        found.append("\(days.rawValue)d")
      }
    }
    #expect(found.joined(separator: " ") == intervals, sourceLocation: place)
  }

  private static func fixture(_ name: String) throws -> [Substring] {
    let file = ProjectFiles.fixtures(of: "SpacedRepetitionTests").appending(path: name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  private func letter(_ phase: Scheduler.Phase) -> String {
    switch phase {
    case .learning: "l"
    case .review: "r"
    case .relearning: "e"
    }
  }

  private func text(_ interval: Scheduler.Interval) -> String {
    switch interval {
    case .step(let delay):
      let seconds = Int(delay.components.seconds)
      return "\(seconds / 60)" + (seconds % 60 == 0 ? "m" : ".\(seconds % 60 / 6)m")
    case .days(let days): return "\(days.rawValue)d"
    }
  }
}
