internal import Curriculum
internal import Exporting
internal import ReviewLog
internal import SQLite
internal import SpacedRepetition

/// The database of a package, in memory: Anki's schema 11.
///
/// Names, units and codes are those that Anki reads (`rslib/src/storage`): times are seconds, but for numbers of
/// rows, which are milliseconds; `usn` is -1 for what no server has.
struct AnkiCollection {
  private let database: Connection
  private let package: AnkiPackage
  private let now: Moment
  /// The day that due days are counted from.
  private let firstDay: StudyDay

  init(of package: AnkiPackage, at now: Moment) throws(DatabaseError) {
    database = try Connection(path: ":memory:")
    self.package = package
    self.now = now
    let times = package.notes.flatMap(\.card.reviews).map(\.time)
    firstDay = StudyDay(of: min(now.time, times.min() ?? now.time), in: now.zone)
    try database.execute(Self.schema)
    try database.transaction { () throws(DatabaseError) in
      try writeCollection()
      try writeNotes()
    }
  }

  func forEachPieceOfImage(_ body: ([UInt8]) -> Void) throws(DatabaseError) {
    try database.forEachPieceOfImage { (piece) throws(DatabaseError) in body(piece) }
  }

  private static let schema = """
    CREATE TABLE col (
      id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
      ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL,
      conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL,
      tags text NOT NULL);
    CREATE TABLE notes (
      id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
      usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL,
      csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards (
      id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
      mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
      due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
      lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL,
      odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog (
      id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
      ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL,
      time integer NOT NULL, type integer NOT NULL);
    CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    """

  // MARK: The collection

  private func writeCollection() throws(DatabaseError) {
    let conf = JSON.object([
      "schedVer": .int(2), "sched2021": .bool(true), "rollover": .int(4),
      "creationOffset": .int(-now.zone.seconds / 60), "nextPos": .int(package.notes.count + 1),
      "curDeck": .int(1), "activeDecks": .array([.int(1)]),
    ])
    var presets = [JSON.Member(key: "1", value: AnkiPreset.ofAnki)]
    if let preset = package.preset {
      presets.append(JSON.Member(key: "\(AnkiPreset.number)", value: preset.json))
    }
    try database.run(
      "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
      [
        .integer(firstDay.start(in: now.zone).milliseconds / 1000),
        .integer(now.time.milliseconds), .integer(now.time.milliseconds), .text(conf.compact),
        .text(
          JSON.object([JSON.Member(key: "\(AnkiNoteType.number)", value: AnkiNoteType.json)])
            .compact),
        .text(decks.compact), .text(JSON.object(presets).compact),
      ])
  }

  /// The decks by number, with Anki's own, which every collection has.
  private var decks: JSON {
    var members = [deck("Default", number: 1, description: "", preset: 1)]
    let preset = package.preset == nil ? 1 : AnkiPreset.number
    var seen: Set<String> = []
    for path in package.notes.map(\.deck) + package.descriptions.keys.sorted(by: isBefore)
    where seen.insert(AnkiNote.name(ofDeck: path)).inserted {
      members.append(
        deck(
          AnkiNote.name(ofDeck: path), number: Self.number(ofDeck: path),
          description: package.descriptions[path] ?? "", preset: preset))
    }
    return .object(members)
  }

  private func isBefore(_ a: [String], _ b: [String]) -> Bool { a.lexicographicallyPrecedes(b) }

  private func deck(
    _ name: String, number: Int64, description: String, preset: Int64
  ) -> JSON.Member {
    let today = JSON.array([.int(0), .int(0)])
    return JSON.Member(
      key: "\(number)",
      value: .object([
        "id": .int(Int(number)), "mod": .int(seconds), "name": .string(name), "usn": .int(-1),
        "lrnToday": today, "revToday": today, "newToday": today, "timeToday": today,
        "collapsed": .bool(false), "browserCollapsed": .bool(false), "desc": .string(description),
        "dyn": .int(0), "conf": .int(Int(preset)), "extendNew": .int(0), "extendRev": .int(0),
      ]))
  }

