public import Coursework
public import ReviewLog
internal import SQLite

/// A file that a student handed in, as the store keeps it.
public struct StoredHandIn: Hashable, Sendable {
  /// The UUID of its course.
  public var course: String
  public var assignment: String
  /// The learner's id in the student's own store.
  public var student: String
  public var name: String
  /// Its path where it was found.
  public var file: String
  /// The time of the file's last change.
  public var time: UTCTime
  /// The receipt that the student was told; empty where a version that kept none took the file.
  public var receipt: String
  /// The bytes of the file.
  public var packed: [UInt8]
  /// The folders of a learning platform that it was found in, that of `file` first.
  public var folders: [PlatformFolder]

  public init(
    course: String, assignment: String, student: String, name: String, file: String, time: UTCTime,
    receipt: String, packed: [UInt8]
  ) {
    folders = [PlatformFolder(in: file)].compactMap(\.self)
    self.course = course
    self.assignment = assignment
    self.student = student
    self.name = name
    self.file = file
    self.time = time
    self.receipt = receipt
    self.packed = packed
  }

  /// Names its bytes.
  public var hash: String { Digest(of: packed).hexadecimal }
}

/// The hand-ins of a class: what came, and what it came to.
extension Store {
  /// Keeps a hand-in, or only its folder when it is there already; then returns false.
  public func add(_ handIn: StoredHandIn) throws(StoreError) -> Bool {
    try database.write { () throws(StoreError) in
      try database.run(
        """
        INSERT INTO hand_in (course, assignment, student, name, file, time, hash, receipt, packed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING
        """,
        [
          .text(handIn.course), .text(handIn.assignment), .text(handIn.student),
          .text(handIn.name), .text(handIn.file), .time(handIn.time), .text(handIn.hash),
          .text(handIn.receipt), .blob(handIn.packed),
        ])
      let isNew = database.connection.changeCount == 1
      for folder in handIn.folders {
        try database.run(
          """
          INSERT OR IGNORE INTO hand_in_folder (hand_in, folder)
          SELECT id, ? FROM hand_in WHERE hash = ?
          """, [.text(folder.text), .text(handIn.hash)])
      }
      return isNew
    }
  }

  /// Returns the hand-ins to an assignment in the order in which they were added.
  public func handIns(
    to assignment: String, ofCourse uuid: String
  ) throws(StoreError) -> [StoredHandIn] {
    try database.query(
      "\(Self.selectHandIn("packed")) WHERE course = ? AND assignment = ? ORDER BY id",
      [.text(uuid), .text(assignment)], Self.handIn)
  }

  /// Returns all hand-ins without their bytes, in the order in which they were added.
  public func handInHeads() throws(StoreError) -> [StoredHandIn] {
    try database.query("\(Self.selectHandIn("x''")) ORDER BY id", [], Self.handIn)
  }

  /// Removes the hand-ins of students with all that was computed from them; returns their number.
  public func removeHandIns(of students: [String]) throws(StoreError) -> Int {
    try database.write { () throws(StoreError) in
      var count = 0
      for student in students {
        try database.run("DELETE FROM hand_in WHERE student = ?", [.text(student)])
        count += database.connection.changeCount
        for table in ["told_points", "changed_points"] {
          try database.run("DELETE FROM \(table) WHERE student = ?", [.text(student)])
        }
      }
      return count
    }
  }

  /// Removes the files of students with a receipt; returns their number.
  public func removeHandIns(
    of students: [String], receipt: String
  ) throws(StoreError) -> Int {
    try database.write { () throws(StoreError) in
      var count = 0
      for student in students {
        try database.run(
          "DELETE FROM hand_in WHERE student = ? AND receipt = ?", [.text(student), .text(receipt)])
        count += database.connection.changeCount
      }
      return count
    }
  }

  private static func selectHandIn(_ packed: String) -> String {
    """
    SELECT course, assignment, student, name, file, time, receipt, \(packed),
      (SELECT group_concat(folder, '/') FROM (
        SELECT folder FROM hand_in_folder WHERE hand_in_folder.hand_in = hand_in.id ORDER BY folder))
    FROM hand_in
    """
  }

  private static func handIn(_ row: borrowing Row) throws(StoreError) -> StoredHandIn {
    var handIn = StoredHandIn(
      course: row.text(0), assignment: row.text(1), student: row.text(2), name: row.text(3),
      file: row.text(4), time: Self.time(row.integer(5)), receipt: row.text(6),
      packed: row.blob(7))
    for part in (row.optionalText(8) ?? "").split(separator: "/") {
      guard let folder = PlatformFolder(in: String(part)), !handIn.folders.contains(folder) else {
        continue
      }
      handIn.folders.append(folder)
    }
    return handIn
  }

  /// A time that a file may hold; the nearest possible one for what no clock shows.
  static func time(_ milliseconds: Int64) -> UTCTime {
    Moment.nearest(to: UTCTime(milliseconds: milliseconds), in: .utc).time
  }

  // MARK: What they came to

  /// Returns what was computed from hand-ins under the same circumstances, by the hashes of the files.
  public func judgedHandIns(
    to assignment: String, ofCourse uuid: String, judgedWith key: String
  ) throws(StoreError) -> [String: String] {
    let rows = try database.query(
      """
      SELECT hand_in.hash, judged_hand_in.document FROM judged_hand_in
      JOIN hand_in ON hand_in.id = judged_hand_in.hand_in
      WHERE hand_in.course = ? AND hand_in.assignment = ? AND judged_with = ?
      """, [.text(uuid), .text(assignment), .text(key)]
    ) { ($0.text(0), $0.text(1)) }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  /// Keeps what was computed from hand-ins, by the hashes of their files.
  public func keep(
    _ documents: [String: String], judgedWith key: String
  ) throws(StoreError) {
    try database.write { () throws(StoreError) in
      for (hash, document) in documents {
        try database.run(
          """
          INSERT OR REPLACE INTO judged_hand_in (hand_in, judged_with, document)
          SELECT id, ?, ? FROM hand_in WHERE hash = ?
          """, [.text(key), .text(document), .text(hash)])
      }
    }
  }
}
