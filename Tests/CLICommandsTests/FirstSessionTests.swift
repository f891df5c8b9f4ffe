import Diagnostics
import Foundation
import Scenarios
import Testing

@testable import CLICommands

/// A course is taken in at once, and its questions are decided when they are first wanted.
@Suite struct `The first session` {
  @Test func `runs the question that it asks, and no other`() throws {
    let course = try GuideCourse()
    let runs = Counter()
    let said = ask(1, of: course) { scenario in runs.add(scenario.files.last?.text ?? "") }
    #expect(said.status == 0)
    #expect(said.output.contains("\"type\": \"question\""))
    #expect(Set(runs.texts).count == 1)
  }

  @Test func `says which question no run decides, and asks the others`() throws {
    let course = try GuideCourse()
    try course.edit { $0.replacing("for _ in 1...3 { _ = kettle.view }", with: "while true {}") }
    let said = ask(5, of: course)
    #expect(said.status == 0)
    #expect(
      said.notices
        == "warning: vdl can't ask 'kettles/how-often'; 'vdl content check' shows why\n")
    #expect(said.output.split(separator: "\n").count { $0.contains("\"type\": \"question\"") } == 5)
  }

  @Test(arguments: [("dk", 1), ("skip", 0)])
  func `that is strict ends with status 1 after a wrong answer`(typed: String, status: Int32) throws
  {
    let course = try GuideCourse()
    for form in [["--json"], ["--plain"]] {
      let arguments = [
        "quiz", "--strict", "--content", course.path, "--database", course.path + ".sqlite",
        "--count", "1", "--seed", "1",
      ]
      #expect(
        vdl(
          arguments + form, typed: [typed, "", ""],
          random: { UInt64.random(in: .min ... .max) }, model: { liveModel }
        ).status == status, "\(form)")
    }
  }

  private func ask(
    _ count: Int, of course: GuideCourse, ran: @escaping @Sendable (Scenario) -> Void = { _ in }
  ) -> Said {
    var model = liveModel
    model.repeatedRuns = {
      { scenario in
        ran(scenario)
        return liveModel.run(scenario, Limits(steps: 1_000_000))
      }
    }
    return vdl(
      [
        "quiz", "--json", "--content", course.path, "--database", course.path + ".sqlite",
        "--count", "\(count)", "--seed", "1",
      ], typed: Array(repeating: "skip", count: count),
      random: { UInt64.random(in: .min ... .max) }, model: { model })
  }

  private final class Counter: Sendable {
    private let lock = NSLock()
    // Only touched while the lock is held.
    nonisolated(unsafe) private var all: [String] = []

    func add(_ text: String) { lock.withLock { all.append(text) } }
    var texts: [String] { lock.withLock { all } }
  }
}
