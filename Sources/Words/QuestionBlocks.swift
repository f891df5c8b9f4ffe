internal import Phrases

/// What is wrong with a question as it is written in a lesson or in Swift with comments, said to
/// its author. In lower case, no full stop.
public enum QuestionBlocks {
  // MARK: The `ask` block

  public static func unknownKind(_ name: String) -> String {
    "unknown kind '\(name)'"
  }

  public static func noRuleID(_ text: String) -> String {
    "'\(text)' is no rule's id; ids are as 'view.loads-on-first-access', and 'vdl rules' lists them"
  }

  public static func namesNoRule(_ question: String) -> String {
    "\(question) names no rule; 'vdl trace' on its code names those of each event, and the one "
      + "it is about comes first"
  }

  public static func unknown(_ what: String, _ name: String) -> String {
    "unknown \(what) '\(name)'"
  }

  public static func belongsToKind(_ key: String, _ owners: [String], not kind: String) -> String {
    "'\(key)' belongs to kind \(owners.map(quoted).joined(separator: " and ")), and this is "
      + "'\(kind)'; leave it out"
  }

  public static func noActionCount(_ text: String) -> String {
    "'\(text)' actions; write a number from 1 to 5"
  }

  public static let iosOfVersions = "'ios' does not go with kind 'versions', which runs on several"

  public static func releaseCount(_ count: Int) -> String {
    "\(count) releases to tell apart; write 3 to 6, as 'among: [5.1, 6, 12, 17]'"
  }

  public static let releasesUnordered = "the releases stand in no order; write the oldest first"
  public static let classesForExample = "Home, Side"

  public static func noClassName(_ name: String) -> String {
    "'\(name)' is no class's name; write it as 'Home'"
  }

  public static func shufflesTooMany(_ name: String, _ count: Int) -> String {
    "'\(name)' has \(count) items to shuffle; 4 have 24 orders, and more are too many"
  }

  public static let onlyNamesVary = "'names' alone vary nothing; add 'vary' or 'shuffle'"

  public static func holdsNoPlaceholders(_ key: String, _ what: String, such example: String)
    -> String
  {
    "'\(key)' holds \(what); write '\(key):' and below it '  \(example)'"
  }

  public static func noPlaceholderName(_ name: String) -> String {
    "'\(name)' is no placeholder's name; use capital letters, as 'COUNT'"
  }

  public static func placeholderHoldsNoList(_ name: String, _ what: String, such example: String)
    -> String
  {
    "'\(name)' holds \(what), not a list; write '\(example)'"
  }

  public static func tooFewValues(_ name: String) -> String {
    "'\(name)' needs two or more different values"
  }

  public static func isNeverFilled(_ name: String) -> String {
    "'$\(name)' is filled by nothing; give its values below 'vary', as '\(name): [1, 2]'"
  }

  public static func isNotFilled(_ name: String) -> String {
    "'$\(name)' is filled by nothing"
  }

  public static func isNotUsed(_ mark: String, of placeholder: String) -> String {
    "nothing in the question says '$\(mark)'; write it where it varies, or leave "
      + "'\(placeholder)' out"
  }

  // MARK: The parts of a question

  public static func holdsAHeading(_ question: String) -> String {
    "\(question) holds a heading; end the question with a heading '## …'"
  }

  public static func proseBeforeAsk(of question: String) -> String {
    "prose before the 'ask' block of \(question); write it below that block"
  }

  public static func proseAfterScenario(of question: String) -> String {
    "prose after the scenario of \(question); write it above, or begin a new part by '## …'"
  }

  public static func secondAsk(in question: String) -> String {
    "a second 'ask' block in \(question); keep one"
  }

  public static func unknownBlock(_ name: String, in question: String) -> String {
    "unknown block '\(name)' in \(question)"
  }

  public static func unknownWord(_ word: String, near: String) -> String {
    "unknown word '\(word)' after 'swift'; did you mean '\(near)'?"
  }

  public static func secondScenario(in question: String) -> String {
    "a second scenario in \(question); keep one"
  }

  public static func scenarioIsEmpty(of question: String) -> String {
    "the scenario of \(question) is empty; write the Swift that is run"
  }

  public static func secondAnswers(in question: String) -> String {
    "a second block of answers in \(question); keep one"
  }

  public static func noAsk(_ question: String) -> String {
    "\(question) has no 'ask' block; write one below the heading, with kind: and rules:"
  }

  public static func asksNothing(_ question: String) -> String {
    "\(question) asks nothing; write what is asked between the 'ask' block and the code"
  }

  public static func noScenario(_ question: String) -> String {
    "\(question) has no scenario; add a '```swift' block whose run has the answer"
  }

