/// A value as SQLite stores it.
public enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension Value {
  /// A whole number.
  public static func integer(_ value: Int) -> Value { .integer(Int64(value)) }

  /// A whole number, or null.
  public static func integer(_ value: Int?) -> Value { value.map { .integer(Int64($0)) } ?? .null }

  /// A whole number, or null.
  public static func integer(_ value: Int64?) -> Value { value.map { .integer($0) } ?? .null }

  /// A number, or null.
  public static func real(_ value: Double?) -> Value { value.map { .real($0) } ?? .null }

  /// A text, or null.
  public static func text(_ value: String?) -> Value { value.map { .text($0) } ?? .null }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(nilLiteral: ()) { self = .null }
}
