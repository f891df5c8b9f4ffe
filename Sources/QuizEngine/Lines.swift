extension String {
  /// The lines, without empty ones at the end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the text with one line emptied, so that the others keep their numbers; the first line
  /// is 1.
  func removing(line number: Int) -> String {
    var lines = lines
    guard lines.indices.contains(number - 1) else { return self }
    lines[number - 1] = ""
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the text with code inserted after a line, from 1; 0 is before the first line.
  func inserting(_ code: String, afterLine number: Int) -> String {
    var lines = lines
    guard number <= lines.count else { return self }
    lines.insert(code, at: number)
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Returns a line without white space at its ends, and with single spaces between its words.
func plain(_ line: Substring) -> String {
  line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
}

/// Returns the words of a line: runs of letters, digits and underscores.
func words(of line: String) -> [String] {
  line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
}

/// Returns a text in lower case without white space, full stops and backticks, to compare texts
/// whatever their layout.
func bare(_ text: String) -> String {
  text.lowercased().filter { !" \n\t.`".contains($0) }
}
