import Curriculum

extension OrderTask: KeylessTaskReading {
  static let blocks = [KindBlock.needed("events")]

  static func read(_ blocks: inout BlockReader) -> OrderTask? {
    blocks.events().map { OrderTask(events: $0) }
  }
}
