import Curriculum

extension TruthTask: KeylessTaskReading {
  static let blocks = [KindBlock.needed("statement")]

  static func read(_ blocks: inout BlockReader) -> TruthTask? {
    blocks.statement().map { TruthTask(statement: $0) }
  }
}
