import Curriculum
import Diagnostics
import Foundation
import ProjectFiles
import QuizEngine
import Scenarios
import Testing

@testable import CLICommands

/// The shortest code for which a misconception and UIKit differ. `Scripts/deep score` finds the
/// code for all misconceptions; some are checked again here, and with `COUNTEREXAMPLES=all` each of
/// them.
@Suite struct `A smallest counterexample` {
  private struct Record: Decodable {
    var misconceptions: [Line]

    struct Line: Decodable {
      var id: String
      var counterexample: Found
    }

    struct Found: Decodable {
      var rule: String
      var actions: [String]
      var tried: Int
    }
  }

  private static let record = Result {
    try JSONDecoder().decode(
      Record.self,
      from: Data(contentsOf: ProjectFiles.misconceptionRecord))
  }

  @Test func `is there for every misconception, by the record`() throws {
    let record = try Self.record.get()
    #expect(record.misconceptions.map(\.id) == liveModel.misconceptions().map(\.id))
    #expect(record.misconceptions.filter { $0.counterexample.actions.isEmpty }.isEmpty)
  }

  @Test func `is what the search finds, and nothing can be left out of it`() throws {
    let run = liveModel.repeatedRuns()
    let examples = liveModel.examples()
    let all = try Self.record.get().misconceptions
    let isWhole = ProcessInfo.processInfo.environment["COUNTEREXAMPLES"] == "all"
    let some = all.filter { $0.counterexample.tried <= 60 }.enumerated()
      .filter { $0.offset % 9 == 4 }.map(\.element)
    for line in isWhole ? all : some {
      let misconception = try #require(
        liveModel.misconceptions().first { $0.id == line.id })
      let found = try #require(
        smallestCounterexample(
          to: misconception, rules: liveModel.rules(), examples: examples, run: run))
      #expect(found.actions == line.counterexample.actions)
      // Every shorter list was run: the search stops at the first that shows it, or at its limit.
      #expect(found.triedCount == line.counterexample.tried)
      #expect(found.triedCount < mostTriedLists)
      #expect(found.rule.rule.rawValue == line.counterexample.rule)
      #expect(found.timeline.indices.contains(found.firstDifference))
      #expect(found.timeline.prefix(found.firstDifference).filter { !$0.isSame }.isEmpty)
      #expect(!found.timeline[found.firstDifference].isSame)
      for action in found.actions {
        var shorter = try #require(examples.first { $0.rule == line.counterexample.rule }).scenario
        let code = found.code.replacing(action + "\n", with: "")
        shorter.files = [SourceFile(name: "scenario.swift", text: code)]
        let truth = run(shorter)
        shorter.believing = line.id
        let believed = run(shorter)
        #expect(
          truth.outcome != .completed
            || truth.output == believed.output
              && truth.events.map(\.callback) == believed.events.map(\.callback),
          "without '\(action)' it still shows '\(line.id)'")
      }
    }
  }
}
