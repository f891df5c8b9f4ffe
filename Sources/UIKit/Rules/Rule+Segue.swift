/// Segues.
extension Rule {
  static let prepareBeforeDestinationLoads = Rule(
    "segue.prepare-before-load",
    "`prepare(for:sender:)` runs when the destination exists but its view is not loaded.",
    since: "5", evidence: "A: prepare(for:sender:); T: wnstkdyu 2018", confidence: "high",
    names: ["prepare(for:sender:)"])

  static let sourcePreparesSegue = Rule(
    "segue.source-prepares",
    "Before every segue its source is sent `prepare(for:sender:)` with the sender it was given.",
    since: "5", evidence: "A: prepare(for:sender:)", confidence: "high",
    names: ["prepare(for:sender:)", "performSegue(withIdentifier:sender:)"])

  static let segueIsPerformed = Rule(
    "segue.is-performed", "After it was prepared, a segue is performed.", since: "5",
    evidence: "A: UIStoryboardSegue.perform()", confidence: "high",
    names: ["perform", "show(_:sender:)"])

  static let embedBeforeViewDidLoad = Rule(
    "segue.embed-before-did-load",
    "Embed segues are followed after `loadView()` and before `viewDidLoad()` of their source.",
    since: "6", evidence: "T: wnstkdyu 2018, arm1.ru", confidence: "medium",
    names: ["prepare(for:sender:)", "viewDidLoad"])

  static let segueRules: [Rule] = [
    prepareBeforeDestinationLoads, sourcePreparesSegue, segueIsPerformed, embedBeforeViewDidLoad,
  ]
}