  private static func number(ofDeck path: [String]) -> Int64 {
    AnkiNote.number(of: ["deck"] + path)
  }

  private var seconds: Int { Int(now.time.milliseconds / 1000) }

  // MARK: Notes

  private func writeNotes() throws(DatabaseError) {
    var numbers = FreeNumbers()
    var reviewNumbers = FreeNumbers()
    for (place, note) in package.notes.enumerated() {
      let number = numbers.take(note.number)
      let values = note.fields.values
      try database.run(
        // Anki computes the sum of the first field, by which it finds repeats, when it takes a note over.
        "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')",
        [
          .integer(number), .text(note.guid), .integer(AnkiNoteType.number), .integer(seconds),
          .text(note.joinedTags), .text(values.joined(separator: "\u{1F}")), .text(values[0]),
        ])
      try write(note.card, of: number, at: place, deck: Self.number(ofDeck: note.deck))
      for review in note.card.reviews {
        try write(review, of: number, as: reviewNumbers.take(review.time.milliseconds))
      }
    }
  }

  private func write(
    _ card: AnkiCard, of note: Int64, at place: Int, deck: Int64
  ) throws(DatabaseError) {
    let columns = columns(of: card, at: place)
    try database.run(
      """
      INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, -1, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 0, 0, 0, ?12)
      """,
      [
        .integer(note), .integer(deck), .integer(seconds), .integer(columns.type),
        .integer(card.isSuspended ? -1 : columns.queue), .integer(columns.due),
        .integer(columns.interval), .integer(columns.type == 2 ? 2500 : 0),
        .integer(card.reviews.count), .integer(card.lapseCount), .integer(columns.left),
        .text(data(of: card).compact),
      ])
  }

  /// `left` counts the steps that are left, today and at all.
  private func columns(
    of card: AnkiCard, at place: Int
  ) -> (type: Int, queue: Int, due: Int, interval: Int, left: Int) {
    func seconds(_ time: UTCTime) -> Int { Int(time.milliseconds / 1000) }
    return switch card.schedule {
    case .new: (0, 0, place + 1, 0, 0)
    case .learning(let due): (1, 1, seconds(due), 0, 1001)
    case .relearning(let due): (3, 1, seconds(due), 1, 1001)
    case .review(let due, let interval): (2, 2, due.days(since: firstDay), interval.rawValue, 0)
    }
  }

  /// The state of FSRS, under Anki's names.
  private func data(of card: AnkiCard) -> JSON {
    guard let memory = card.memory else { return .object([:]) }
    let preset = package.preset ?? AnkiPreset(.ofRules)
    return .object([
      "s": .double(memory.stability), "d": .double(memory.difficulty),
      "dr": .double(preset.retention), "decay": .double(preset.parameters.weights[20]),
      "lrt": card.lastReview.map { .int(Int($0.milliseconds / 1000)) } ?? .null,
    ])
  }

  private func write(
    _ review: AnkiReview, of card: Int64, as number: Int64
  ) throws(DatabaseError) {
    let milliseconds = review.duration / .milliseconds(1)
    try database.run(
      "INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)",
      [
        .integer(number), .integer(card), .integer(review.rating.rawValue),
        .integer(review.after.ankiNumber), .integer(review.before.ankiNumber),
        .integer(review.factor), .integer(Int(min(max(0, milliseconds), 3_600_000))),
        .integer(review.kind.rawValue),
      ])
  }
}

/// Numbers of rows, of which each is given once.
private struct FreeNumbers {
  private var taken: Set<Int64> = []

  /// Returns a number, or the next one that is free.
  mutating func take(_ wanted: Int64) -> Int64 {
    var number = wanted
    while !taken.insert(number).inserted { number += 1 }
    return number
  }
}
