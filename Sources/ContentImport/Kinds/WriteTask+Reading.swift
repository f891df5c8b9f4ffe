import Curriculum

extension WriteTask: KeylessTaskReading {
  static let blocks = BlockReader.blocksOfExercise

  static func read(_ blocks: inout BlockReader) -> WriteTask? {
    blocks.exercise().map(WriteTask.init)
  }
}
