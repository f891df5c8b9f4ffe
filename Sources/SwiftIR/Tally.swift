/// Counts of what a program does while it runs, kept for programs with names that nothing declares.
public struct Tally: Hashable, Sendable {
  /// The marks that are counted beside statements; they are negative, statements are 0 and above.
  public enum Mark: Int, Sendable {
    /// A call by the program's own code.
    case call = -1
    /// A use of a name that nothing declares.
    case unresolvedUse = -2
  }

  /// Calls that the program's own code made, of anything.
  public var calls = 0
  /// Uses of names that nothing declares.
  public var unresolvedUses = 0
  /// The numbers of the statements that began.
  public var statements: Set<Int> = []
  /// The numbers of the places where an object gave itself to something that nothing declares.
  public var gifts: Set<Int> = []

  public init() {}

  /// Counts a mark or a statement.
  public mutating func count(_ number: Int) {
    switch Mark(rawValue: number) {
    case .call: calls += 1
    case .unresolvedUse: unresolvedUses += 1
    case nil: if number >= 0 { statements.insert(number) } else { gifts.insert(Self.gift(number)) }
    }
  }

  /// The number that counts a gift, and back: they go down from the marks.
  public static func gift(_ number: Int) -> Int { -3 &- number }
}
