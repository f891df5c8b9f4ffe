import EmbeddedSources

/// A misconception about UIKit that can run: functions that replace some of the model's.
public struct Misconception: Hashable, Sendable {
  /// The name of its file in `Sources/Misconceptions`, without the ending.
  public var id: String
  /// The misconception in one sentence, as a learner would say it.
  public var belief: String
  /// Its sources: entries of the claims ledger, articles, questions people asked.
  public var source: String
  /// The rules it contradicts, most important first; the first one's example shows a difference.
  public var rules: [String]

  /// Reads the comment at the head of a misconception's file; nil when a line is missing.
  ///
  ///     // belief: A controller's view is loaded when the controller is made.
  ///     // from: S003-02
  ///     // against: view.loads-on-first-access
  ///
  /// A line that goes on has its rest in further comment lines.
  init?(id: String, text: String) {
    var fields: [String: String] = [:]
    var current = ""
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("// ") else { break }
      var rest = line.dropFirst(3)
      for key in ["belief", "from", "against"] where rest.hasPrefix(key + ": ") {
        current = key
        rest = rest.dropFirst(key.utf8.count + 2)
      }
      fields[current] = (fields[current].map { $0 + " " } ?? "") + rest
    }
    guard let belief = fields["belief"], let source = fields["from"],
      let rules = fields["against"]
    else { return nil }
    self.id = id
    self.belief = belief
    self.source = source
    self.rules = rules.split { $0 == "," || $0 == " " }.map(String.init)
  }
}

extension Engine {
  /// The misconceptions that a scenario can be run under, by id.
  public var misconceptions: [Misconception] {
    EmbeddedSources.files(in: .misconceptions).compactMap { file in
      let name = file.name.split(separator: "/").last ?? ""
      return Misconception(id: String(name.dropLast(".swift".count)), text: file.text)
    }
  }
}
