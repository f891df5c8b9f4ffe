internal import Scenarios
internal import TerminalUI
internal import Words

/// What `vdl help swift` prints.
enum LanguagePage {
  static var topics: [String] {
    GuideEntry.all.reduce(into: []) { if $0.last != $1.topic { $0.append($1.topic) } }
  }

  /// Every construct, by topic.
  static func overview(columns: Int) -> String {
    let opening = Text.wrapped(Words.HelpPages.swift, columns: columns)
    let parts = topics.map { topic in
      let lines = GuideEntry.all.filter { $0.topic == topic }.map {
        Text.wrapped(
          $0.refusal == nil ? $0.title : Words.HelpPages.refused($0.title), columns: columns,
          first: "  ", rest: "    ")
      }
      return ([topic] + lines).joined(separator: "\n")
    }
    return ([opening] + parts).joined(separator: "\n\n") + "\n"
  }

  /// The constructs of a topic, with the runs of their programs.
  static func details(
    of topic: String, columns: Int, run: (Scenario) -> Run
  ) throws(Failure) -> String {
    let entries = GuideEntry.all.filter { $0.topic == topic.lowercased() }
    guard !entries.isEmpty else {
      throw .usage(
        Words.HelpPages.noSwiftTopic(topic) + Arguments.guess(topic, among: topics),
        hint: Words.Usage.seeHelp(on: "swift"))
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
      parts.append(Text.wrapped(Words.Runs.refused(refusal), columns: columns))
    } else {
      let output = run(Scenario(entry.code)).output.map { "  " + Text.visible($0) }
      parts.append(Words.HelpPages.prints + "\n\n" + output.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}