  public static func lacksBlock(_ question: String, kind: String, _ block: String) -> String {
    "\(question) is of kind '\(kind)' and has no '\(block)' block; add one after the scenario"
  }

  public static func eventListedTwice(_ event: String) -> String {
    "'\(event)' is listed twice; keep one, or write '\(event) (2)' for its second time"
  }

  public static let firstListedHere = "first listed here"
  public static let eventsToSort = "events to sort"
  public static let anAction = "an action"
  public static let whatIsSaid = "what is said to an answer"

  public static func expected(_ count: Int, _ what: String, from least: Int, to most: Int) -> String
  {
    "\(count) \(what); expected \(least) to \(most)"
  }

  public static func statementCount(_ count: Int, kind: String) -> String {
    "\(count) statements; a question of kind '\(kind)' has one"
  }

  public static func blockIsEmpty(_ block: String) -> String {
    "'\(block)' is empty; write the Swift"
  }

  public static func hintCount(_ count: Int) -> String {
    "\(count) hints; expected 1 to 3"
  }

  public static func swiftLeadsOut(_ name: String) -> String {
    "'\(name)' leads out of the course's folder; a Swift file stands beside the lessons"
  }

  public static let aCause = "a cause"
  public static let aHint = "a hint"
  public static let anAnswer = "an answer"
  public static let aGoal = "a goal"
  public static let swiftStandsBeside = "; Swift files stand beside the lessons"

  public static func wordsAfterSwift(_ words: String) -> String {
    "'\(words)' after 'swift': a scenario is always run; 'ios:' and 'device:' stand in the 'ask' "
      + "block"
  }

  /// `own` are the blocks that the kind takes.
  public static func takesNo(_ kind: String, block: String, own: [String]) -> String {
    "kind '\(kind)' takes no '\(block)' block; it takes "
      + (own.isEmpty ? "none" : list(own.map(quoted)))
  }

  public static func goalCount(_ count: Int, from least: Int, to most: Int) -> String {
    "\(count) goals; expected " + (least == most ? "one" : "\(least) to \(most)")
  }

  // MARK: Answers, as items of a list

  /// `item` is one of those above; a key decides it, if any does.
  public static func expectedItem(_ item: String, deciding key: String?) -> String {
    "expected '- ' and \(item)" + (key.map { ", then '  \($0): ' and what decides it" } ?? "")
  }

  public static let secondCheck = "a second check for one answer; keep one, or join them by '&&'"

  public static func secondKey(_ key: String) -> String {
    "a second \(key) for one answer; keep one"
  }

  /// `meaning` is one of those below, here and in the next.
  public static func nothingDecides(_ keys: [String], _ meaning: String) -> String {
    "nothing decides this answer; add "
      + "\(keys.map { "'  \($0): '" }.joined(separator: " or ")) and \(meaning)"
  }

  public static func checkIsEmpty(_ meaning: String) -> String {
    "an empty check; write \(meaning)"
  }

  public static func textAfter(_ key: String) -> String {
    "text after the \(key); a \(key) that goes on is indented by four"
  }

  public static func unknownKey(_ key: String, near: String) -> String {
    "unknown key '\(key)'; did you mean '\(near)'?"
  }

  public static func withoutWords(_ item: String) -> String {
    "\(item) without words; write them after '- '"
  }

  public static func bothGiven(_ one: String, _ other: String) -> String {
    "'\(one)' and '\(other)' for one answer; keep one"
  }

  public static func saysNothing(_ key: String) -> String {
    "'\(key)' says nothing"
  }

  public static let meaningOfCheck = "a Swift expression that is true when it is right"
  public static let meaningOfLine = "the line of the scenario that is taken out"
  public static let meaningOfDo = "the Swift that does it"
  public static let meaningOfAnswer = "a wrong answer as a learner would type it"
  public static let meaningOfOthers = "what it is for"

  // MARK: Swift with comments

  public static func secondQuestion(_ id: String) -> String {
    "a second question '\(id)'; give it an id of its own"
  }

  public static func secondNote(_ key: String, in question: String) -> String {
    "a second '\(key)' in '\(question)'; begin another question with '// question: …'"
  }

  public static let nothingAsked = "nothing is asked; write '// ask: order' above the code"

  public static func draftAsksNothing(_ id: String) -> String {
    "'\(id)' asks nothing; write '// ask: order'"
  }

  public static func draftHasNoScenario(_ id: String) -> String {
    "'\(id)' has no scenario; write the code to run below it"
  }

  public static func unknownDevice(_ name: String) -> String {
    "unknown device '\(name)'; write iphone or ipad"
  }

  public static func unknownEnd(_ name: String) -> String {
    "unknown end '\(name)'; write trap, or leave the line out"
  }
}
