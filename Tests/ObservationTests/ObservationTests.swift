import Diagnostics
import Foundation
import ProjectFiles
import Scenarios
import TestedEngine
import Testing

@Suite struct `An observation` {
  @Test(arguments: ProjectFiles.samples(of: Observation.all))
  func `is what the model prints, or says why not`(observation: Observation) {
    let run = testedEngine.run(observation.scenario)
    let printed = observation.counted(run.output)
    let expected = observation.normalized(observation.expected)
    if let reason = observation.reasonForDifference {
      #expect(printed != expected, "the model prints this now, so 'open: \(reason)' can go")
    } else {
      #expect(printed == expected)
    }
  }

  @Test(arguments: Observation.all)
  func `says where it comes from`(observation: Observation) throws {
    for key in ["title", "note"] { #expect(observation.value(of: key)?.isEmpty == false) }
    #expect(observation.release != nil)
    #expect(observation.device != nil)
    #expect(["high", "medium", "low"].contains(try #require(observation.value(of: "confidence"))))
    #expect(!observation.normalizations.contains(nil))
    #expect(!observation.expected.isEmpty)
    let source = try #require(observation.value(of: "source"))
    #expect(source.contains("("), "neither an author nor a date")
    // A line that nothing watches would never be compared.
    for line in observation.expected where !line.hasPrefix("#") {
      #expect(observation.watched.contains { line.hasPrefix($0) }, "nothing watches '\(line)'")
    }
  }

  /// The share of those that nobody looked at is the figure that counts.
  @Test func `comes in a third set aside, and the share that holds is printed`() {
    let areas = Dictionary(grouping: Observation.all) { $0.name.split(separator: "/").first ?? "" }
    for (area, observations) in areas.sorted(by: { $0.key < $1.key }) {
      let aside = observations.filter(\.isSetAside)
      let holding = aside.filter { $0.reasonForDifference == nil }
      print(
        "\(area): \(observations.count { $0.reasonForDifference == nil }) of \(observations.count) hold,"
          + " of those set aside \(holding.count) of \(aside.count)")
      #expect(aside.count * 5 > observations.count, "too few are set aside")
    }
    #expect(Observation.all.count >= 100)
  }
}
