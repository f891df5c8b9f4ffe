import Curriculum
import Releases
import Testing

/// The probability that a blind guess is right.
@Suite struct `The guess rate` {
  private let goal = Statement(text: "It is.", check: "isSo")

  private func check(_ task: any QuestionTask, _ expected: Double) {
    #expect(abs(task.guessRate - expected) < 1e-12, "\(task.kind.rawValue)")
  }

  @Test func `is one in the number of answers where these are few`() {
    let events = ["a", "b", "c", "d"]
    check(OrderTask(events: events), 1.0 / 24)
    check(NextTask(events: Array(events.prefix(3))), 1.0 / 6)
    check(ChoiceTask(choices: events.map { .init(text: $0, check: $0) }), 0.25)
    check(TruthTask(statement: goal), 0.5)
    check(
      WhyTask(event: "a", causes: events.map { .init(text: $0, source: .line($0)) }), 1.0 / 15)
    check(
      VersionsTask(statement: goal, among: [IOSVersion(12), IOSVersion(13), IOSVersion(17)]),
      1.0 / 6)
    let actions = ["a", "b", "c"].map { ReachTask.Action(text: $0, code: $0) }
    check(ReachTask(goal: goal, actions: actions, most: 2), 1.0 / 9)
  }

  @Test func `is small where anything may be typed`() {
    check(OutputTask(), 0.01)
    check(CountTask(event: "a"), 0.05)
    check(StateTask(expression: "a", at: nil), 0.05)
    check(LineTask(goal: goal, inserting: nil), 0.05)
  }

  @Test func `is a number without anything to choose from`() {
    check(OrderTask(events: []), 1)
    check(ChoiceTask(choices: []), 1)
    check(ReachTask(goal: goal, actions: [], most: 3), 1)
    check(VersionsTask(statement: goal, among: []), 0.5)
  }
}
