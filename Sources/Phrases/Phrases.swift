// The small forms that many sentences share: counts, lists, names and guesses.

/// "no questions", "1 question", "2 questions".
public func counted(_ count: Int, _ noun: String) -> String {
  count == 0 ? "no \(noun)s" : numbered(count, noun)
}

/// "0 questions", "1 question", "2 questions".
public func numbered(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// "0 times", "once", "twice", "3 times".
public func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

/// "a", "a or b", "a, b or c".
public func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// "a, b, c": a list outside of any sentence.
public func list(_ words: [String]) -> String { words.joined(separator: ", ") }

/// "3 of 5".
public func share(_ part: Int, of whole: Int) -> String { "\(part) of \(whole)" }

/// "10% to 20%".
public func range(_ low: String, _ high: String) -> String { "\(low) to \(high)" }

/// Returns a message, in lower case and without a full stop, as a sentence.
public func sentence(_ message: String) -> String {
  message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix("?") ? "" : ".")
}

/// "'a'": a name as it is spelled.
public func quoted(_ name: String) -> String { "'\(name)'" }

/// "; expected 'a' or 'b'": follows a sentence about an unknown name, with the known ones.
public func expected(_ names: [String]) -> String {
  "; expected " + (names.isEmpty ? "nothing" : alternatives(names.map(quoted)))
}

/// "; did you mean 'a'?": follows a sentence about an unknown name that is near a known one.
public func didYouMean(_ name: String) -> String { "; did you mean '\(name)'?" }

/// A text of the course without the marks of code.
public func plain(_ text: String) -> String { text.filter { $0 != "`" } }
