import EmbeddedSources

/// A construct of Swift, and whether a scenario may use it. The language guide consists of these
/// entries, and a test runs each.
public struct GuideEntry: Hashable, Sendable {
  /// The part of the guide, in lower case: `closures`.
  public var topic: String
  /// The first line of the file: a short name for the construct.
  public var title: String
  /// A scenario that shows the construct.
  public var code: String
  /// The reason why it is refused; nil when it is supported.
  public var refusal: String?

  /// Reads a file `NN-TOPIC.NAME.swift`, whose first line is its title.
  ///
  ///     // Types in functions
  ///     // refused: types declared in functions are not supported
  init?(file: String, text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let name = file.split(separator: "/").last ?? ""
    guard let topic = name.split(separator: ".").first?.split(separator: "-").last,
      let title = lines.first, title.hasPrefix("// ")
    else { return nil }
    lines.removeFirst()
    let mark = "// refused: "
    if let line = lines.first, line.hasPrefix(mark) {
      refusal = String(line.dropFirst(mark.utf8.count))
      lines.removeFirst()
    }
    self.topic = String(topic)
    self.title = String(title.dropFirst("// ".utf8.count))
    code = lines.joined(separator: "\n")
  }

  /// All entries, in the order of their files.
  public static let all: [GuideEntry] = EmbeddedSources.files(in: .languageGuide).compactMap {
    GuideEntry(file: $0.name, text: $0.text)
  }
}
