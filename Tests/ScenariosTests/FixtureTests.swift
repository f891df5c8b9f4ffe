import Diagnostics
import Foundation
import ProgramGenerator
import ProjectFiles
import Releases
import Scenarios
import Testing

@Suite struct `A scenario of ours` {
  @Test(arguments: ProjectFiles.samples(of: Fixture.all))
  func `prints what it prints natively`(fixture: Fixture) throws {
    let run = engine.run(fixture.scenario)
    #expect(run.outcome == .completed)
    #expect(run.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    let golden = try String(contentsOf: fixture.golden, encoding: .utf8)
    #expect(run.output.map { $0 + "\n" }.joined() == golden)
  }

  @Test func `comes in a corpus that is not small`() {
    #expect(Fixture.all.count >= 60)
    #expect(Fixture.flows.count >= 15)
  }
}

/// Needs `swiftc`; without it the golden files alone stand for the native runs.
@Suite struct Oracle {
  @Test func `agrees with the interpreter on every line of ours`() throws {
    guard let native = try NativeModel.ready() else {
      print("the oracle was left out: there is no swiftc on the path")
      return
    }
    var share = Share()
    for fixture in Fixture.all {
      let truth = try native.run(fixture.scenario)
      if ProjectFiles.updatesSnapshots {
        try truth.output.map { $0 + "\n" }.joined()
          .write(to: fixture.golden, atomically: true, encoding: .utf8)
      }
      let golden = try? String(contentsOf: fixture.golden, encoding: .utf8)
      #expect(
        truth.output.map { $0 + "\n" }.joined() == golden,
        "\(fixture.name).out is not what the native run prints")
      share.add(
        fixture.name,
        Comparison(fixture.scenario, native: truth, interpreted: engine.run(fixture.scenario)))
    }
    print(share.description)
    for difference in share.differences { Issue.record(Comment(rawValue: difference)) }
    #expect(share.isAboveFourFifths)
  }

  /// `Scripts/oracle FILE.json` names scenarios from elsewhere.
  static let others = ProcessInfo.processInfo.environment["ORACLE_SCENARIOS"]

  @Test(.enabled(if: others != nil, "no other scenarios are given"))
  func `agrees with the interpreter on the scenarios of a file`() throws {
    let native = try #require(try NativeModel.ready(), "there is no swiftc on the path")
    let file = URL(filePath: try #require(Self.others))
    let given = try JSONDecoder().decode([GivenScenario].self, from: try Data(contentsOf: file))
    var share = Share()
    for scenario in given.flatMap(\.scenarios) {
      share.add(
        "\(scenario.name) on iOS \(scenario.scenario.ios)",
        Comparison(
          scenario.scenario, native: try native.run(scenario.scenario),
          interpreted: engine.run(scenario.scenario)))
    }
    print(share.description)
    for difference in share.differences { Issue.record(Comment(rawValue: difference)) }
    #expect(share.isAboveFourFifths)
  }
}

/// An entry of a file of scenarios: `[{id, scenario, ios, verbose, expectByIOS}]`.
struct GivenScenario: Decodable {
  var id: String
  var scenario: String?
  var ios: Double
  var verbose: Bool?
  /// Its keys are further releases to run on.
  var expectByIOS: [String: [String]]?

  var scenarios: [(name: String, scenario: Scenario)] {
    guard let scenario else { return [] }
    let releases = Set(["\(ios)"] + (expectByIOS ?? [:]).keys).compactMap { IOSVersion($0) }
    return releases.sorted().map { release in
      var made = Scenario(scenario, ios: release)
      made.isVerbose = verbose ?? false
      return (id, made)
    }
  }
}
