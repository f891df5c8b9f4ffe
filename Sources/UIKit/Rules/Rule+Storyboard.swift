/// Storyboards.
extension Rule {
  static let controllerAwakesAtOnce = Rule(
    "storyboard.controller-awakes-at-once",
    "A controller from a storyboard gets `awakeFromNib()` when it's created, long before its view "
      + "is. A controller created by nib name never gets it.",
    since: "5", evidence: "T: wnstkdyu 2018, arm1.ru", confidence: "high",
    names: ["awakeFromNib", "instantiateViewController(withIdentifier:)"])

  static let storyboardSceneViewIsANib = Rule(
    "storyboard.view-is-a-nib",
    "A scene keeps its view in a separate nib. UIKit loads that nib when it needs the view.",
    since: "5", evidence: "A; T: Tomasz Szulc 2015", confidence: "high", articles: ["000", "002"],
    claims: ["S002-05", "S002-23", "S000-14"], names: ["loadView"])

  static let storyboardMakesController = Rule(
    "storyboard.makes-controller",
    "A storyboard creates the controller immediately, with `init(coder:)`, and its view later.",
    since: "5", evidence: "A: instantiateViewController(withIdentifier:)", confidence: "high",
    articles: ["002"], claims: ["S002-13", "S002-23"],
    names: ["instantiateViewController(withIdentifier:)", "init(coder:)"])

  static let missingStoryboardRaises = Rule(
    "storyboard.missing-raises",
    "Loading a storyboard that doesn't exist throws an exception.",
    since: "5",
    evidence: "S: exception text in public issues", confidence: "high",
    names: ["init(name:bundle:)", "UIStoryboard"])

  static let missingSceneRaises = Rule(
    "storyboard.missing-scene-raises",
    "Using an identifier that no scene has throws an exception.",
    since: "5",
    evidence: "S: exception text in public issues", confidence: "high",
    names: ["instantiateViewController(withIdentifier:)"])

  static let missingSegueRaises = Rule(
    "storyboard.missing-segue-raises",
    "Performing a segue that the scene doesn't have throws an exception.",
    since: "5", evidence: "S: exception text in public issues", confidence: "high",
    names: ["performSegue(withIdentifier:sender:)"])

  static let storyboardRules: [Rule] = [
    controllerAwakesAtOnce, storyboardSceneViewIsANib, storyboardMakesController,
    missingStoryboardRaises, missingSceneRaises, missingSegueRaises,
  ]
}
