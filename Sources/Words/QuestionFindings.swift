internal import Phrases

/// Why a question cannot be asked, said to its author. In lower case and without a full stop.
public enum QuestionFindings {
  public static let namesNoRule = "the question names no rule"

  // MARK: The run

  public static let doesNotTrap =
    "the run was to end in a trap, and does not; leave out 'ends: trap'"
  public static let isRefused = "the scenario is refused"

  public static func traps(_ message: String) -> String {
    "the run traps: \(message); mend the scenario, or say 'ends: trap'"
  }

  public static func doesNotEnd(_ limit: String) -> String {
    "the run does not end: it goes beyond the limit of \(limit)"
  }

  /// Goes before a finding of a question about several releases.
  public static func onVersion(_ version: String) -> String { "on iOS \(version): " }

  // MARK: Checks

  public static let checksNotEvaluated = "the checks were not evaluated"
  public static let checkNotEvaluated = "the check was not evaluated"

  public static func checkFails(_ message: String) -> String { "the check fails: \(message)" }

  public static func askWhetherItComes(_ callback: String) -> String {
    "\(Events.countIsNotPromised(callback)); ask whether it comes at all, by '> 0' or '== 0'"
  }

  public static func orderIsNotPromised(_ first: String, _ second: String) -> String {
    "UIKit does not promise which of '\(first)' and '\(second)' comes first"
  }

  // MARK: Choices

  public static let noChoiceIsRight = "none of the choices is right: no check holds"

  public static func isRightToo(as choice: String) -> String {
    "this choice is right too: its check holds as well as that of '\(choice)'"
  }

  public static func reads(as choice: String) -> String { "this choice reads as '\(choice)' does" }

  public static func comesToTheSame(as choice: String) -> String {
    "this choice comes to the same as '\(choice)': their checks are one"
  }

  // MARK: Code

  public static let passesAsItStands = "the code passes as it stands; nothing is asked"
  public static let solutionDoesNotPass = "the solution does not pass this"

  // MARK: Counts and events

  public static func noEventToCount(_ name: String) -> String { "'\(name)' is no event to count" }

  public static func severalCallbacks(_ name: String) -> String {
    "'\(name)' may mean several callbacks; write it with its labels"
  }

  public static func nothingCalled(_ name: String) -> String {
    "nothing called '\(name)' is in the scenario"
  }

  public static func noEventOfClass(_ name: String) -> String {
    "'\(name)' is no event; write the class, a full stop and the callback, as 'V.viewDidLoad'"
  }

  public static func noClass(_ name: String) -> String { "no class '\(name)' in the code" }

  public static func calledByNobody(_ callback: String) -> String {
    "'\(callback)' is called by nobody"
  }

  // MARK: Lines and ways to a goal

  public static let goalHolds = "the goal holds already, with nothing done"
  public static let noLineToTakeOut =
    "the goal cannot be reached by taking out any one line"
  public static let noLineToPutIn = "the goal cannot be reached by putting it after any line"
  public static let tooManyWays = "too many ways to try; give fewer actions or a smaller 'most'"

  public static func actionIsRefused(_ code: String, _ error: String) -> String {
    "'\(code)' is refused: \(error)"
  }

  public static func noWay(most: Int) -> String {
    "no \(most) of these actions lead to the goal"
  }

  // MARK: Orders

  public static let orderIsAGuess = "an order of fewer than three is a guess"
  public static let anyOrderIsRight = "any order of these is right; ask for something promised"

  public static func sameEvent(_ one: String, _ other: String) -> String {
    "'\(one)' and '\(other)' are the same event"
  }

  public static func askForOne(ofUnorderedCallbacks one: String, _ other: String) -> String {
    "UIKit does not say which of '\(one)' and '\(other)' comes first; ask for one of them"
  }

  public static func tooManyOrders(most: Int) -> String {
    "UIKit promises so little of this order that more than \(most) are right; ask for fewer "
      + "events of independent work"
  }

  // MARK: Output and values

