import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

@Suite struct `Help on a topic` {
  private static let columns = [40, 45, 80, 100]

  @Test(arguments: columns)
  func `lists the acts of the simulator within the width`(columns: Int) {
    let said = vdl("help", "simulator", columns: columns)
    #expect(said.status == 0)
    for act in SimulatorPage.acts {
      #expect(said.output.contains(act.call.prefix { $0 != "(" && $0 != " " }), "\(act.call)")
    }
    #expect(said.output.split(separator: "\n").filter { Text.width(of: $0) > columns } == [])
  }

  /// Members that no scenario of a learner needs.
  private static let unlisted: Set = [
    "Simulator.addAnyNib", "Simulator.begin", "Simulator.doesNotRecognizeSelector",
    "Simulator.hash",
  ]

  @Test func `has every act of the model, and no other`() {
    let acts = Set(SimulatorPage.acts.map(\.fullName))
    let members = Set(liveModel.members().map(\.baseName).filter { $0.hasPrefix("Simulator.") })
    let calls = members.filter { name in
      name.dropFirst("Simulator.".count).first?.isLowercase == true
    }
    #expect(calls.subtracting(acts) == Self.unlisted)
    let sources = Set(liveModel.sourceNames())
    #expect(acts.filter { !sources.contains($0) } == [])
  }

  @Test func `shows an act with the rules whose examples use it`() {
    let said = vdl("help", "simulator", "cancelSwipeBack")
    #expect(said.status == 0)
    #expect(
      said.output.hasPrefix(
        "  Simulator.cancelSwipeBack(nav)  let go too early: the top controller"))
    #expect(said.output.contains("navigation.cancelled-swipe"))
    #expect(said.output.contains("Try it: vdl rules --code appearance.reversal | vdl trace -\n"))
    #expect(said.output.hasSuffix("\nIts source: vdl source Simulator.cancelSwipeBack\n"))
    #expect(vdl("help", "simulator", "Simulator.cancelswipeback(nav)") == said)
    #expect(vdl("help", "simulator", "tap").output.contains("Simulator.tap(action, in: alert)"))
  }

  @Test func `shows one misconception with the commands that make the difference`() {
    let said = vdl("help", "misconceptions", "view-loads-at-init")
    #expect(said.status == 0)
    #expect(said.output.hasPrefix("view-loads-at-init\n  You may expect that "))
    let code = "vdl rules --code view.loads-on-first-access | vdl trace"
    #expect(said.output.contains("  \(code) -\n"))
    #expect(said.output.contains("--believing\n    view-loads-at-init -\n"))
    for columns in Self.columns {
      let lines = vdl("help", "misconceptions", "view-loads-at-init", columns: columns).output
        .split(separator: "\n")
      #expect(lines.filter { $0.count > columns } == [])
    }
  }

  @Test(
    arguments: [
      (
        ["help", "simulator", "tapBak"],
        "error: no act of the simulator is called 'tapBak'; did you mean 'tapBack'?\n"
          + "see 'vdl help simulator'\n"
      ),
      (
        ["help", "misconceptions", "view-load-at-init"],
        "error: no misconception is called 'view-load-at-init'; did you mean 'view-loads-at-init'?\n"
          + "see 'vdl help misconceptions'\n"
      ),
    ])
  func `says which name may have been meant`(words: [String], notices: String) {
    #expect(vdl(words) == Said(status: 64, output: "", notices: notices))
  }
}
