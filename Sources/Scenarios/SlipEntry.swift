import SwiftFrontend

/// A known slip: what Swift takes and is yet seldom meant, so that a run warns of it.
public struct SlipEntry: Hashable, Sendable {
  /// As the warning shows it in brackets.
  public var id: String
  /// A phrase that names it.
  public var title: String
  /// What happens, in a sentence or two.
  public var why: String
  /// A scenario that gets the warning.
  public var example: String

  /// All, in the order of their ids.
  public static let all = Slip.all.map {
    SlipEntry(id: $0.id, title: $0.title, why: $0.why, example: $0.example)
  }
}
