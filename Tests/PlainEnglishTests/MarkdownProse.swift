extension Prose {
  /// Takes what a reader of Markdown reads as sentences: no code, no comments, no addresses, each cell of a
  /// table and each heading for itself.
  init(markdown: String) {
    var lines: [Line] = []
    var fence: Substring?
    var isInComment = false
    for (index, line) in markdown.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      let signs = line.prefix { $0 == "`" }
      if isInComment || line.hasPrefix("<!--") {
        isInComment = !line.hasSuffix("-->")
      } else if let open = fence {
        if signs.count >= open.count, signs.count == line.count { fence = nil }
      } else if signs.count >= 3 {
        fence = signs
        lines.append(Line(text: "", number: index + 1))
      } else {
        lines += Self.parts(ofMarkdown: line).map { Line(text: $0, number: index + 1) }
      }
    }
    self.init(lines: lines)
  }

  /// What a line says, and an empty line after what stands for itself.
  private static func parts(ofMarkdown line: Substring) -> [String] {
    // What goes on below an item of a list is set in there, and begins nothing.
    let text = String(line.drop { $0 == " " }).replacing(#/`+[^`]+`+/#, with: "…")
      .replacing(#/!?\[([^\]]*)\]\([^)]*\)/#) { match in match.output.1 }
    if text.hasPrefix("|") { return text.split(separator: "|").flatMap { [String($0), ""] } }
    if text.hasPrefix("#") { return [text, ""] }
    return [text]
  }
}
