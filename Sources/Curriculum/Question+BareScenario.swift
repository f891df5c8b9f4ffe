extension Question {
  /// The scenario without what makes no difference to its run: comments that have a line of their
  /// own, blank lines, and white space around lines. Its hash tells a change of meaning from one of
  /// layout.
  ///
  /// Code with a string over several lines is left as it is, since there layout is meaning.
  public var bareScenario: String {
    guard !scenario.contains("\"\"\"") else { return scenario }
    return scenario.split(separator: "\n")
      .map { line in
        let start = line.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
      }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
