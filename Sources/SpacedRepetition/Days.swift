/// A whole number of days, between two reviews or until the next one.
///
/// FSRS counts days, not hours. Whoever counts decides where a day ends; ViewDidLearn's ends at
/// 04:00, as Anki's does.
public struct Days: Hashable, Sendable, RawRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A number of days.
  public init(_ count: Int) { self.init(rawValue: count) }
}

extension Days: Comparable {
  public static func < (a: Days, b: Days) -> Bool { a.rawValue < b.rawValue }
}
