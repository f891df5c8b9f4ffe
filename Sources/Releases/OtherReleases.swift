/// Neighbouring releases on which an answer is right, although it is wrong on the question's release.
public struct OtherReleases: Hashable, Sendable {
  /// The first of these releases.
  public var first: IOSVersion
  /// The last of these releases.
  public var last: IOSVersion
  /// The question's release.
  public var asked: IOSVersion

  public init(first: IOSVersion, last: IOSVersion, asked: IOSVersion) {
    self.first = first
    self.last = last
    self.asked = asked
  }

  /// Whether they come before the question's release.
  public var areEarlier: Bool { last < asked }

  /// The release of these that is nearest to the question's.
  public var nearest: IOSVersion { areEarlier ? last : first }

  /// The releases as part of a sentence: "until iOS 12", "since iOS 26", "from iOS 5 to iOS 6".
  public var words: String {
    if first > asked { return "since iOS \(first)" }
    if first == IOSVersion.released.first { return "until iOS \(Self.name(last))" }
    let (from, to) = ("\(first)", Self.name(last))
    return from == to ? "on iOS \(from)" : "from iOS \(from) to iOS \(to)"
  }

  /// The nearest release by name: "iOS 12".
  public var name: String { "iOS \(areEarlier ? Self.name(last) : "\(first)")" }

  /// Returns the releases that are among these and among others; nil when there are none.
  public func common(with others: Self) -> Self? {
    let (first, last) = (max(first, others.first), min(last, others.last))
    return first <= last ? Self(first: first, last: last, asked: asked) : nil
  }

  /// Returns "12" for the last minor release of iOS 12, and "11.2" for an earlier one of iOS 11.
  private static func name(_ version: IOSVersion) -> String {
    let isLast = !IOSVersion.released.contains {
      $0.major == version.major && $0.minor > version.minor
    }
    return isLast ? "\(version.major)" : "\(version)"
  }
}
