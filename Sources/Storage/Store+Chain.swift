internal import Curriculum
internal import ReviewLog
internal import SQLite

/// The hash chains of the log: one for each learner and device.
///
/// An entry's canonical form is a list of values with names in place of row numbers, so that it is the
/// same in every database. The hash of an entry is of the hash before it and its form. The head of a
/// chain is written with each entry; `vdl doctor` computes all chains again.
enum ChainedEntry {
  static func hash(after head: [UInt8], _ values: [Value]) -> [UInt8] {
    var message = head
    for value in values { append(value, to: &message) }
    return Digest(of: message).bytes
  }

  /// The hash before the first entry.
  static func beginning(learner: LearnerID?, device: DeviceID) -> [UInt8] {
    Digest.of(["vdl log", learner?.rawValue ?? "", device.rawValue]).bytes
  }

  private static func append(_ value: Value, to message: inout [UInt8]) {
    switch value {
    case .null: message.append(UInt8(ascii: "n"))
    case .integer(let integer): append(number: UInt64(bitPattern: integer), "i", to: &message)
    case .real(let real): append(number: real.bitPattern, "r", to: &message)
    case .text(let text):
      append(number: UInt64(text.utf8.count), "t", to: &message)
      message.append(contentsOf: text.utf8)
    case .blob(let bytes):
      append(number: UInt64(bytes.count), "b", to: &message)
      message.append(contentsOf: bytes)
    }
  }

  private static func append(number: UInt64, _ kind: Unicode.Scalar, to message: inout [UInt8]) {
    message.append(UInt8(ascii: kind))
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  // MARK: Forms

  /// The tables of the log, in the order of `number` in `places`.
  enum Table: Int, CaseIterable {
    case presentation, review, event

    /// Selects an entry's values, by its row.
    var select: String {
      switch self {
      case .presentation:
        """
        SELECT 'presentation', shown.uuid, shown.sequence, shown.time, shown.counted,
          shown.zone_offset, shown.session, shown.occasion, question.name, revision.name,
          lesson.name, shown.seed, shown.model_version, shown.ios, shown.kind, shown.guess_rate,
          rule.name, shown.answer, rendering.hash
        FROM presentation AS shown JOIN revision ON revision.id = shown.revision
          JOIN question ON question.id = revision.question JOIN lesson ON lesson.id = shown.lesson
          JOIN rule ON rule.id = shown.target JOIN rendering ON rendering.id = shown.rendering
        WHERE shown.id = ?
        """
      case .review:
        """
        SELECT 'review', review.uuid, review.sequence, review.time, review.counted,
          review.zone_offset, shown.uuid, typed, read, verdict, score, rating, hint_count,
          confidence, duration_ms, missed, program_version
        FROM review JOIN presentation AS shown ON shown.id = review.presentation
        WHERE review.presentation = ?
        """
      case .event:
        """
        SELECT 'event', event.uuid, event.sequence, event.time, event.counted, event.zone_offset,
          shown.uuid, event.kind, event.detail, event.program_version
        FROM event LEFT JOIN presentation AS shown ON shown.id = event.presentation
        WHERE event.id = ?
        """
      }
    }
  }

  /// The values that every entry begins with.
  static func head(_ table: Table, _ id: String, at moment: Moment, _ stamp: Stamp) -> [Value] {
    [
      .text("\(table)"), .text(id), .integer(stamp.sequence), .time(moment.time),
      .time(stamp.counted), .integer(moment.zone.seconds),
    ]
  }
}

/// An entry's place in the log, and the chain that it continues.
struct Stamp {
  var device: Int64
  /// The device whose place in the order of devices counts.
  var origin: String
  /// The entry's number for its learner on this device.
  var sequence: Int
  /// Never before the time of the entry before.
  var counted: UTCTime
  /// The hash of the entry before.
  var head: [UInt8]
}

extension Store {
  /// Returns the place of the next entry of a learner on this device; `row` is the learner's.
  func nextStamp(
    _ moment: Moment, of learner: LearnerID?, _ row: Projection.Learner?
  ) throws(StoreError) -> Stamp {
    let stamp = try database.query(
      """
      SELECT \(DeviceRow.columns), coalesce(device.origin, device.uuid), chain.learner,
        chain.last_sequence, chain.last_time, chain.head
      FROM store JOIN device ON device.id = store.device
      LEFT JOIN chain ON chain.device = device.id AND chain.learner = ?
      """, [.integer(row?.rawValue ?? 0)]
    ) { (row) throws(StoreError) -> Stamp in
      var columns = Columns()
      let device = try DeviceRow(row, &columns)
      var stamp = Stamp(
        device: device.number, origin: row.text(columns.next()), sequence: device.lastSequence + 1,
        counted: max(device.lastTime, moment.time), head: [])
      if row.isNull(columns.next()) {
        stamp.head = ChainedEntry.beginning(learner: learner, device: device.id)
      } else {
        let chain = try ChainRow(row, &columns, device: device.number)
        stamp.sequence = chain.lastSequence + 1
        stamp.counted = max(chain.lastTime, moment.time)
        stamp.head = chain.head
      }
      return stamp
    }.first
    guard let stamp else { throw .damagedRow(table: "device", reason: .missingRow(1)) }
    return stamp
  }

