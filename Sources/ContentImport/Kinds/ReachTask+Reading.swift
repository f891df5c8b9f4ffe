import Curriculum

extension ReachTask: TaskReading {
  static let keys = ["most"]
  static let blocks = [KindBlock.needed("goal"), .needed("actions")]

  private static let action = ItemForm(
    "action", deciding: [ItemKey("do", .text, meaning: "the Swift statement that does it")])

  /// The most actions of an answer where no key says it.
  private static let usualMost = 3

  static func readKeys(_ ask: inout AskReader) -> Int {
    ask.number("most", within: 1...5, example: usualMost) ?? usualMost
  }

  static func read(_ most: Int, _ blocks: inout BlockReader) -> ReachTask? {
    guard let goal = blocks.goals(1...1)?.first else { return nil }
    return blocks.items("actions", of: action, count: 2...6, from: 1) {
      Action(text: $0.text, code: $0.keys["do"] ?? "")
    }.map { ReachTask(goal: goal, actions: $0, most: most) }
  }
}
