/// Launches for a reason.
extension Rule {
  static let urlIsOpened = Rule(
    "launch.url-is-opened",
    "Without scenes, UIKit hands a URL to `application(_:open:options:)` before the app becomes "
      + "active. At launch, the launch options have it too.",
    since: "3", evidence: "A: application(_:open:options:); T: AppLaunchSequence (iOS 11)",
    confidence: "high", names: ["application(_:open:options:)", "applicationDidBecomeActive(_:)"])

  static let refusedLaunchIsNotDelivered = Rule(
    "launch.refused-is-not-delivered",
    "If one of the two launch methods returns false, UIKit doesn't deliver the URL, activity or "
      + "quick action that launched the app.",
    since: "3", evidence: "A: application(_:didFinishLaunchingWithOptions:)", confidence: "high",
    names: ["application(_:didFinishLaunchingWithOptions:)", "application(_:open:options:)"])

  static let launchOptionsOfScene = Rule(
    "launch.options-of-scene",
    "With scenes, the connection options hold what launched the app. UIKit doesn't call the "
      + "methods for a connected scene.",
    since: "13", evidence: "A: UIScene.ConnectionOptions; T: tao#1248 (iOS 18)", confidence: "high",
    names: ["scene(_:willConnectTo:options:)", "scene(_:openURLContexts:)"])

  static let launchInBackground = Rule(
    "launch.in-background",
    "If the system launches an app for work in the background, the app is in the background "
      + "state from the start. UIKit connects no scene.",
    since: "7", evidence: "T: AppLaunchSequence (iOS 11)", confidence: "high",
    names: ["application(_:didFinishLaunchingWithOptions:)", "applicationState"])

  static let fetchAfterLaunch = Rule(
    "launch.fetch-after-launch",
    "A launch for a background fetch ends with `performFetch`. The app doesn't become active.",
    since: "7", evidence: "T: AppLaunchSequence (iOS 11)", confidence: "high",
    names: ["application(_:performFetchWithCompletionHandler:)"])

  static let sessionsDiscardedMeanwhile = Rule(
    "launch.sessions-discarded-meanwhile",
    "If a person closes windows while the app isn't running, UIKit calls "
      + "`didDiscardSceneSessions` after the next launch.",
    since: "13", evidence: "A: application(_:didDiscardSceneSessions:)", confidence: "high",
    names: ["application(_:didDiscardSceneSessions:)"])

  static let shortcutIsPerformed = Rule(
    "launch.shortcut-is-performed",
    "Without scenes, UIKit hands a quick action to `performActionFor` before the app becomes "
      + "active. If it launches the app, the launch options have it too.",
    since: "9", evidence: "A: application(_:performActionFor:completionHandler:)",
    confidence: "medium",
    names: ["application(_:performActionFor:completionHandler:)"])

  static let scenesBeginInBackground = Rule(
    "launch.scenes-begin-in-background",
    "With scenes, the app's state is background until its first scene enters the foreground. "
      + "Then UIKit posts `willEnterForegroundNotification`, at launch too.",
    since: "13", evidence: "T: bugsnag-cocoa#1307; P: Chromium's main controller",
    confidence: "medium",
    names: ["applicationState", "willEnterForegroundNotification"])

  static let launchRules: [Rule] = [
    urlIsOpened, refusedLaunchIsNotDelivered, launchOptionsOfScene, launchInBackground,
    fetchAfterLaunch, sessionsDiscardedMeanwhile, shortcutIsPerformed,
    scenesBeginInBackground,
  ]
}
