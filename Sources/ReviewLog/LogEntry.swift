/// One entry of the append-only log, from which all else is derived.
public struct LogEntry: Hashable, Sendable {
  /// The database in which it was first written.
  public var device: DeviceID
  /// Its place among that database's entries of the learner, from 1.
  public var sequence: Int
  /// The fact that the entry states.
  public var fact: Fact

  public init(device: DeviceID, sequence: Int, fact: Fact) {
    self.device = device
    self.sequence = sequence
    self.fact = fact
  }

  /// The fact that an entry states.
  public enum Fact: Hashable, Sendable {
    case presentation(Presentation)
    case review(Review)
    case event(LogEvent)

    /// The learner whose fact it is; nil for one of the whole database.
    public var learner: LearnerID? {
      switch self {
      case .presentation(let presentation): presentation.learner
      case .review(let review): review.learner
      case .event(let event): event.learner
      }
    }

    /// The moment of the fact as the clock of its device had it.
    public var moment: Moment {
      switch self {
      case .presentation(let presentation): presentation.moment
      case .review(let review): review.moment
      case .event(let event): event.moment
      }
    }
  }
}

/// An entry's position in the order of the log: by the time that counts, the device, and the sequence.
///
/// Devices are in the order of their ids.
public struct LogPosition<Device: Comparable & Sendable>: Comparable, Sendable {
  /// The time that counts.
  public var time: UTCTime
  /// The database of the entry.
  public var device: Device
  /// The entry's place among its database's entries of the learner, from 1.
  public var sequence: Int

  public init(time: UTCTime, device: Device, sequence: Int) {
    self.time = time
    self.device = device
    self.sequence = sequence
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.time, a.device, a.sequence) < (b.time, b.device, b.sequence)
  }
}

extension LogEntry {
  /// Returns the entries in the log's order, each with the time that counts.
  ///
  /// A time that runs backwards for a learner on one device counts as the one before, so that a later
  /// fact stays later.
  public static func ordered(_ entries: some Sequence<LogEntry>) -> [(
    time: UTCTime, entry: LogEntry
  )] {
    var latest: [LearnerOnDevice: UTCTime] = [:]
    let bySequence = entries.sorted { ($0.device, $0.sequence) < ($1.device, $1.sequence) }
    let timed = bySequence.map { entry in
      let sequence = LearnerOnDevice(device: entry.device, learner: entry.fact.learner)
      let time = max(entry.fact.moment.time, latest[sequence] ?? entry.fact.moment.time)
      latest[sequence] = time
      return (time: time, entry: entry)
    }
    func position(_ timed: (time: UTCTime, entry: LogEntry)) -> LogPosition<DeviceID> {
      LogPosition(
        time: timed.time, device: timed.entry.device, sequence: timed.entry.sequence)
    }
    return timed.sorted { position($0) < position($1) }
  }
}

/// The entries that are numbered together.
private struct LearnerOnDevice: Hashable {
  var device: DeviceID
  var learner: LearnerID?
}
