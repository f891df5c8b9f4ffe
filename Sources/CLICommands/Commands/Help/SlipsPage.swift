internal import Diagnostics
internal import Scenarios
internal import TerminalUI

extension HelpTopic {
  static let slips = HelpTopic(name: "slips", takesWords: true) {
    (words, context) throws(Failure) in
    try SlipsPage.text(on: words, columns: context.console.terminal.columns)
  }
}

/// The pages of `vdl help slips`: code that Swift accepts and hardly anybody means.
enum SlipsPage {
  private static let opening = """
    Code that Swift accepts but that you seldom mean. A scenario with a slip runs, and a warning ends \
    in the slip's id: 'warning: nothing calls ... [never-called]'. 'vdl help slips ID' shows an \
    example.
    """

  static func text(on ids: [String], columns: Int) throws(Failure) -> String {
    guard let id = ids.first else { return list(columns: columns) }
    guard ids.count == 1, let slip = SlipEntry.all.first(where: { $0.id == id }) else {
      let name = ids.joined(separator: " ")
      throw .usage(
        .unknownName(
          name, noun: "slip", suggestion: suggestion(for: name, among: SlipEntry.all.map(\.id)),
          list: "vdl help slips"))
    }
    return details(of: slip, columns: columns)
  }

  private static func list(columns: Int) -> String {
    let entries = SlipEntry.all.map { slip in
      [
        Text.wrapped(slip.id, columns: columns),
        Text.wrapped(slip.title, columns: columns, first: "  "),
      ].joined(separator: "\n")
    }
    return ([Text.wrapped(opening, columns: columns)] + entries).joined(separator: "\n\n") + "\n"
  }

  private static func details(of slip: SlipEntry, columns: Int) -> String {
    let code = slip.example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  " + $0 }.joined(separator: "\n")
    return [
      Text.wrapped("\(slip.id): \(slip.title)", columns: columns),
      Text.wrapped(slip.why, columns: columns), code,
    ].joined(separator: "\n\n") + "\n"
  }
}
