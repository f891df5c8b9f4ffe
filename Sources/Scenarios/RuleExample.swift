import Diagnostics
import EmbeddedSources
import Releases

/// The scenario that shows a rule (`Sources/Examples/RULE-ID.swift`).
///
/// Comments on its first lines may name its circumstances: `// ios: 12`, `// device: ipad`,
/// `// verbose`.
public struct RuleExample: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// The embedded file: `Examples/RULE-ID.swift`.
  public var file: String
  /// The whole file, with the comments at its head.
  public var text: String

  public init(rule: String, file: String, text: String) {
    self.rule = rule
    self.file = file
    self.text = text
  }

  /// The text under the circumstances that the comments at its head name.
  public var scenario: Scenario {
    var scenario = Scenario(files: [SourceFile(name: file, text: text)])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("//") else { break }
      let words = line.dropFirst(2).split { $0 == ":" || $0 == " " }
      switch (words.first, words.count > 1 ? words[1] : nil) {
      case ("ios", let value?): scenario.ios = IOSVersion(value) ?? scenario.ios
      case ("device", let value?): scenario.device = Device(rawValue: String(value)) ?? .iphone
      case ("verbose", _): scenario.isVerbose = true
      default: break
      }
    }
    return scenario
  }

  /// All examples, in the order of their rules.
  public static let all: [RuleExample] = EmbeddedSources.files(in: .examples).map { file in
    RuleExample(
      rule: EmbeddedSources.bareName(of: file.name), file: file.name, text: file.text)
  }
}
