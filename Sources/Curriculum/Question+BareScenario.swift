extension Question {
  /// The scenario without its layout: no comments on lines of their own, no blank lines, and no white
  /// space around lines. Its hash tells a change of meaning from a change of layout.
  ///
  /// Code with a string over several lines stays as it is, because its layout is part of the string.
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