  public static func outputIsNotPromised(_ callback: String) -> String {
    "\(Events.countIsNotPromised(callback)), so what is printed is not promised; ask for the "
      + "order instead"
  }

  public static func tooManyLines(_ count: Int, most: Int) -> String {
    "\(count) lines are too many to type; print at most \(most)"
  }

  public static func holdsAnAddress(_ line: String) -> String {
    "'\(line)' holds an address, which nobody can know; print something else"
  }

  public static let valueWasNotSeen = "the value was not seen"

  public static func noValue(_ message: String) -> String { "this is no value: \(message)" }

  public static func cannotBeTyped(_ value: String) -> String {
    "'\(value)' is no value that anyone could type"
  }

  // MARK: Releases and causes

  public static let soOnNone = "it is so on none of these releases; ask for some where it changes"
  public static let soOnAll = "it is so on all of these releases; ask for some where it changes"
  public static let noneAreCauses = "none of these are causes; list some of both"
  public static let allAreCauses = "all of these are causes; list some of both"

  public static func refusedWithoutLine(_ error: String) -> String {
    "without this line the scenario is refused: \(error)"
  }

  public static func noLineReads(_ line: String) -> String {
    "no line of the scenario reads '\(line)'"
  }

  public static func linesRead(_ line: String, count: Int) -> String {
    "\(count) lines of the scenario read '\(line)'"
  }

  // MARK: Rules

  public static func noRule(_ id: String) -> String { "no rule '\(id)' in the rule book" }

  public static func isWeak(rule: String, confidence: String) -> String {
    "the rule '\(rule)' is of \(confidence) confidence and not to be asked about"
  }

  public static func happensByWeakRule(
    _ event: String, _ rule: String, confidence: String
  ) -> String {
    "'\(event)' happens by the rule '\(rule)', which is of \(confidence) confidence"
  }

  public static func isAnother(underAlternativeOf rule: String, _ alternative: String) -> String {
    "the answer is another under the alternative of the rule '\(rule)': \(alternative)"
  }

  public static func comesAnotherWay(_ event: String, without rule: String) -> String {
    "'\(event)' comes by the rule '\(rule)', and without it another way; so this is graded as no "
      + "cause, and a learner may well think it is: leave it out, or ask otherwise"
  }

  /// `misconceptions` are those about the target.
  public static func doesNotTurn(on target: String, misconceptions: [String]) -> String {
    let when =
      misconceptions.isEmpty
      ? "without it" : "under every wrong belief about it (\(list(misconceptions)))"
    return "the question does not turn on its target '\(target)': the answer is the same \(when)"
  }

  /// Follows the sentence that it does not turn on its target.
  public static func turnsOnInstead(_ rule: String) -> String { "; it turns on '\(rule)'" }

  // MARK: Variations

  /// Goes before a finding; `line` is one that tells the instance from others.
  public static func inInstance(_ number: Int, line: String) -> String {
    "in instance \(number), where it reads '\(line)': "
  }

  public static func tooManyInstances(_ count: Int, most: Int) -> String {
    "\(count) instances are more than the \(most) that are verified; vary less"
  }

  public static func tooFewInstances(_ count: Int, fewest: Int) -> String {
    let differ =
      count == 1 ? "only names vary here" : "\(count) instances differ in more than names"
    return
      "\(differ), and a template has at least \(fewest) that do; give more values under 'vary', "
      + "or more steps under 'shuffle'"
  }

  public static func noClassToName(_ name: String) -> String {
    "no class is called '\(name)' in the scenario"
  }

  // MARK: Feedback

  public static func nobodyCanAnswer(_ answer: String, _ message: String) -> String {
    "no learner can answer '\(answer)': \(message)"
  }

  public static func isRight(_ answer: String) -> String {
    "'\(answer)' is right, and this is said to wrong answers"
  }

  public static func noMisconception(_ id: String) -> String { "no misconception '\(id)'" }

  public static func noAnswer(under misconception: String) -> String {
    "under '\(misconception)' the question has no answer"
  }

  public static func givesTheRightAnswer(_ misconception: String) -> String {
    "'\(misconception)' gives the right answer here"
  }
}
