internal import Scenarios
internal import TerminalUI

/// What `vdl help slips` prints.
enum SlipsPage {
  static func text(on words: some Sequence<String>, columns: Int) throws(Failure) -> String {
    let ids = Array(words)
    guard let id = ids.first else { return list(columns: columns) }
    guard ids.count == 1, let slip = SlipEntry.all.first(where: { $0.id == id }) else {
      let name = ids.joined(separator: " ")
      throw .usage(
        "no slip is called '\(name)'" + Arguments.guess(name, among: SlipEntry.all.map(\.id)),
        hint: "see 'vdl help slips'")
    }
    return details(of: slip, columns: columns)
  }

  private static func list(columns: Int) -> String {
    let opening = Text.wrapped(
      """
      What Swift takes and is yet seldom meant. A scenario with it runs, and a warning that ends in \
      its id says so: 'warning: nothing calls ... [never-called]'. 'vdl help slips ID' shows an \
      example.
      """, columns: columns)
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
