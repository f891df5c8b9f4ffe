internal import Diagnostics
internal import Phrases
internal import Scenarios
internal import TerminalUI

extension HelpTopic {
  static let misconceptions = HelpTopic(name: "misconceptions", takesWords: true) {
    (words, context) throws(Failure) in
    let model = try context.taughtModel(Arguments([], options: [], command: "help"))
    let columns = context.console.terminal.columns
    return words.isEmpty
      ? MisconceptionsPage.text(model.misconceptions(), columns: columns)
      : try MisconceptionsPage.details(of: words.joined(separator: " "), model, columns: columns)
  }
}

/// The page of `vdl help misconceptions`: each misconception with its refutation.
enum MisconceptionsPage {
  private static let opening = """
    Misconceptions about UIKit that vdl can run as if they were true. 'vdl run --believing ID \
    scenario.swift' prints what the scenario would print then, and 'vdl trace' with the same options \
    shows the callbacks. 'vdl help misconceptions ID' shows one, with an example that makes the \
    difference.
    """

  static func text(_ all: [Misconception], columns: Int) -> String {
    let entries = all.map { entry($0, columns: columns) }
    return ([Text.wrapped(opening, columns: columns)] + entries).joined(separator: "\n\n") + "\n"
  }

  /// One misconception, with the commands that show the difference.
  static func details(
    of id: String, _ model: Model, columns: Int
  ) throws(Failure) -> String {
    let all = model.misconceptions()
    guard let misconception = all.first(where: { $0.id == id.lowercased() }) else {
      throw .usage(
        .unknownName(
          id, noun: "misconception", suggestion: suggestion(for: id, among: all.map(\.id)),
          list: "vdl help misconceptions"))
    }
    var parts = [entry(misconception, columns: columns)]
    // The example of the first rule shows a difference.
    if let example = model.examples().first(where: { $0.rule == misconception.rules.first }) {
      let trace =
        "vdl rules --code \(example.rule) | vdl trace" + RuleBook.options(of: example.scenario)
      parts.append(
        table(
          [
            (trace + " -", "what UIKit does"),
            (
              trace + " --believing \(misconception.id) -", "what the misconception says"
            ),
          ], columns: columns))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func entry(_ misconception: Misconception, columns: Int) -> String {
    [
      Text.wrapped(misconception.id, columns: columns, first: "", rest: "  "),
      Text.wrapped(misconception.refutation.text, columns: columns, first: "  "),
      Text.wrapped(
        "contradicts: \(list(misconception.rules))", columns: columns, first: "    ",
        rest: "      "),
    ].joined(separator: "\n")
  }
}
