import Curriculum

extension LineTask: KeylessTaskReading {
  static let blocks = [KindBlock.needed("goal"), .optional("line")]

  static func read(_ blocks: inout BlockReader) -> LineTask? {
    blocks.goals(1...1)?.first.map { LineTask(goal: $0, inserting: blocks.code("line")) }
  }
}
