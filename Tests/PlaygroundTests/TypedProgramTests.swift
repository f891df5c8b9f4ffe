import Playground
import ProjectFiles
import Scenarios
import TestedEngine
import Testing

@Suite struct `A program that is typed line by line` {
  /// Ten of the rules' examples, from one end of the list to the other.
  private static let programs: [RuleExample] = {
    let all = RuleExample.all
    return stride(from: 0, to: all.count, by: max(1, all.count / 10)).prefix(10).map { all[$0] }
  }()

  @Test(arguments: programs.map(\.rule))
  func `runs as its saved text does`(rule: String) throws {
    let example = try #require(RuleExample.all.first { $0.rule == rule })
    var playground = Playground(setting: Self.setting(of: example.scenario))
    var entry: [String] = []
    var isKept = true
    for line in example.text.split(separator: "\n").map(String.init) {
      entry.append(line)
      let text = entry.joined(separator: "\n")
      if playground.isIncomplete(text) { continue }
      entry = []
      let answer = playground.apply(playground.edit(by: text)) { testedEngine.run($0) }
      isKept = isKept && answer?.status == .accepted
    }
    #expect(isKept)
    #expect(entry.isEmpty)
    var saved = example.scenario
    saved.files = playground.scenario.files
    saved.isVerbose = false
    let run = testedEngine.run(saved)
    #expect(run.events == playground.run?.events)
    #expect(run.output == playground.run?.output)
    #expect(!run.events.isEmpty || !run.output.isEmpty)
  }

  private static func setting(of scenario: Scenario) -> Playground.Setting {
    var setting = Playground.Setting()
    setting.ios = scenario.ios
    setting.device = scenario.device
    setting.seed = scenario.seed
    return setting
  }

  @Test func `stays quick for two hundred entries`() {
    var playground = Playground()
    _ = playground.apply(playground.edit(by: "var n = 0")) { testedEngine.run($0) }
    let start = ContinuousClock.now
    for number in 1...200 {
      let answer = playground.apply(playground.edit(by: "n += \(number); print(n)")) {
        testedEngine.run($0)
      }
      #expect(answer?.status == .accepted)
      #expect(answer?.difference?.output.added.count == 1)
    }
    #expect(playground.program.lines.count == 202)
    #expect(playground.run?.output.last == "20100")
    // A hundred times what it takes, for machines that have much else to do.
    #expect(start.duration(to: .now) < .seconds(200 * 6))
    for _ in 1...200 { _ = playground.undo { testedEngine.run($0) } }
    #expect(playground.program.text == "import UIKit\nvar n = 0\n")
  }
}
