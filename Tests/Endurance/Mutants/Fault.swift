/// A small fault that a file could have: a changed constant, comparison or condition, or a statement
/// that is missing.
public struct Fault: Hashable, Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// The changed place, in bytes of UTF-8 from the beginning of the file.
  public let range: Range<Int>
  /// How the faulty place differs.
  public let kind: Kind

  /// How a faulty place differs from the right one.
  public enum Kind: Hashable, Sendable {
    /// Another expression stands there.
    case replaced(by: String)
    /// A condition holds where it should not, and the other way round.
    case negated
    /// A statement is missing.
    case dropped
  }

  /// What is written before and behind the place, so that the fault of this number can be turned on.
  func brackets(number: Int) -> (opening: String, closing: String) {
    let isOn = "\(FaultSwitch.function)(\(number))"
    return switch kind {
    case .replaced(let other): ("(\(isOn) ? \(other) : ", ")")
    case .negated: ("(\(isOn) != (", "))")
    case .dropped: ("if !\(isOn) { ", " }")
    }
  }
}
