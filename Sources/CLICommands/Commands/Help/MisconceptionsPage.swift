internal import Phrases
internal import Scenarios
internal import TerminalUI

extension HelpTopic {
  static let misconceptions = HelpTopic(name: "misconceptions") { (_, context) throws(Failure) in
    MisconceptionsPage.text(
      try context.soundModel().misconceptions(), columns: context.console.terminal.columns)
  }
}

/// The page of `vdl help misconceptions`: each misconception with its refutation.
enum MisconceptionsPage {
  private static let opening = """
    Misconceptions about UIKit that vdl can run as if they were true. 'vdl run --believing ID \
    scenario.swift' prints what the scenario would print then, and 'vdl trace' with the same options \
    shows the callbacks. The example of the first rule that a misconception contradicts shows the \
    difference: 'vdl rules --code RULE'.
    """

  static func text(_ all: [Misconception], columns: Int) -> String {
    let entries = all.map { misconception in
      [
        Text.wrapped(misconception.id, columns: columns, first: "", rest: "  "),
        Text.wrapped(misconception.refutation.text, columns: columns, first: "  "),
        Text.wrapped(
          "contradicts: \(list(misconception.rules))", columns: columns, first: "    ",
          rest: "      "),
      ].joined(separator: "\n")
    }
    return ([Text.wrapped(opening, columns: columns)] + entries).joined(separator: "\n\n") + "\n"
  }
}
