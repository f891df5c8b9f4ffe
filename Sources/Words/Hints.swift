internal import Phrases

/// The three hints of a question whose author wrote none; each says more than the one before.
public enum Hints {
  // MARK: What to look at, and the rule

  public static func thinkOf(_ names: [String]) -> String {
    "Think of \(list(names.map { "`\($0)`" }))."
  }

  public static func turns(onRule rule: String) -> String { "It turns on the rule `\(rule)`." }

  // MARK: A part of the answer

  public static let printsLess = "It prints less than one may think."
  public static let followTheCode = "Follow the code line by line, and stop at that rule."
  public static let fewer = "It is fewer than you may think."

  public static func firstComes(_ event: String) -> String { "First comes `\(event)`." }

  public static func firstLine(_ line: String, of count: Int) -> String {
    "The first of \(counted(count, "line")) is `\(line)`."
  }

  public static func isNot(_ letter: String) -> String { "It is not \(letter)." }

  public static func more(than count: Int) -> String { "It is more than \(count)." }

  public static func valueBegins(with start: String) -> String {
    "The value begins with `\(start)`."
  }

  public static func look(betweenLine first: Int, and last: Int) -> String {
    "Look between lines \(first) and \(last)."
  }

  /// `goals` is what must hold.
  public static func oneThingAtATime(_ goals: String) -> String {
    "One thing at a time: \(goals)"
  }

  public static func isSo(on version: String) -> String { "It is so on iOS \(version)." }

  public static func oneCause(_ letter: String) -> String { "One of the causes is \(letter)." }

  public static func actions(_ count: Int, first letter: String) -> String {
    "\(counted(count, "action")) \(count == 1 ? "is" : "are") enough; the first is \(letter)."
  }
}
