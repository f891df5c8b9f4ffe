extension StringProtocol {
  /// The text without white space, ends of lines included, at its ends.
  public var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
