import Foundation
import ProjectFiles
import SpacedRepetition
import Testing

@Suite struct FirstWeightsTests {
  /// 1,000 histories of py-fsrs under first weights of their own, written by Fixtures/make-histories.py.
  @Test func `memories under other first weights agree with py-fsrs to a millionth`() throws {
    var firstCount = 0
    for line in try Self.fixture("first-weights.txt") {
      let words = line.split(separator: " ").map(String.init)
      let weights = try #require(FirstWeights(words[0]))
      let fsrs = FSRS(Parameters.defaults.with(weights))
      var memory: MemoryState?
      for word in words.dropFirst() {
        let cells = word.split(separator: ",").compactMap { Double($0) }
        let rating = try #require(Rating(rawValue: Int(cells[1])))
        let next =
          memory.map { fsrs.next($0, after: Days(Int(cells[0])), rated: rating) }
          ?? fsrs.firstState(rated: rating)
        if memory == nil { firstCount += 1 }
        if !isClose(next.stability, cells[2]) || !isClose(next.difficulty, cells[3]) {
          Issue.record("\(word) of '\(line)': \(next)")
        }
        memory = next
      }
    }
    #expect(firstCount == 1000)
  }

  /// The best numbers as the fixture's script found them, by another search.
  @Test func `the fit is the one with the least loss`() throws {
    let lines = try Self.fixture("fits.txt")
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      var histories: [MemoryHistory] = []
      for word in words.dropLast(4) {
        let numbers = word.split(separator: ":").compactMap { Int($0) }
        let first = try #require(Rating(rawValue: numbers[0]))
        for (count, rating) in [(numbers[2], Rating.good), (numbers[3], .again)] {
          histories += [MemoryHistory](
            repeating: MemoryHistory([(Days(0), first), (Days(numbers[1]), rating)]), count: count)
        }
      }
      let found = FirstWeights.fitted(to: histories).stabilities
      let expected = words.suffix(4).compactMap { Double($0) }
      let agrees = zip(found, expected).allSatisfy { abs($0 - $1) <= 2e-4 * max(1, $1) }
      #expect(agrees, "\(found) for '\(line)'")
    }
    #expect(lines.count == 40)
  }

  @Test func `without reviews of a later day the defaults stay`() {
    #expect(FirstWeights.fitted(to: []) == .defaults)
    let sameDay = MemoryHistory([(Days(0), .again), (Days(0), .good)])
    #expect(FirstWeights.fitted(to: [sameDay]) == .defaults)
    #expect(FirstWeights.meanLoss(over: [sameDay], by: .defaults) == nil)
  }

  /// More is forgotten after an easy first answer than after a hard one.
  @Test func `numbers that would fall are fitted together`() {
    func histories(_ first: Rating, passes: Int, of count: Int) -> [MemoryHistory] {
      (0..<count).map {
        MemoryHistory([(Days(0), first), (Days(4), $0 < passes ? .good : .again)])
      }
    }
    let hard = histories(.hard, passes: 28, of: 30)
    let easy = histories(.easy, passes: 12, of: 30)
    let found = FirstWeights.fitted(to: hard + easy).stabilities
    #expect(found[0] == FirstWeights.defaults.stabilities[0])
    #expect(found[1] == found[2] && found[2] == found[3])
    let apart = [hard, easy].map { FirstWeights.fitted(to: $0).stabilities }
    #expect(found[1] < apart[0][1] && found[3] > apart[1][3])
  }

  /// A review on the day of the first one changes the memory before the review of a later day.
  @Test func `reviews of the first day count as FSRS has them`() {
    let plain = (0..<20).map {
      MemoryHistory([(Days(0), .again), (Days(3), $0 < 12 ? .good : .again)])
    }
    let practised = (0..<20).map {
      MemoryHistory([(Days(0), .again), (Days(0), .easy), (Days(3), $0 < 12 ? .good : .again)])
    }
    let (without, with) = (FirstWeights.fitted(to: plain), FirstWeights.fitted(to: practised))
    #expect(with.stabilities[0] < without.stabilities[0])
  }

  /// Learners who forget by first stabilities of their own, each by its seed.
  @Test(arguments: [0.5, 2.0])
  func `the fit comes to the numbers by which a learner forgets`(factor: Double) throws {
    let own = try #require(FirstWeights(FirstWeights.defaults.stabilities.map { $0 * factor }))
    let fsrs = FSRS(Parameters.defaults.with(own))
    var histories: [MemoryHistory] = []
    for rating in Rating.allCases {
      for days in [1, 2, 4, 8, 16] {
        // As many passes as the model says.
        let recall = fsrs.retrievability(of: fsrs.firstState(rated: rating), after: Days(days))
        for index in 0..<500 {
          let isPass = Double(index) + 0.5 < recall * 500
          histories.append(
            MemoryHistory([(Days(0), rating), (Days(days), isPass ? .good : .again)]))
        }
      }
    }
    let found = FirstWeights.fitted(to: histories)
    for (found, own) in zip(found.stabilities, own.stabilities) {
      #expect(abs(found / own - 1) < 0.1, "\(found), expected \(own)")
    }
    let before = try #require(FirstWeights.meanLoss(over: histories, by: .defaults))
    let after = try #require(
      FirstWeights.meanLoss(over: histories, by: Parameters.defaults.with(found)))
    #expect(after < before)
  }

  @Test(
    arguments: [
      ("0.212,1.2931,2.3065,8.2956", true), ("1,1,1,1", true), ("0.001,1,2,100", true),
      ("1,2,3", false), ("1,2,3,4,5", false), ("2,1,3,4", false), ("0,1,2,3", false),
      ("1,2,3,101", false), ("1,2,,3", false), ("1,2,nan,3", false), ("a,1,2,3", false),
      ("", false),
    ])
  func `first weights are four numbers that don't fall`(text: String, isRead: Bool) {
    let read = FirstWeights(text)
    #expect((read != nil) == isRead)
    if let read { #expect(FirstWeights(read.description) == read) }
  }

  private static func fixture(_ name: String) throws -> [Substring] {
    let file = ProjectFiles.fixtures(of: "SpacedRepetitionTests").appending(path: name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }
}
