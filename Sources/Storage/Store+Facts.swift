internal import SQLite

extension Store {
  /// Numbers about a store that name nobody and nothing.
  public struct Facts: Hashable, Sendable {
    /// The number of the last migration.
    public var schema: Int
    public var learnerCount: Int
    public var answerCount: Int
    public var courseCount: Int
  }

  public var facts: Facts {
    get throws(StoreError) {
      func count(_ table: String) throws(StoreError) -> Int {
        try database.first("SELECT count(*) FROM \(table)") { $0.int(0) } ?? 0
      }
      return Facts(
        schema: migrations.count, learnerCount: try count("learner"),
        answerCount: try count("review"), courseCount: try count("course"))
    }
  }
}
