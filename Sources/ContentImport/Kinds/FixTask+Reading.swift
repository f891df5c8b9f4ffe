import Curriculum

extension FixTask: KeylessTaskReading {
  static let blocks = BlockReader.blocksOfExercise

  static func read(_ blocks: inout BlockReader) -> FixTask? { blocks.exercise().map(FixTask.init) }
}
