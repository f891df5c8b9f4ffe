internal import Exporting

/// A page of help that belongs to no one command.
struct HelpTopic: Sendable {
  var name: String
  /// Whether words may follow the name, as in `vdl help swift closures`.
  var takesWords = false
  /// Returns the page for the words after the name.
  var page: @Sendable (_ words: [String], _ context: Context) throws(Failure) -> String

  /// Every topic, in the order in which the help lists them.
  static let all: [HelpTopic] = [
    .swift, .simulator, .slips, .status, .tables, .schemas, .misconceptions, .sources,
  ]

  /// Whether the words of `vdl help` ask for this page.
  func takes(_ words: [String]) -> Bool {
    words.first == name && (takesWords || words.count == 1)
  }
}

extension HelpTopic {
  static let status = HelpTopic(name: "status") { (_, _) throws(Failure) in
    "What the exit status means:\n\n"
      + statuses.map { status, meaning in
        "  \(status)\(String(repeating: " ", count: 5 - status.count))\(meaning)\n"
      }.joined()
  }

  /// The exit statuses, with their meanings.
  static let statuses = [
    ("0", "done"), ("1", "a check found something"),
    ("2", "the Swift doesn't parse, is refused, isn't supported or isn't UTF-8"),
    ("3", "the scenario trapped"),
    ("4", "the scenario reached a limit: steps, memory or printed bytes"),
    ("64", "vdl didn't understand the command line"),
    ("74", "something outside vdl failed: a file, the disk, the database, the network"),
    ("130", "interrupted"),
  ]

  static let tables = HelpTopic(name: "tables") { (_, _) throws(Failure) in
    Table.allCases.map(\.documentation).joined(separator: "\n\n") + "\n"
  }
}
