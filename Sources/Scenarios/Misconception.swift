public import Diagnostics
import EmbeddedSources

/// A misconception about UIKit that can run: functions that replace some of the model's.
public struct Misconception: Hashable, Sendable {
  /// The name of its file in `Sources/Misconceptions`, without the ending; for one of a course, after the
  /// course's id and a slash.
  public var id: String
  /// The misconception in one sentence, as a learner would say it.
  public var belief: String
  /// The answer to a learner who has it.
  public var refutation: Refutation
  /// Its sources: entries of the claims ledger, articles, questions people asked.
  public var source: String
  /// The rules it contradicts, most important first; the first one's example shows a difference.
  public var rules: [String]
  /// The file of a course's own; nil for one that the model has.
  public var file: SourceFile?

  /// Reads the comment at the head of a misconception's file; nil when a line is missing.
  ///
  ///     // belief: A controller's view is loaded when the controller is made.
  ///     // expect: You may expect that a controller's view is loaded when the controller is created.
  ///     // truth: It is not so: creating the controller loads nothing.
  ///     // why: UIKit loads the view only when something first reads `view`.
  ///     // from: S003-02
  ///     // against: view.loads-on-first-access
  ///
  /// A line that goes on has its rest in further comment lines.
  public init?(id: String, text: String) {
    let fields = Self.fields(of: text)
    guard let belief = fields["belief"], let source = fields["from"],
      let rules = fields["against"],
      let refutation = Refutation(
        expectation: fields["expect"], truth: fields["truth"], reason: fields["why"])
    else { return nil }
    self.id = id
    self.belief = belief
    self.refutation = refutation
    self.source = source
    self.rules = rules.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
      .map { String(Substring($0)) }
  }

  /// The lines that the head of a file lacks.
  public static func missingLines(in text: String) -> [String] {
    let fields = fields(of: text)
    return keys.filter { fields[$0]?.isEmpty ?? true }
  }

  private static let keys = ["belief", "expect", "truth", "why", "from", "against"]

  /// Every start reads the heads of all files, so this looks at no line after them, and at bytes alone.
  private static func fields(of text: String) -> [String: String] {
    var fields: [String: String] = [:]
    var current = ""
    var lines = text.utf8[...]
    while let line = lines.firstLine {
      lines = lines[line.endIndex...].dropFirst()
      if line.isEmpty { continue }
      guard var rest = line.after("// ") else { break }
      for key in keys {
        guard let value = rest.after(key)?.after(": ") else { continue }
        current = key
        rest = value
      }
      fields[current] = (fields[current].map { $0 + " " } ?? "") + String(Substring(rest))
    }
    return fields
  }
}

extension Substring.UTF8View {
  /// The bytes before the end of the first line; nil where nothing is left.
  fileprivate var firstLine: Self? { isEmpty ? nil : prefix { $0 != UInt8(ascii: "\n") } }

  /// The rest after a beginning; nil where there is another one.
  fileprivate func after(_ beginning: String) -> Self? {
    starts(with: beginning.utf8) ? dropFirst(beginning.utf8.count) : nil
  }
}

extension Engine {
  /// The misconceptions that a scenario can be run under, by id.
  public var misconceptions: [Misconception] {
    EmbeddedSources.files(in: .misconceptions).compactMap { file in
      Misconception(id: EmbeddedSources.bareName(of: file.name), text: file.text)
    }
  }
}
