/// The first four numbers of FSRS-6, w0 to w3: the stability after a first review of each rating.
///
/// They alone depend on what is learnt and on who learns it so much that few reviews show it. All other
/// formulas use none of them, so other numbers change no memory that is there already.
public struct FirstWeights: Hashable, Sendable {
  /// The stabilities in days, in the order of the ratings; a better rating never has a lower one.
  public let stabilities: [Double]

  /// Takes four numbers within FSRS's bounds that don't fall; nil when they are not.
  public init?(_ stabilities: [Double]) {
    guard stabilities.count == Rating.allCases.count,
      zip(stabilities, Parameters.bounds).allSatisfy({ $1.contains($0) }),
      zip(stabilities, stabilities.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    self.stabilities = stabilities
  }

  /// Those of FSRS-6.
  public static let defaults = Parameters.defaults.first
}

extension FirstWeights: LosslessStringConvertible {
  /// Reads four numbers with commas between them.
  public init?(_ description: String) {
    let words = description.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count else { return nil }
    self.init(numbers)
  }

  /// The numbers with commas between them, such as `0.212,1.2931,2.3065,8.2956`.
  public var description: String { stabilities.map { String($0) }.joined(separator: ",") }
}
