/// One entry of the append-only log, from which all else is derived.
public struct LogEntry: Hashable, Sendable {
  /// The database it was written to first.
  public var device: DeviceID
  /// Its place among that database's entries, from 1.
  public var sequence: Int
  public var fact: Fact

  public init(device: DeviceID, sequence: Int, fact: Fact) {
    self.device = device
    self.sequence = sequence
    self.fact = fact
  }

  public enum Fact: Hashable, Sendable {
    case presentation(Presentation)
    case review(Review)
    case event(LogEvent)

    public var moment: Moment {
      switch self {
      case .presentation(let presentation): presentation.moment
      case .review(let review): review.moment
      case .event(let event): event.moment
      }
    }
  }
}

extension LogEntry {
  /// Returns the entries in the order in which they count, each with the time that counts.
  ///
  /// That is the order of (UTC time, device, sequence). On one device a time that runs backwards
  /// counts as the one before, so what happened later stays later.
  public static func ordered(_ entries: some Sequence<LogEntry>) -> [(
    time: UTCTime, entry: LogEntry
  )] {
    var latest: [DeviceID: UTCTime] = [:]
    let bySequence = entries.sorted { ($0.device, $0.sequence) < ($1.device, $1.sequence) }
    let timed = bySequence.map { entry in
      let time = max(entry.fact.moment.time, latest[entry.device] ?? entry.fact.moment.time)
      latest[entry.device] = time
      return (time: time, entry: entry)
    }
    return timed.sorted {
      ($0.time, $0.entry.device, $0.entry.sequence) < ($1.time, $1.entry.device, $1.entry.sequence)
    }
  }
}
