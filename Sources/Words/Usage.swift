internal import Phrases

/// What is wrong with a command line, and what to do about it. In lower case, no full stop.
public enum Usage {
  // MARK: Commands

  /// `command` is without `vdl`.
  public static func takesNo(_ command: String, _ operand: String) -> String {
    "'vdl \(command)' takes no '\(operand)'"
  }

  public static func unknownCommand(_ name: String) -> String { "unknown command '\(name)'" }

  /// Of a command of two words the first alone.
  public static func needsToKnowWhat(_ group: String) -> String {
    "'vdl \(group)' needs to know what to do"
  }

  public static func noHelp(on topic: String) -> String { "no help on '\(topic)'" }
  public static func seeHelp(on topic: String) -> String { "see 'vdl help \(topic)'" }

  /// Without a command it is the help of the program.
  public static func seeHelp(of command: String) -> String {
    "see '\(HelpPages.program(command)) --help'"
  }

  // MARK: Options

  public static func unknownOption(_ name: String) -> String { "unknown option '\(name)'" }
  public static func takesNoValue(_ option: String) -> String {
    "option '\(option)' takes no value"
  }

  /// `value` is what the help calls it.
  public static func needsAValue(_ option: String, _ value: String) -> String {
    "option '\(option)' needs a value: \(option) \(value)"
  }

  public static func needsANumber(_ option: String, atLeast least: String, not text: String)
    -> String
  {
    "option '\(option)' needs a whole number of at least \(least), not '\(text)'"
  }

  public static func isOneOf(_ option: String, _ words: [String], not text: String) -> String {
    "option '\(option)' is one of \(list(words)), not '\(text)'"
  }

  public static func doNotGoTogether(_ one: String, _ other: String) -> String {
    "\(one) and \(other) do not go together"
  }

  public static func cannotBeCombined(_ one: String, _ other: String) -> String {
    "options '\(one)' and '\(other)' cannot be combined"
  }

  // MARK: Of single commands

  public static let learnTakesOneLesson = "'vdl learn' takes one lesson"
  public static let sourceTakesOneName =
    "'vdl source' takes one name, such as UIViewController.view"
  public static let rulesTakesOneName = "'vdl rules' takes one rule or name at a time"
  public static let codeNeedsARule = "'vdl rules --code' needs a rule's id"
  public static let settingsTakesAKey = "'vdl settings' takes a key and a value"
  public static let backupTakesOneFile = "'vdl backup' takes one file"
  public static let restoreTakesOneFile = "'vdl restore' takes one file"

  public static let noFileToRun = "no file to run"
  public static let giveAFileToRun = "give the name of a Swift file, or - for standard input"
  public static let inputOnlyOnce = "standard input (-) can be read only once"

  public static let noReport = "no file given"
  public static let nameTheReport = "name the file with -o FILE.html"
  public static let nameItLikeAReport = "name it with -o FILE.html"

  public static let noFormat = "no format given"
  public static let addAFormat = "add --format csv, --format json or --format jsonl"
  public static let sinceOfReviews =
    "option '--since' goes with '--table reviews', the only table with times"

  public static func sinceNeedsADate(not text: String) -> String {
    "option '--since' needs a date such as 2026-01-31, not '\(text)'"
  }

  public static func noQuestion(about rule: String) -> String {
    "no question is about the rule '\(rule)'"
  }

  // MARK: Releases, rules and misconceptions

  public static func noRelease(_ text: String) -> String {
    "'\(text)' is not a release of iOS; write a number such as 17 or 5.1"
  }

  /// The releases next to it: one or two.
  public static func neverReleased(_ version: String, neighbours: [String]) -> String {
    let are = neighbours.count == 1 ? "neighbour is" : "neighbours are"
    return
      "iOS \(version) was never released; its \(are) \(neighbours.joined(separator: " and "))"
  }

  public static func noMisconception(_ id: String) -> String {
    "no misconception is called '\(id)'"
  }

  public static func noRule(_ id: String) -> String { "no rule is called '\(id)'" }
  public static let seeRules = "see 'vdl rules'"

  public static func isNotInDoubt(_ rule: String) -> String {
    "the rule '\(rule)' is not in doubt and has no alternative; --without \(rule) takes it away"
  }
}