  /// Continues the chain by the entry that was just written.
  func advanceChain(
    _ row: Projection.Learner?, by values: [Value], at stamp: Stamp
  ) throws(StoreError) {
    try saveChain(
      device: stamp.device, learner: row?.rawValue ?? 0, sequence: stamp.sequence,
      time: stamp.counted, head: ChainedEntry.hash(after: stamp.head, values))
  }

  func saveChain(
    device: Int64, learner: Int64, sequence: Int, time: UTCTime, head: [UInt8]
  ) throws(StoreError) {
    try database.run(
      """
      INSERT INTO chain (device, learner, last_sequence, last_time, head) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (device, learner) DO UPDATE SET last_sequence = excluded.last_sequence,
        last_time = excluded.last_time, head = excluded.head
      """,
      [.integer(device), .integer(learner), .integer(sequence), .time(time), .blob(head)])
  }
}

extension Database {
  /// The chain that the entries of a learner on a device make.
  struct ComputedChain: Equatable {
    var device: Int64
    var learner: Int64
    var lastSequence: Int
    var lastTime: UTCTime
    var head: [UInt8]
  }

  /// Computes the chains from the entries: of one learner, or of all when nil.
  func computedChains(of learner: Int64? = nil) throws(StoreError) -> [ComputedChain] {
    let devices = try query("SELECT id, uuid FROM device") { ($0.integer(0), $0.text(1)) }
    let learners = try query("SELECT id, uuid FROM learner") { ($0.integer(0), $0.text(1)) }
    func beginning(_ device: Int64, _ learner: Int64) -> [UInt8] {
      ChainedEntry.beginning(
        learner: learners.first { $0.0 == learner }.map { LearnerID(rawValue: $0.1) },
        device: DeviceID(rawValue: devices.first { $0.0 == device }?.1 ?? ""))
    }
    var chains: [ComputedChain] = []
    try forEach(
      """
      SELECT * FROM (
        SELECT device, learner, sequence, counted, 0 AS kind, id FROM presentation
        UNION ALL SELECT review.device, shown.learner, review.sequence, review.counted, 1, shown.id
          FROM review JOIN presentation AS shown ON shown.id = review.presentation
        UNION ALL SELECT device, coalesce(learner, 0), sequence, counted, 2, id FROM event)
      WHERE ?1 IS NULL OR learner = ?1 ORDER BY device, learner, sequence, kind, id
      """, [.integer(learner)]
    ) { (row: borrowing Row) throws(StoreError) in
      let (device, learner) = (row.integer(0), row.integer(1))
      if chains.last.map({ ($0.device, $0.learner) == (device, learner) }) != true {
        chains.append(
          ComputedChain(
            device: device, learner: learner, lastSequence: 0, lastTime: row.time(3),
            head: beginning(device, learner)))
      }
      let select = ChainedEntry.Table(rawValue: row.int(4))?.select ?? ""
      let values = try query(select, [.integer(row.integer(5))]) { row in
        (0..<row.count).map { row.value($0) }
      }.first
      let index = chains.count - 1
      chains[index].head = ChainedEntry.hash(after: chains[index].head, values ?? [])
      chains[index].lastSequence = row.int(2)
      chains[index].lastTime = row.time(3)
    }
    return chains
  }

