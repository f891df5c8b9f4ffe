internal import Phrases

/// How a question is to be answered, and what is wrong with what was typed: no answer yet. In lower
/// case and without a full stop, so that either may be part of a sentence.
public enum Answering {
  // MARK: How to answer

  public static let typeALetter = "type a letter"
  public static let typeTheMendedCode = "type the mended code"
  public static let typeTheCode = "type the code"
  public static let typeTheLineToTakeOut = "type the number of the line to take out"
  public static let typeTheLineBefore =
    "type the number of the line after which it goes, 0 for before the first"
  public static let typeWhatComesNext = "type what comes next, a letter or a name, one at a time"
  public static let typeTheOutput = "type the lines it prints, or 'nothing'"
  public static let typeTheValue = "type the value, as print shows it"
  public static let typeTrueOrFalse = "type true or false"

  public static func typeHowOften(_ event: String) -> String {
    "type how many times '\(event)' is called"
  }

  /// `letters` are those of the list as it stands.
  public static func typeTheOrder(_ letters: [String]) -> String {
    "type the letters in order, as \(letters.joined()), or the names"
  }

  /// `letters` are those of an example.
  public static func typeTheActions(_ letters: [String]) -> String {
    "type the letters of the actions in order, as \(letters.joined())"
  }

  /// `letters` are those of an example.
  public static func typeTheCauses(_ letters: [String]) -> String {
    "type the letters of all that it would not happen without, as \(letters.joined())"
  }

  /// `versions` are an example.
  public static func typeTheReleases(_ versions: [String]) -> String {
    "type the releases, as \(list(versions)), or 'all' or 'none'"
  }

  // MARK: How the answer ends; follows how to answer

  public static let emptyLineEnds = "; an empty line ends the answer"
  public static let fullStopEnds = "; a line with nothing but '.' ends it"
  public static let returnOpensEditor =
    "; Return opens your editor, or type it here and '.' on a line of its own"

  // MARK: What cannot be read

  public static let typeANumber = "type a number, such as 2"
  public static let typeTheQuotedTruth = "type 'true' or 'false'"
  public static let typeTheLinesOfOutput =
    "type the lines it prints, one on each line, or 'nothing'"
  public static let typeTheCodeToItsEnd =
    "type the code, and a '.' on a line of its own when it is done"

  public static func typeOneLetter(of letters: [String]) -> String {
    "type one letter: \(alternatives(letters))"
  }

  public static func typeALineNumber(from first: Int, to last: Int) -> String {
    "type the number of a line, from \(first) to \(last)"
  }

  public static func typeAllLetters(_ letters: [String]) -> String {
    "type all \(letters.count) letters, as '\(letters.joined())', or the names"
  }

  public static func noSuchLetter(_ letter: String, instead: String) -> String {
    "there is no '\(letter)'; \(instead)"
  }

  public static func givenTwice(_ item: String, instead: String) -> String {
    "there twice: \(item); \(instead)"
  }

  public static func missing(_ items: [String], instead: String) -> String {
    "missing: \(list(items)); \(instead)"
  }

  public static func notAmongThese(_ name: String) -> String { "'\(name)' is not among these" }

  public static func notAmongThese(_ name: String, instead: String) -> String {
    "\(notAmongThese(name)); \(instead)"
  }

  /// A name fits several items.
  public static func mayBe(_ name: String, _ items: [String]) -> String {
    "'\(name)' may be \(items.joined(separator: " or "))"
  }

  public static func happenedAlready(_ event: String, left letters: [String]) -> String {
    "'\(event)' has happened already; left are \(list(letters))"
  }

  public static func tooManyActions(_ count: Int, most: Int) -> String {
    "that is \(count) actions; take at most \(most)"
  }
}
