import Curriculum

extension CountTask: TaskReading {
  static let keys = ["event"]
  static let blocks: [KindBlock] = []

  static func readKeys(_ ask: inout AskReader) -> String? { ask.requiredEvent("event") }

  static func read(_ event: String?, _ blocks: inout BlockReader) -> CountTask? {
    event.map { CountTask(event: $0) }
  }
}