  /// Begins the chains with the entries that are there, within the transaction that adds the table.
  func beginChains() throws(StoreError) {
    for chain in try computedChains() {
      try run(
        "INSERT INTO chain (device, learner, last_sequence, last_time, head) VALUES (?, ?, ?, ?, ?)",
        [
          .integer(chain.device), .integer(chain.learner), .integer(chain.lastSequence),
          .time(chain.lastTime), .blob(chain.head),
        ])
    }
  }
}

/// A row of `chain`.
struct ChainRow {
  var learner: Int64
  var lastSequence: Int
  var lastTime: UTCTime
  var head: [UInt8]

  /// Reads the columns after `learner`, which was the one before.
  init(_ row: borrowing Row, _ columns: inout Columns, device: Int64) throws(StoreError) {
    let learner = columns.last
    self.learner = row.integer(learner)
    columns.begin("chain", learner: row.number(learner), "device", device)
    lastSequence = try columns.int("last_sequence", Bounds.count, row)
    lastTime = try columns.time("last_time", row)
    head = row.blob(columns.next())
  }
}

extension Store {
  /// Begins the chains with the entries that are there, for a log that was written by other means.
  package func beginChains() throws(StoreError) {
    try database.write { () throws(StoreError) in try database.beginChains() }
  }
}

// MARK: - Repairing

extension Store {
  /// Takes the number and the time of the latest entry from the log, where a device or a chain has
  /// impossible ones. With them vdl could write no further entry.
  func repairLatestEntries() throws(StoreError) {
    let entries = """
      (SELECT device, learner, sequence, counted FROM presentation
        UNION ALL SELECT review.device, shown.learner, review.sequence, review.counted
          FROM review JOIN presentation AS shown ON shown.id = review.presentation
        UNION ALL SELECT device, coalesce(learner, 0), sequence, counted FROM event) AS entry
      """
    let times = UTCTime.possible
    let bounds: [(latest: String, column: String, low: Int64, high: Int64)] = [
      ("last_time", "counted", times.lowerBound.milliseconds, times.upperBound.milliseconds),
      ("last_sequence", "sequence", 0, Int64(Bounds.count.upperBound)),
    ]
    for (table, own) in [
      ("device", "entry.device = device.id"),
      ("chain", "entry.device = chain.device AND entry.learner = chain.learner"),
    ] {
      for (latest, column, low, high) in bounds {
        try database.run(
          """
          UPDATE \(table) SET \(latest) = coalesce(
            (SELECT max(\(column)) FROM \(entries) WHERE \(own) AND \(column) BETWEEN ?1 AND ?2), 0)
          WHERE \(latest) NOT BETWEEN ?1 AND ?2
          """, [.integer(low), .integer(high)])
      }
    }
  }
}

// MARK: - Verifying

extension Store {
  /// Returns the chains whose head is not that of their entries: something was changed, removed or
  /// added by another program.
  func brokenChains(of learner: Projection.Learner? = nil) throws(StoreError) -> [Damage] {
    var stored: [[Int64]: [UInt8]] = [:]
    try database.forEach(
      "SELECT device, learner, head FROM chain WHERE ?1 IS NULL OR learner = ?1", [.number(learner)]
    ) { (row: borrowing Row) throws(StoreError) in
      stored[[row.integer(0), row.integer(1)]] = row.blob(2)
    }
    var broken: [[Int64]] = []
    for chain in try database.computedChains(of: learner?.rawValue) {
      let key = [chain.device, chain.learner]
      if stored.removeValue(forKey: key) != chain.head { broken.append(key) }
    }
    broken += stored.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let names = try learnerNames()
    var damage: [Damage] = []
    for key in broken {
      // Whatever the number of devices, it is said once.
      let found = Damage.brokenChain(learner: names[key[1]])
      if !damage.contains(found) { damage.append(found) }
    }
    return damage
  }

  private func learnerNames() throws(StoreError) -> [Int64: String] {
    Dictionary(
      try database.query("SELECT id, name FROM learner") { ($0.integer(0), $0.text(1)) },
      uniquingKeysWith: { first, _ in first })
  }
}
