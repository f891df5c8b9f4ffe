// What the sentences of the catalogue have in common: counts, lists and guesses.

/// "no questions", "1 question", "2 questions".
public func counted(_ count: Int, _ noun: String) -> String {
  count == 0 ? "no \(noun)s" : numbered(count, noun)
}

/// "0 questions", "1 question", "2 questions".
func numbered(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// "a", "a or b", "a, b or c".
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// "a, b, c": what there is, in no sentence of its own.
func list(_ words: [String]) -> String { words.joined(separator: ", ") }

/// "3 of 5".
public func share(_ part: Int, of whole: Int) -> String { "\(part) of \(whole)" }

/// "10% to 20%".
func range(_ low: String, _ high: String) -> String { "\(low) to \(high)" }

/// A message, in lower case and without a full stop, as a sentence.
public func sentence(_ message: String) -> String {
  message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix("?") ? "" : ".")
}

/// "'a'": a name as it is spelled.
func quoted(_ name: String) -> String { "'\(name)'" }

/// Follows a sentence about a name that nothing has, where another one is near.
public func didYouMean(_ name: String) -> String { "; did you mean '\(name)'?" }
