/// Keeping and restoring the state of controllers, in apps without scenes.
extension Rule {
  static let stateIsSaved = Rule(
    "restoration.is-saved",
    "In the background, UIKit asks the app's delegate whether to save. The delegate encodes "
      + "first, then the controllers, each parent before its children.",
    since: "6", evidence: "A: application(_:willEncodeRestorableStateWith:)", confidence: "high",
    names: [
      "application(_:shouldSaveApplicationState:)", "encodeRestorableState(with:)",
      "application(_:willEncodeRestorableStateWith:)",
    ])

  static let savedNeedsIdentifier = Rule(
    "restoration.needs-identifier",
    "UIKit doesn't save a controller without a `restorationIdentifier`, nor anything below it.",
    since: "6", evidence: "A: Preserving your app's UI across launches", confidence: "high",
    names: ["restorationIdentifier", "encodeRestorableState(with:)"])

  static let stateIsRestored = Rule(
    "restoration.before-did-finish",
    "UIKit restores state after `willFinishLaunching` and before `didFinishLaunching`: the "
      + "controllers decode, then the app's delegate, and at last the controllers hear that all "
      + "is done.",
    since: "6", evidence: "T: AppLaunchSequence (iOS 11); T: Programming iOS 9", confidence: "high",
    names: [
      "application(_:shouldRestoreApplicationState:)", "decodeRestorableState(with:)",
      "application(_:didDecodeRestorableStateWith:)", "applicationFinishedRestoringState",
    ])

  static let restorationClassMakes = Rule(
    "restoration.class-makes",
    "UIKit asks the restoration class for the controller. If there is none, it asks the app's "
      + "delegate, then takes a controller that is there already.",
    since: "6", evidence: "A: UIViewControllerRestoration", confidence: "high",
    names: [
      "restorationClass",
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    ])

  static let restoredViewIsLoaded = Rule(
    "restoration.view-is-loaded",
    "UIKit loads the view of a restored controller before the controller decodes.",
    since: "6", evidence: "T: newbe.dev log (iOS 9)", confidence: "high",
    names: ["viewDidLoad", "decodeRestorableState(with:)"])

  static let restoredStack = Rule(
    "restoration.of-containers",
    "Restored containers have the children that were saved, and presentations are there again. "
      + "Controllers appear after they have decoded.",
    since: "6", evidence: "A: Preserving your app's UI across launches; T: newbe.dev log (iOS 9)",
    confidence: "medium", names: ["decodeRestorableState(with:)", "viewWillAppear(_:)"])

  static let viewStateIsKept = Rule(
    "restoration.of-views",
    "UIKit saves a view with a `restorationIdentifier` after its controller, and restores it "
      + "after the controller.",
    since: "6", evidence: "A: encodeRestorableState(with:) of UIView", confidence: "medium",
    names: ["restorationIdentifier", "encodeRestorableState(with:)"])

  static let encodedControllerIsReference = Rule(
    "restoration.encoded-controller",
    "If a controller encodes another one, UIKit keeps the other's state too. Decoding gives the "
      + "restored controller.",
    since: "6", evidence: "A: Preserving your app's UI across launches", confidence: "high",
    names: ["encodeRestorableState(with:)", "decodeRestorableState(with:)"])

  static let restorationRules: [Rule] = [
    stateIsSaved, savedNeedsIdentifier, stateIsRestored, restorationClassMakes,
    restoredViewIsLoaded, restoredStack, viewStateIsKept,
    encodedControllerIsReference,
  ]
}
