/// Segues.
extension Rule {
  static let prepareBeforeDestinationLoads = Rule(
    "segue.prepare-before-load",
    "UIKit calls `prepare(for:sender:)` when the destination exists but its view isn't loaded yet.",
    since: "5", evidence: "A: prepare(for:sender:); T: wnstkdyu 2018", confidence: "high",
    names: ["prepare(for:sender:)"])

  static let sourcePreparesSegue = Rule(
    "segue.source-prepares",
    "Before every segue, UIKit calls the source's `prepare(for:sender:)` with the sender that the "
      + "segue was given.",
    since: "5", evidence: "A: prepare(for:sender:)", confidence: "high",
    names: ["prepare(for:sender:)", "performSegue(withIdentifier:sender:)"])

  static let segueIsPerformed = Rule(
    "segue.is-performed",
    "After UIKit has prepared a segue, it performs the segue.",
    since: "5",
    evidence: "A: UIStoryboardSegue.perform()", confidence: "high",
    names: ["perform", "show(_:sender:)"])

  static let embedBeforeViewDidLoad = Rule(
    "segue.embed-before-did-load",
    "UIKit follows embed segues after their source's `loadView()` and before its `viewDidLoad()`.",
    since: "6", evidence: "T: wnstkdyu 2018, arm1.ru", confidence: "medium",
    names: ["prepare(for:sender:)", "viewDidLoad"])

  static let showGoesUp = Rule(
    "segue.show-goes-up",
    "`show` and `showDetailViewController` go up through the parent controllers to the nearest one "
      + "that overrides them.",
    since: "8", evidence: "A: targetViewController(forAction:sender:), UIViewController.h",
    confidence: "high",
    names: [
      "show(_:sender:)", "showDetailViewController(_:sender:)",
      "targetViewController(forAction:sender:)",
    ])

  static let unwindGoesBack = Rule(
    "segue.unwind-goes-back",
    "An unwind segue goes back to the nearest controller that has its action. UIKit pops and "
      + "dismisses everything above.",
    since: "6", evidence: "A: View Controller Programming Guide, Using Segues; UIViewController.h",
    confidence: "high",
    names: ["allowedChildrenForUnwinding(from:)", "unwind(for:towards:)"])

  static let unwindAsksController = Rule(
    "segue.unwind-asks",
    "A controller that returns false from `canPerformUnwindSegueAction` is passed over. The unwind "
      + "segue goes on to the next one.",
    since: "6", evidence: "A: canPerformUnwindSegueAction(_:from:sender:)", confidence: "high",
    names: ["canPerformUnwindSegueAction(_:from:sender:)"])

  static let unwindPreparesFirst = Rule(
    "segue.unwind-prepares-first",
    "In an unwind segue, UIKit calls the source's `prepare(for:sender:)`, then the action, then "
      + "goes back.",
    since: "6", evidence: "A: View Controller Programming Guide, Using Segues",
    confidence: "medium", alternative: "The action comes before `prepare`.",
    names: ["prepare(for:sender:)"])

  static let segueRules: [Rule] = [
    prepareBeforeDestinationLoads, sourcePreparesSegue, segueIsPerformed, embedBeforeViewDidLoad,
    showGoesUp, unwindGoesBack, unwindAsksController, unwindPreparesFirst,
  ]
}
