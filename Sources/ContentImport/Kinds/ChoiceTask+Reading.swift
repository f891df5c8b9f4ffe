import Curriculum

extension ChoiceTask: KeylessTaskReading {
  static let blocks = [KindBlock.needed("choices")]

  private static let choice = ItemForm(
    "choice", deciding: [.check],
    others: [ItemKey("feedback", .prose, meaning: "a reply to a learner who chooses it")])

  static func read(_ blocks: inout BlockReader) -> ChoiceTask? {
    blocks.items("choices", of: choice, count: 2...8) {
      Choice(text: $0.text, check: $0.keys["check"] ?? "", feedback: $0.keys["feedback"])
    }.map { ChoiceTask(choices: $0) }
  }
}
