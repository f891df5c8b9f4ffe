import SwiftFrontend

/// A known slip: code that Swift accepts and people seldom mean, so that a run warns of it.
public struct SlipEntry: Hashable, Sendable {
  /// The id, as the warning shows it in brackets.
  public var id: String
  /// A short phrase for it.
  public var title: String
  /// The effect of the slip, in a sentence or two.
  public var why: String
  /// A scenario that gets the warning.
  public var example: String

  /// All slips, in the order of their ids.
  public static let all = Slip.all.map {
    SlipEntry(id: $0.id, title: $0.title, why: $0.why, example: $0.example)
  }
}
