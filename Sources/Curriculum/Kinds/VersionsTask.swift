public import Releases

/// The task "on which releases is the statement true?"
public struct VersionsTask: QuestionTask {
  public static let kind = QuestionKind("versions")

  /// The sentence that the learner reads, with its check.
  public var statement: Statement
  /// The releases of iOS to decide on, the oldest first.
  public var among: [IOSVersion]

  public init(statement: Statement, among: [IOSVersion]) {
    self.statement = statement
    self.among = among
  }

  /// Some of the releases, but neither all nor none.
  public struct Answer: RightAnswer {
    /// The releases on which the statement is true, the oldest first.
    public var versions: [IOSVersion]

    public init(versions: [IOSVersion]) { self.versions = versions }

    public var digestParts: [String] { ["versions"] + versions.map(\.description) }

    private enum CodingKeys: String, CodingKey { case versions }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      versions = try container.decodeReleases(forKey: .versions)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(versions.map(\.description), forKey: .versions)
    }
  }

  public static var isAboutOneRelease: Bool { false }
  public var shownTexts: [String] { [statement.text] + among.map(\.description) }
  public var decidingTexts: [String] { [statement.check] }

  /// 1 in twice the number of releases: UIKit keeps a change in later releases, so only the sets
  /// before and after one of them are likely.
  public var guessRate: Double { 1 / Double(2 * max(among.count, 1)) }

  public func mapTexts(_ change: (String) -> String) -> VersionsTask {
    VersionsTask(statement: statement.mapTexts(change), among: among)
  }

  private enum CodingKeys: String, CodingKey { case among }

  public init(from decoder: any Decoder) throws {
    statement = try Statement(besideOthersIn: decoder)
    among = try decoder.container(keyedBy: CodingKeys.self).decodeReleases(forKey: .among)
  }

  public func encode(to encoder: any Encoder) throws {
    try statement.encode(besideOthersIn: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(among.map(\.description), forKey: .among)
  }
}

extension KeyedDecodingContainer {
  fileprivate func decodeReleases(forKey key: Key) throws -> [IOSVersion] {
    try decode([String].self, forKey: key).map { text in
      guard let version = IOSVersion(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: self, debugDescription: "no version of iOS")
      }
      return version
    }
  }
}
