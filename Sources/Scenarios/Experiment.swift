import EmbeddedSources

/// A whole app that prints on a device what would settle rules in doubt (`Sources/Experiments/NAME.swift`). Its
/// first comments are the question and `settles: ` with the ids.
public struct Experiment: Hashable, Sendable {
  /// The file's name without `.swift`.
  public var name: String
  /// The question to UIKit, a sentence.
  public var question: String
  /// The ids of the rules that its lines depend on.
  public var settles: [String]
  /// The whole file.
  public var text: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
    let comments = text.split(separator: "\n").prefix { $0.hasPrefix("// ") }.map {
      $0.dropFirst(3)
    }
    let start = "settles: "
    question = comments.prefix { !$0.hasPrefix(start) }.joined(separator: " ")
    settles =
      comments.first { $0.hasPrefix(start) }.map {
        $0.dropFirst(start.count).split { $0 == "," || $0 == " " }.map(String.init)
      } ?? []
  }

  /// All experiments, those that settle most first.
  public static let all: [Experiment] = EmbeddedSources.files(in: .experiments).map { file in
    Experiment(name: EmbeddedSources.bareName(of: file.name), text: file.text)
  }.sorted { ($1.settles.count, $0.name) < ($0.settles.count, $1.name) }
}
