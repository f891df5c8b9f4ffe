internal import Phrases

/// What `vdl trace --orders` says of the pairs of events that may come either way.
public enum PromisedOrder {
  public static let eitherFirst = "Either may come first"
  public static let notAgain = "Not promised to come again"

  /// Two events by their numbers.
  public static func pair(_ first: Int, _ second: Int) -> String { "\(first) and \(second)" }

  public static func tooManyEvents(most: Int) -> String {
    "With more than \(most) events the promises are not worked out; trace a part of the scenario."
  }

  // MARK: Why

  public static func independent(in function: String) -> String {
    "Independent work that \(function) does one after another:"
  }

  public static func inDoubt(_ rules: [String]) -> String {
    rules.count == 1
      ? "The rule \(rules[0]) is in doubt, and its alternative has it the other way round:"
      : "The rules \(list(rules)) are in doubt, and their alternatives together have it the other "
        + "way round:"
  }

  public static func repeats(_ object: String, _ callback: String) -> String {
    "How often \(object) gets \(callback) is not promised, so it may come at another place:"
  }

  public static func unanimatedPush(of object: String) -> String {
    "After a push without animation, layout may come before or after viewDidAppear of \(object):"
  }

  // MARK: In all

  public static let nothingToOrder = "There is nothing to order."
  public static let wholeOrder = "The whole order is promised: no other is right."
  public static let moreThanCanBeCounted =
    "More orders of these events are right than can be counted, the one above among them; "
    + othersArePromised

  public static func orders(_ count: Int) -> String {
    "\(count) orders of these events are right, the one above among them; \(othersArePromised)"
  }

  private static let othersArePromised = "every other pair is in a promised order."
}
