import Curriculum

extension WhyTask: TaskReading {
  static let keys = ["event"]
  static let blocks = [KindBlock.needed("causes")]

  private static let cause = ItemForm(
    "cause",
    deciding: [
      ItemKey("line", .text, meaning: "the line of the scenario to take out"),
      ItemKey("rule", .text, meaning: "the id of the rule to switch off"),
    ])

  static func readKeys(_ ask: inout AskReader) -> String? { ask.requiredEvent("event") }

  static func read(_ event: String?, _ blocks: inout BlockReader) -> WhyTask? {
    guard let event else { return nil }
    return blocks.items("causes", of: cause, count: 3...8) { item in
      Cause(
        text: item.text,
        source: item.keys["line"].map { .line($0) }
          ?? .rule(RuleID(rawValue: item.keys["rule"] ?? "")))
    }.map { WhyTask(event: event, causes: $0) }
  }
}
