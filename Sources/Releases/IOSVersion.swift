/// A version of iOS, compared by major and minor number.
public struct IOSVersion: Hashable, Sendable {
  public let major: Int
  public let minor: Int

  /// The version need not have been released; see `wasReleased`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads "17", "17.0" or "5.1"; nil when the text is not one or two numbers of one or two digits.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let major = Int(parts[0]), major >= 0
    else { return nil }
    var minor = 0
    if parts.count == 2 {
      guard let number = Int(parts[1]), number >= 0 else { return nil }
      minor = number
    }
    self.init(major, minor)
  }
}

extension IOSVersion: Comparable {
  public static func < (a: IOSVersion, b: IOSVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}

extension IOSVersion: CustomStringConvertible {
  /// "17" for 17.0, "5.1" for 5.1.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension IOSVersion {
  /// The versions that a scenario may name, in ascending order: those that Apple shipped.
  ///
  /// Source: Apple's list of iOS releases; after 18 the number follows the year, hence 26.
  public static let released: [IOSVersion] = minorReleases.flatMap { major, last in
    (0...last).map { IOSVersion(major, $0) }
  }

  /// The version a scenario runs under when none is named.
  public static let newest = IOSVersion(26)

  /// The version of a question that names none. It never moves, so that a question keeps its truth.
  public static let ofQuestions = IOSVersion(17)

  private static let minorReleases: [(major: Int, lastMinor: Int)] = [
    (3, 2), (4, 3), (5, 1), (6, 1), (7, 1), (8, 4), (9, 3), (10, 3), (11, 4), (12, 5), (13, 7),
    (14, 8), (15, 8), (16, 7), (17, 7), (18, 7), (26, 5),
  ]

  /// Whether Apple shipped this version.
  public var wasReleased: Bool { Self.released.contains(self) }

  /// The shipped versions just below and above, to suggest instead of one that was never shipped.
  public var neighbours: [IOSVersion] {
    let below = Self.released.last { $0 < self }
    let above = Self.released.first { $0 > self }
    return [below, above].compactMap { $0 }
  }
}

/// The kind of device a scenario runs on.
public enum Device: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad
}
