/// What a program that does not bring all of its names is asked to count while it runs.
public struct Tally: Hashable, Sendable {
  /// What is counted besides statements, as negative numbers beside theirs.
  public enum Mark: Int, Sendable {
    case call = -1
    case foreignUse = -2
  }

  /// Calls that the program's own code made, of anything.
  public var calls = 0
  /// How often something from elsewhere was used.
  public var foreignUses = 0
  /// The numbers of the statements that were begun.
  public var statements: Set<Int> = []

  public init() {}

  /// Counts a mark or a statement.
  public mutating func count(_ number: Int) {
    switch Mark(rawValue: number) {
    case .call: calls += 1
    case .foreignUse: foreignUses += 1
    case nil: if number >= 0 { statements.insert(number) }
    }
  }
}
