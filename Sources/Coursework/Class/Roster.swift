internal import Phrases
public import ReviewLog

/// The students of a class as their teacher lists them: names, groups, and who has more time.
///
///     id,name,group,due,minutes
///     s1,Ada Lovelace,A,,
///     s2,Grace Hopper,B,2026-11-18T23:59+01:00,30
///
/// A column `assignment` says for which one a line holds; without it, or where it is empty, the line holds for all. A
/// column `learner` has the name that a student gave vdl, where it is another.
public struct Roster: Hashable, Sendable {
  public var entries: [Entry]

  /// One line of the roster.
  public struct Entry: Hashable, Sendable {
    /// The teacher's own: a number, an e-mail address, or the learner's id.
    public var id: String
    public var name: String
    /// Empty where there are none.
    public var group: String
    /// The assignment that it holds for; empty for all.
    public var assignment: String
    /// Another due date; nil for that of the assignment.
    public var due: UTCTime?
    /// So many minutes come on top.
    public var minutes: Int
    /// The learner's own name or id, where it is another; empty where it isn't known.
    public var learner: String

    public init(
      id: String, name: String, group: String = "", assignment: String = "", due: UTCTime? = nil,
      minutes: Int = 0, learner: String = ""
    ) {
      self.id = id
      self.name = name
      self.group = group
      self.assignment = assignment
      self.due = due
      self.minutes = minutes
      self.learner = learner
    }
  }

  public init(entries: [Entry] = []) { self.entries = entries }

  /// The due date of a student; nil when the assignment has none, since then nothing is late.
  public func due(of id: String, for assignment: Assignment) -> UTCTime? {
    guard let planned = assignment.due else { return nil }
    guard let entry = entry(of: id, for: assignment.id),
      ["", assignment.id.rawValue].contains(entry.assignment)
    else { return planned }
    return (entry.due ?? planned).advanced(by: .seconds(60 * entry.minutes))
  }

  /// A student's line: that for an assignment, else that for all, else one for another assignment, which still has
  /// the name and the group.
  func entry(of id: String, for assignment: AssignmentID) -> Entry? {
    let own = entries.filter { $0.id == id }
    return own.first { $0.assignment == assignment.rawValue } ?? own.first { $0.assignment.isEmpty }
      ?? own.first
  }
}

// MARK: - Reading

extension Roster {
  /// The most bytes of its file, and students in it.
  public static let sizeLimit = 4 << 20
  public static let mostEntries = 20_000
  /// A week.
  static let mostMinutes = 10_080

  private enum Column: String, CaseIterable {
    case id, name, group, due, minutes, assignment, learner
  }

  /// Reads a text of comma-separated values; what is wrong with it is thrown, by lines.
  public init(csv text: String) throws(RosterProblems) {
    let table = CSVRows(text)
    var problems: [RosterProblem] = []
    if let line = table.openQuote {
      throw RosterProblems([RosterProblem(line: line, .quoteIsOpen)])
    }
    guard let head = table.rows.first else {
      throw RosterProblems([RosterProblem(line: 1, .isEmpty)])
    }
    guard table.rows.count - 1 <= Self.mostEntries else {
      throw RosterProblems([
        RosterProblem(line: table.rows[Self.mostEntries + 1].line, .isTooLong)
      ])
    }
    let columns = Self.columns(head, &problems)
    if problems.isEmpty, table.rows.count == 1 {
      problems.append(RosterProblem(line: head.line, .hasNoStudents))
    }
    guard problems.isEmpty else { throw RosterProblems(problems) }
    self.init()
    var seen: [[String]: Int] = [:]
    for row in table.rows.dropFirst() {
      let entry = Self.entry(row, columns, &problems)
      guard let entry else { continue }
      if let first = seen.updateValue(row.line, forKey: [entry.id, entry.assignment]) {
        problems.append(RosterProblem(line: row.line, .isListedTwice(entry.id, first: first)))
      }
      entries.append(entry)
    }
    guard problems.isEmpty else { throw RosterProblems(problems) }
  }

  private static func columns(
    _ head: CSVRows.Row, _ problems: inout [RosterProblem]
  ) -> [Column?] {
    let names = head.cells.map { $0.lowercased().filter { !$0.isWhitespace } }
    let columns = names.map { Column(rawValue: $0) }
    for (name, column) in zip(head.cells, columns) where column == nil {
      problems.append(
        RosterProblem(
          line: head.line, .unknownColumn(name, known: Column.allCases.map(\.rawValue))))
    }
    for needed in [Column.id, .name] where !columns.contains(needed) {
      problems.append(RosterProblem(line: head.line, .noColumn(needed.rawValue)))
    }
    for column in Set(columns.compactMap(\.self))
    where columns.count(where: { $0 == column }) > 1 {
      problems.append(RosterProblem(line: head.line, .columnIsGivenTwice(column.rawValue)))
    }
    return columns
  }

  private static func entry(
    _ row: CSVRows.Row, _ columns: [Column?], _ problems: inout [RosterProblem]
  ) -> Entry? {
    func report(_ kind: RosterProblem.Kind) {
      problems.append(RosterProblem(line: row.line, kind))
    }
    guard row.cells.count <= columns.count else {
      report(.hasMoreCells(row.cells.count, columns: columns.count))
      return nil
    }
    var cells: [Column: String] = [:]
    for (column, cell) in zip(columns, row.cells) {
      if let column { cells[column] = cell.trimmed }
    }
    var entry = Entry(
      id: cells[.id] ?? "", name: cells[.name] ?? "", group: cells[.group] ?? "",
      assignment: cells[.assignment] ?? "", learner: cells[.learner] ?? "")
    if entry.id.isEmpty { report(.isMissing("id")) }
    if entry.name.isEmpty { report(.isMissing("name")) }
    if let text = cells[.due], !text.isEmpty {
      entry.due = text.contains(":") ? UTCTime(iso8601: text) : nil
      if entry.due == nil { report(.isNoTime(text)) }
    }
    if let text = cells[.minutes], !text.isEmpty {
      if let minutes = Int(text), (0...mostMinutes).contains(minutes) {
        entry.minutes = minutes
      } else {
        report(.isNoMinutes(text, most: mostMinutes))
      }
    }
    return entry
  }
}
