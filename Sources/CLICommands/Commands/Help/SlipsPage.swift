internal import Scenarios
internal import TerminalUI
internal import Words

/// What `vdl help slips` prints.
enum SlipsPage {
  static func text(on words: some Sequence<String>, columns: Int) throws(Failure) -> String {
    let ids = Array(words)
    guard let id = ids.first else { return list(columns: columns) }
    guard ids.count == 1, let slip = SlipEntry.all.first(where: { $0.id == id }) else {
      let name = ids.joined(separator: " ")
      throw .usage(
        Words.HelpPages.noSlip(name) + Arguments.guess(name, among: SlipEntry.all.map(\.id)),
        hint: Words.Usage.seeHelp(on: "slips"))
    }
    return details(of: slip, columns: columns)
  }

  private static func list(columns: Int) -> String {
    let opening = Text.wrapped(Words.HelpPages.slips, columns: columns)
    let entries = SlipEntry.all.map { slip in
      [
        Text.wrapped(slip.id, columns: columns),
        Text.wrapped(slip.title, columns: columns, first: "  "),
      ].joined(separator: "\n")
    }
    return ([opening] + entries).joined(separator: "\n\n") + "\n"
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
