import Curriculum

extension StateTask: TaskReading {
  static let keys = ["at"]
  static let blocks = [KindBlock.needed("value")]

  static func readKeys(_ ask: inout AskReader) -> String? {
    ask.optionalEvent("at", example: "V.viewWillAppear")
  }

  static func read(_ event: String?, _ blocks: inout BlockReader) -> StateTask? {
    blocks.code("value").map { StateTask(expression: $0, at: event) }
  }
}
