/// User activities: handoff, universal links, and the state of scenes.
extension Rule {
  static let activityIsContinued = Rule(
    "activity.is-continued",
    "Without scenes, UIKit calls `willContinueUserActivityWithType`, then "
      + "`application(_:continue:restorationHandler:)`. The responders given to the handler "
      + "restore the activity.",
    since: "8", evidence: "A: UIApplicationDelegate; T: universal link log (iOS 11)",
    confidence: "high",
    names: [
      "application(_:willContinueUserActivityWithType:)",
      "application(_:continue:restorationHandler:)", "restoreUserActivityState(_:)",
    ])

  static let activityGoesToScene = Rule(
    "activity.goes-to-scene",
    "With scenes, UIKit hands an activity to the scene's delegate, not to the app's.",
    since: "13", evidence: "A: UISceneDelegate; T: Avalonia#21394 (iOS 18)", confidence: "high",
    names: ["scene(_:willContinueUserActivityWithType:)", "scene(_:continue:)"])

  static let activityMayFail = Rule(
    "activity.may-fail",
    "If an activity of another device can't be fetched, UIKit calls "
      + "`didFailToContinueUserActivityWithType` in place of `continue`.",
    since: "8", evidence: "A: UIApplication.h", confidence: "high",
    names: ["application(_:didFailToContinueUserActivityWithType:error:)"])

  static let savedActivityIsUpdated = Rule(
    "activity.saved-is-updated",
    "Before UIKit saves an activity, its delegate and the responders that hold it write the "
      + "newest data.",
    since: "8", evidence: "A: UIScene.h, stateRestorationActivityForScene:", confidence: "high",
    names: ["userActivityWillSave(_:)", "updateUserActivityState(_:)"])

  static let sceneActivityIsSaved = Rule(
    "activity.of-scene-is-saved",
    "When a scene has entered the background, UIKit asks its delegate for the activity to "
      + "restore it from. The session keeps it.",
    since: "13", evidence: "A: stateRestorationActivity(for:)", confidence: "high",
    names: ["stateRestorationActivity(for:)", "sceneDidEnterBackground(_:)"])

  static let sceneActivityIsRestored = Rule(
    "activity.of-scene-is-restored",
    "When a scene with a saved activity connects, UIKit calls `restoreInteractionStateWith` "
      + "after `willConnectTo`.",
    since: "15", evidence: "A: scene(_:restoreInteractionStateWith:)", confidence: "medium",
    names: ["scene(_:restoreInteractionStateWith:)", "scene(_:willConnectTo:options:)"])

  static let activityRules: [Rule] = [
    activityIsContinued, activityGoesToScene, activityMayFail, savedActivityIsUpdated,
    sceneActivityIsSaved, sceneActivityIsRestored,
  ]
}
