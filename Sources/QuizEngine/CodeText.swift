/// Returns whether a text has any code: more than white space and comments.
func hasCode(_ text: String) -> Bool {
  var rest = text[...]
  while let first = rest.first {
    if first.isWhitespace {
      rest = rest.drop(while: \.isWhitespace)
    } else if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
    } else if rest.hasPrefix("/*") {
      rest = afterComment(rest)
    } else {
      return true
    }
  }
  return false
}

/// Returns the text after the comment that it begins with. Comments nest; one that doesn't end takes
/// the rest.
private func afterComment(_ text: Substring) -> Substring {
  var rest = text.dropFirst(2)
  var depth = 1
  while depth > 0, !rest.isEmpty {
    if rest.hasPrefix("/*") {
      depth += 1
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("*/") {
      depth -= 1
      rest = rest.dropFirst(2)
    } else {
      rest = rest.dropFirst()
    }
  }
  return rest
}
