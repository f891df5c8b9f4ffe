/// The application and its life cycle.
extension Rule {
  static let appLaunch = Rule(
    "app.launch",
    "Launch: `willFinishLaunching` (from iOS 6), then `didFinishLaunching`; the app is inactive in "
      + "both.",
    evidence: "A; P: openuikit", confidence: "high",
    names: [
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)",
    ])

  static let appStateChanges = Rule(
    "app.state-changes",
    "To the background (from iOS 4): resign active, then enter background. Back: enter foreground, "
      + "become active.",
    evidence: "A: UIApplicationDelegate; P: openuikit", confidence: "high",
    names: [
      "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
    ])

  static let appearanceOutlastsBackground = Rule(
    "app.background-is-no-disappearance",
    "No controller appears or disappears because the app goes to the background or comes back.",
    since: "4", evidence: "T: YAG; P: openuikit", confidence: "high",
    names: ["viewWillDisappear(_:)", "viewWillAppear(_:)", "applicationDidEnterBackground(_:)"])

  static let stateWhileEnteringForeground = Rule(
    "app.state-while-entering-foreground",
    "In `willEnterForeground` the application's state is still `.background`.", since: "4",
    evidence: "K", confidence: "low", alternative: "The state is `.inactive` already.",
    names: ["applicationWillEnterForeground(_:)", "applicationState"])

  static let delegateBeforeNotification = Rule(
    "app.delegate-before-notification",
    "The app's delegate hears of a change before the observers of the notification.",
    evidence: "A: UIApplication notifications; T: hdk2200 (scenes)", confidence: "medium",
    names: ["applicationDidBecomeActive(_:)", "didBecomeActiveNotification"])

  static let appIsActiveAfterRootAppeared = Rule(
    "app.active-after-root-appeared",
    "Without scenes, `applicationDidBecomeActive` follows the root's `viewDidAppear`.",
    evidence: "T: several launch logs", confidence: "medium",
    names: ["applicationDidBecomeActive(_:)", "viewDidAppear(_:)"])

  static let appRules: [Rule] = [
    appLaunch, appStateChanges, appearanceOutlastsBackground, stateWhileEnteringForeground,
    delegateBeforeNotification, appIsActiveAfterRootAppeared,
  ]
}
