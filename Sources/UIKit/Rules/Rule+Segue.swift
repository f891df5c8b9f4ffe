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

  static let segueRules: [Rule] = [
    prepareBeforeDestinationLoads, sourcePreparesSegue, segueIsPerformed, embedBeforeViewDidLoad,
  ]
}
