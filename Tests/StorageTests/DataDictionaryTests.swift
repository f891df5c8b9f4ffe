import ProjectFiles
import SQLite
import Testing

@testable import Storage

/// DATA.md beside the schema that the migrations make.
@Suite struct DataDictionaryTests {
  @Test func `every table and column is described, and no other`() throws {
    let connection = try Connection(path: ":memory:")
    for migration in Workplace.migrations { try connection.execute(migration.sql) }
    let columns = try connection.query(
      """
      SELECT object.name, column.name FROM sqlite_schema AS object
      JOIN pragma_table_info(object.name) AS column
      WHERE object.type = 'table' AND object.name NOT LIKE 'sqlite_%'
      """
    ) { "\($0.text(0)).\($0.text(1))" }
    let found = Set(columns)
    let described = try Self.described()
    #expect(found.subtracting(described).isEmpty)
    #expect(described.subtracting(found).isEmpty)
    #expect(found.count > 100)
  }

  /// The columns of the page's tables: a line such as "`review`: …" comes before a table, whose lines begin
  /// with the column.
  private static func described() throws -> Set<String> {
    let page = try ProjectFiles.text("DATA.md")
    let parts = page.split(separator: "## The database", maxSplits: 1)
    var table = ""
    var isOfColumns = false
    var columns: Set<String> = []
    for line in (parts.last ?? "").split(separator: "\n") {
      if line.hasPrefix("### Lessons in JSON") { break }
      if let match = line.prefixMatch(of: /`([a-z_]+)`:/) { table = String(match.1) }
      if line.hasPrefix("| ---") || line.hasPrefix("|---") { continue }
      if !line.hasPrefix("| `") { isOfColumns = line.hasPrefix("| column |") }
      if isOfColumns, let match = line.prefixMatch(of: /\| `([a-z_]+)` \|/) {
        columns.insert("\(table).\(match.1)")
      }
    }
    return columns
  }
}
