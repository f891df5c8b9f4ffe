import Curriculum

extension NextTask: KeylessTaskReading {
  static let blocks = [KindBlock.needed("events")]

  static func read(_ blocks: inout BlockReader) -> NextTask? {
    blocks.events().map { NextTask(events: $0) }
  }
}
