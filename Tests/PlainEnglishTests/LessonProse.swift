extension Prose {
  /// The blocks of a lesson whose lines are sentences, but for those that have a key.
  private static let blocks: Set = [
    "actions", "causes", "choices", "explain", "feedback", "goal", "hints", "holds", "statement",
  ]

  /// Takes what a learner reads as sentences in the file of a lesson: its title and its aim, its prose, its
  /// prompts, and the words of the blocks of its questions.
  init(lesson: String) {
    var lines: [String] = []
    var isInHead = false
    var isInBlock = false
    for line in lesson.split(separator: "\n", omittingEmptySubsequences: false) {
      let kept: String
      if line == "---" {
        isInHead = lines.isEmpty
        kept = ""
      } else if isInHead {
        // Each for itself, as a heading is.
        kept = line.firstMatch(of: /^(?:title|aim): (.*)/).map { "# " + $0.output.1 } ?? ""
      } else if isInBlock {
        isInBlock = line != "```"
        kept = isInBlock ? String(Self.words(ofBlockLine: line)) : ""
      } else if line.hasPrefix("```"), Self.blocks.contains(String(line.dropFirst(3))) {
        isInBlock = true
        kept = ""
      } else {
        kept = String(line)
      }
      lines.append(kept)
    }
    self.init(markdown: lines.joined(separator: "\n"))
  }

  /// A line below an item has a key, and only feedback is words.
  private static func words(ofBlockLine line: Substring) -> Substring {
    if let feedback = line.firstMatch(of: /^ +feedback: (.*)/) { return feedback.output.1 }
    return line.contains(#/^ +([a-z]+:|&&|\|\|) /#) ? "" : line
  }
}
