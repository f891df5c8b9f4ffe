/// The application and its life cycle.
extension Rule {
  static let appLaunch = Rule(
    "app.launch",
    "At launch, UIKit calls `willFinishLaunching` (from iOS 6), then `didFinishLaunching`. The app "
      + "is inactive in both.",
    evidence: "A; P: openuikit", confidence: "high",
    names: [
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)",
    ])

  static let appStateChanges = Rule(
    "app.state-changes",
    "Going to the background (from iOS 4), an app gets `willResignActive`, then "
      + "`didEnterBackground`. Coming back, it gets `willEnterForeground`, then `didBecomeActive`.",
    evidence: "A: UIApplicationDelegate; P: openuikit", confidence: "high",
    names: [
      "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
    ])

  static let appearanceOutlastsBackground = Rule(
    "app.background-is-no-disappearance",
    "UIKit sends no appearance callbacks when the app goes to the background or comes back.",
    since: "4", evidence: "T: YAG; P: openuikit", confidence: "high",
    names: ["viewWillDisappear(_:)", "viewWillAppear(_:)", "applicationDidEnterBackground(_:)"])

  static let stateWhileEnteringForeground = Rule(
    "app.state-while-entering-foreground",
    "In `willEnterForeground`, the application's state is still `.background`.",
    since: "4",
    evidence: "K", confidence: "low", alternative: "The state is `.inactive` already.",
    names: ["applicationWillEnterForeground(_:)", "applicationState"])

  static let delegateBeforeNotification = Rule(
    "app.delegate-before-notification",
    "When the app's state changes, UIKit calls the app delegate before it posts the notification.",
    evidence: "A: UIApplication notifications; T: hdk2200 (scenes)", confidence: "medium",
    names: ["applicationDidBecomeActive(_:)", "didBecomeActiveNotification"])

  static let appIsActiveAfterRootAppeared = Rule(
    "app.active-after-root-appeared",
    "Without scenes, UIKit calls `applicationDidBecomeActive` after the root controller's "
      + "`viewDidAppear`.",
    evidence: "T: several launch logs", confidence: "medium",
    names: ["applicationDidBecomeActive(_:)", "viewDidAppear(_:)"])

  static let appRules: [Rule] = [
    appLaunch, appStateChanges, appearanceOutlastsBackground, stateWhileEnteringForeground,
    delegateBeforeNotification, appIsActiveAfterRootAppeared,
  ]
}
