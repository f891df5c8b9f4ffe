/// A number that stands for an id where a log is long: the id's row in a store.
///
/// Numbers of two kinds of id do not mix, and comparing them costs no comparison of texts.
public struct RowNumber<ID>: Hashable, Sendable {
  /// The row.
  public let rawValue: Int64

  /// The row of this number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
}

extension RowNumber: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
