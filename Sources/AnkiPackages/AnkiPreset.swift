internal import Exporting
public import SpacedRepetition

/// The options of decks: how Anki goes on with a memory that vdl began.
public struct AnkiPreset: Hashable, Sendable {
  public var parameters: Parameters
  /// The probability of recall at which a review is due.
  public var retention: Double
  public var longestInterval: Days
  public var learningSteps: [Duration]
  public var relearningSteps: [Duration]

  public init(_ scheduler: Scheduler) {
    parameters = scheduler.fsrs.parameters
    retention = scheduler.desiredRetention
    longestInterval = scheduler.longestInterval
    learningSteps = scheduler.learningSteps
    relearningSteps = scheduler.relearningSteps
  }

  /// Its number in the table of options.
  static let number: Int64 = 1_700_000_000_001

  /// The options under Anki's names for them.
  var json: JSON {
    func minutes(_ steps: [Duration]) -> [Double] { steps.map { $0 / .seconds(60) } }
    return Self.options(
      number: Self.number, name: "ViewDidLearn", learning: minutes(learningSteps),
      relearning: minutes(relearningSteps), longestInterval: longestInterval,
      memory: [
        JSON.Member(key: "fsrsParams6", value: .array(parameters.weights.map { .double($0) })),
        JSON.Member(key: "desiredRetention", value: .double(retention)),
      ])
  }

  /// The options that every collection has, with Anki's own values.
  static var ofAnki: JSON {
    options(
      number: 1, name: "Default", learning: [1, 10], relearning: [10],
      longestInterval: FSRS.longestInterval, memory: [])
  }

  private static func options(
    number: Int64, name: String, learning: [Double], relearning: [Double], longestInterval: Days,
    memory: [JSON.Member]
  ) -> JSON {
    func minutes(_ steps: [Double]) -> JSON { .array(steps.map { .double($0) }) }
    let members: KeyValuePairs<String, JSON> = [
      "id": .int(Int(number)), "mod": .int(0), "name": .string(name), "usn": .int(0),
      "maxTaken": .int(60), "autoplay": .bool(true), "timer": .int(0), "replayq": .bool(true),
      "dyn": .bool(false),
      "new": .object([
        "bury": .bool(false), "delays": minutes(learning), "initialFactor": .int(2500),
        "ints": .array([.int(1), .int(4), .int(0)]), "order": .int(1), "perDay": .int(20),
      ]),
      "rev": .object([
        "bury": .bool(false), "ease4": .double(1.3), "ivlFct": .double(1),
        "maxIvl": .int(longestInterval.rawValue), "perDay": .int(200), "hardFactor": .double(1.2),
      ]),
      "lapse": .object([
        "delays": minutes(relearning), "leechAction": .int(1), "leechFails": .int(8),
        "minInt": .int(1), "mult": .double(0),
      ]),
    ]
    return .object(members.map { JSON.Member(key: $0.key, value: $0.value) } + memory)
  }
}
