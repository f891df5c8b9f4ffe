import Curriculum

extension OutputTask: KeylessTaskReading {
  static let blocks: [KindBlock] = []

  static func read(_ blocks: inout BlockReader) -> OutputTask? { OutputTask() }
}
