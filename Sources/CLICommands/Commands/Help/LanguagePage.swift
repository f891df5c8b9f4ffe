internal import Scenarios
internal import TerminalUI

extension HelpTopic {
  static let swift = HelpTopic(name: "swift", takesWords: true) {
    (words, context) throws(Failure) in
    let columns = context.console.terminal.columns
    if words.isEmpty { return LanguagePage.overview(columns: columns) }
    let model = try context.soundModel()
    return try LanguagePage.details(
      of: words.joined(separator: " "), columns: columns, run: model.run)
  }
}

/// The pages of `vdl help swift`: the Swift that a scenario may use.
enum LanguagePage {
  private static let opening = """
    The Swift that a scenario may use. Each line names a short program that the tests run here and \
    with swiftc; 'vdl help swift TOPIC' shows the programs of a topic and what they print. When a \
    scenario uses anything else, vdl refuses it and names the place.
    """

  static var topics: [String] {
    GuideEntry.all.reduce(into: []) { if $0.last != $1.topic { $0.append($1.topic) } }
  }

  /// Every construct, by topic.
  static func overview(columns: Int) -> String {
    let parts = topics.map { topic in
      let lines = GuideEntry.all.filter { $0.topic == topic }.map {
        Text.wrapped(
          $0.refusal == nil ? $0.title : "\($0.title) (refused)", columns: columns,
          first: "  ", rest: "    ")
      }
      return ([topic] + lines).joined(separator: "\n")
    }
    return ([Text.wrapped(opening, columns: columns)] + parts).joined(separator: "\n\n") + "\n"
  }

  /// The constructs of a topic, with the runs of their programs.
  static func details(
    of topic: String, columns: Int, run: (Scenario) -> Run
  ) throws(Failure) -> String {
    let entries = GuideEntry.all.filter { $0.topic == topic.lowercased() }
    guard !entries.isEmpty else {
      throw .usage(
        "the language guide has no topic '\(topic)'" + Arguments.guess(topic, among: topics),
        hint: "see 'vdl help swift'")
    }
    return entries.map { details(of: $0, columns: columns, run: run) }.joined(separator: "\n")
  }

  private static func details(
    of entry: GuideEntry, columns: Int, run: (Scenario) -> Run
  ) -> String {
    let code = entry.code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "  " + $0 }
    var parts = [Text.wrapped(entry.title, columns: columns), code.joined(separator: "\n")]
    if let refusal = entry.refusal {
      parts.append(Text.wrapped("refused: \(refusal)", columns: columns))
    } else {
      let output = run(Scenario(entry.code)).output.map { "  " + Text.visible($0) }
      parts.append("prints\n\n" + output.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}
