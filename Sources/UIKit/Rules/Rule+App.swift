/// The application and its life cycle.
extension Rule {
  static let appLaunch = Rule(
    "app.launch",
    "At launch, UIKit calls `willFinishLaunching` (from iOS 6), then `didFinishLaunching`. Without "
      + "scenes, the app is inactive in both.",
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

  static let backgroundTaskExpires = Rule(
    "app.background-task-expires",
    "When the time in the background is over, UIKit calls the expiration handlers of the tasks "
      + "that haven't ended.",
    since: "4", evidence: "A: beginBackgroundTask(expirationHandler:)", confidence: "high",
    names: ["beginBackgroundTask(expirationHandler:)", "endBackgroundTask(_:)"])

  static let backgroundTimeIsLimited = Rule(
    "app.background-time-is-limited",
    "In the background, an app has some time left: 30 seconds from iOS 13, 180 from iOS 7, 600 "
      + "before. In the foreground, the number is huge.",
    since: "4", evidence: "A: backgroundTimeRemaining", confidence: "medium",
    names: ["backgroundTimeRemaining"])

  static let unknownBackgroundTaskWarns = Rule(
    "app.unknown-background-task-warns",
    "If you end a background task that doesn't exist, UIKit only logs a message.",
    since: "4", evidence: "T: console text quoted with iOS 9", confidence: "high",
    names: ["endBackgroundTask(_:)"])

  static let remoteNotificationArrives = Rule(
    "app.remote-notification-arrives",
    "A remote notification for an app in the foreground calls the app's delegate. In the "
      + "background, it does so only with `content-available`.",
    since: "7", evidence: "A: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    confidence: "high",
    names: ["application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"])

  static let tappedNotificationArrives = Rule(
    "app.tapped-notification-arrives",
    "A tapped notification reaches the app between `willEnterForeground` and `didBecomeActive`.",
    since: "7", evidence: "T: list of states with iOS 10", confidence: "high",
    names: [
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "applicationWillEnterForeground(_:)",
    ])

  static let ownURLInterrupts = Rule(
    "app.own-url-interrupts",
    "An app that opens a URL of its own scheme resigns active, gets the URL and becomes active "
      + "again.",
    since: "7", evidence: "T: rdar 21710499 (iOS 7 to 9)", confidence: "medium",
    names: ["openURL(_:)", "applicationWillResignActive(_:)"])

  static let closedAppEntersBackground = Rule(
    "app.closed-enters-background",
    "Without scenes, an app that a person closes in the app switcher gets `didEnterBackground` "
      + "before `willTerminate`.",
    since: "7", evidence: "T: report with iOS 9", confidence: "high",
    names: ["applicationDidEnterBackground(_:)", "applicationWillTerminate(_:)"])

  static let backgroundIsToldAgain = Rule(
    "app.background-is-told-again",
    "Up to iOS 6, an app that is closed while it works in the background gets "
      + "`didEnterBackground` once more.",
    since: "4", through: "6", isBoundToReleases: true, evidence: "T: report with iOS 6",
    confidence: "medium", names: ["applicationDidEnterBackground(_:)"])

  static let suspendedAppEndsSilently = Rule(
    "app.suspended-ends-silently",
    "An app that is closed while it's suspended isn't told.",
    since: "4", evidence: "A: applicationWillTerminate(_:)", confidence: "high",
    names: ["applicationWillTerminate(_:)"])

  static let runningAppIsTerminated = Rule(
    "app.running-is-terminated",
    "An app that is closed while it runs gets `willTerminate`.",
    since: "3", evidence: "A: applicationWillTerminate(_:)", confidence: "high",
    names: ["applicationWillTerminate(_:)"])

  static let lockedIsInactive = Rule(
    "app.locked-is-inactive",
    "Up to iOS 6, the app's state is inactive in `didEnterBackground` if the lock button was "
      + "pressed.",
    since: "4", through: "6", isBoundToReleases: true,
    evidence: "T: tables with iOS 5 and 6", confidence: "medium",
    names: ["applicationDidEnterBackground(_:)", "applicationState"])

  static let protectedDataIsAnnounced = Rule(
    "app.protected-data-is-announced",
    "UIKit tells the app's delegate when locking takes protected files away, and when unlocking "
      + "gives them back.",
    since: "4", evidence: "A: UIApplicationDelegate; T: deltachat-ios#1984 (iOS 16)",
    confidence: "high",
    names: [
      "applicationProtectedDataWillBecomeUnavailable(_:)",
      "applicationProtectedDataDidBecomeAvailable(_:)",
    ])

  static let notificationCenterFlickers = Rule(
    "app.notification-center-flickers",
    "From iOS 11, pulling the notification center all the way down makes the app inactive, "
      + "active and inactive again.",
    since: "11", isBoundToReleases: true,
    evidence: "T: rdar 49216830 (iOS 11 and 12), flutter#60683 (iOS 13)", confidence: "high",
    names: ["applicationWillResignActive(_:)", "applicationDidBecomeActive(_:)"])

  static let timeChangeIsAnnounced = Rule(
    "app.time-change-is-announced",
    "At midnight and when the clock changes, UIKit calls the app's delegate before it posts the "
      + "notification.",
    since: "3", evidence: "A: UIApplication.h", confidence: "high",
    names: ["applicationSignificantTimeChange(_:)", "significantTimeChangeNotification"])

  static let oldOpenURLDoesNothing = Rule(
    "app.old-open-url-does-nothing",
    "From iOS 18, the deprecated `openURL(_:)` opens nothing and returns false.",
    since: "18", isBoundToReleases: true, evidence: "T: console text quoted with iOS 18",
    confidence: "high", names: ["openURL(_:)"])

  static let snapshotStyles = Rule(
    "app.snapshot-styles",
    "In the background, UIKit shows the windows in the dark style and in the light one for its "
      + "snapshots. The traits of the screen stay.",
    since: "13", evidence: "T: answer with iOS 13", confidence: "medium",
    names: ["traitCollectionDidChange(_:)", "applicationDidEnterBackground(_:)"])

  static let snapshotOrientations = Rule(
    "app.snapshot-orientations",
    "In the background, UIKit lays the windows of an iPad app out in the other orientation and "
      + "back for its snapshots.",
    since: "9", evidence: "T: report with iOS 9", confidence: "medium",
    names: ["viewWillTransition(to:with:)", "layoutSubviews"])

  static let batteryNeedsMonitoring = Rule(
    "app.battery-needs-monitoring",
    "Without `isBatteryMonitoringEnabled`, the level of the battery is -1 and its state unknown.",
    since: "3", evidence: "A: UIDevice.batteryLevel", confidence: "high",
    names: ["batteryLevel", "batteryState", "isBatteryMonitoringEnabled"])

  static let brightnessIsAnnounced = Rule(
    "app.brightness-is-announced",
    "UIKit posts `brightnessDidChangeNotification` when code changes the brightness, too.",
    since: "5", evidence: "A: UIScreen.brightnessDidChangeNotification", confidence: "low",
    alternative: "Only a change by the system or a person is posted.",
    names: ["brightness", "brightnessDidChangeNotification"])

  static let didFinishWithoutOptions = Rule(
    "app.did-finish-without-options",
    "Only a delegate without `application(_:didFinishLaunchingWithOptions:)` gets "
      + "`applicationDidFinishLaunching`.",
    evidence: "A: applicationDidFinishLaunching(_:)", confidence: "high",
    names: ["applicationDidFinishLaunching(_:)", "application(_:didFinishLaunchingWithOptions:)"])

  static let localNotificationArrives = Rule(
    "app.local-notification-arrives",
    "A local notification that is due while the app is in the foreground calls `willPresent` of the "
      + "notification center's delegate. In the background, it's listed without a call.",
    since: "10", evidence: "A: userNotificationCenter(_:willPresent:withCompletionHandler:)",
    confidence: "high",
    names: [
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
      "UNTimeIntervalNotificationTrigger", "getDeliveredNotifications",
    ])

  static let notificationIntervalIsChecked = Rule(
    "app.notification-interval-is-checked",
    "A trigger after an interval throws an exception if the interval isn't greater than 0, or if it "
      + "repeats and is shorter than 60 seconds.",
    since: "10", evidence: "S: \"time interval must be at least 60 if repeating\"",
    confidence: "high", names: ["UNTimeIntervalNotificationTrigger"])

  static let taskIsRegisteredAtLaunch = Rule(
    "app.task-is-registered-at-launch",
    "`BGTaskScheduler` takes handlers only until the launch is over. After that, registering one "
      + "throws an exception.",
    since: "13",
    evidence: "S: \"All launch handlers must be registered before application finishes launching\"",
    confidence: "high",
    names: ["BGTaskScheduler", "register(forTaskWithIdentifier:using:launchHandler:)"])

  static let taskIsRegisteredOnce = Rule(
    "app.task-is-registered-once",
    "Registering a second handler for one background task throws an exception.",
    since: "13",
    evidence:
      "A: register(forTaskWithIdentifier:using:launchHandler:); S: \"Launch handler for task "
      + "with identifier … has already been registered\"",
    confidence: "high",
    names: ["BGTaskScheduler", "register(forTaskWithIdentifier:using:launchHandler:)"])

  static let taskRequestsAreLimited = Rule(
    "app.task-requests-are-limited",
    "One refresh task and ten processing tasks can wait at a time. Another request throws "
      + "`tooManyPendingTaskRequests`; one with the same identifier replaces the first.",
    since: "13", evidence: "A: BGTaskScheduler.submit(_:)", confidence: "high",
    names: ["BGTaskScheduler", "submit(_:)"])

  static let oldNotificationArrives = Rule(
    "app.old-notification-arrives",
    "A `UILocalNotification` that is due while the app is in the foreground only calls the app's "
      + "delegate. In the background, it shows without a call.",
    since: "4", evidence: "A: application(_:didReceive:)", confidence: "high",
    names: ["UILocalNotification", "application(_:didReceive:)", "scheduleLocalNotification(_:)"])

  static let suspendedRunsNothing = Rule(
    "app.suspended-runs-nothing",
    "A suspended app runs no code. Timers and work that are due meanwhile come once when the app "
      + "comes back.",
    since: "4", evidence: "A: Managing your app's life cycle", confidence: "high",
    names: ["Timer", "applicationDidEnterBackground(_:)"])

  static let appRules: [Rule] = [
    suspendedRunsNothing,
    oldNotificationArrives,
    taskIsRegisteredAtLaunch, taskIsRegisteredOnce, taskRequestsAreLimited,
    localNotificationArrives, notificationIntervalIsChecked,
    didFinishWithoutOptions,
    batteryNeedsMonitoring, brightnessIsAnnounced,
    appLaunch, appStateChanges, appearanceOutlastsBackground, stateWhileEnteringForeground,
    delegateBeforeNotification, appIsActiveAfterRootAppeared,
    backgroundTaskExpires, backgroundTimeIsLimited, unknownBackgroundTaskWarns,
    remoteNotificationArrives, tappedNotificationArrives, ownURLInterrupts,
    closedAppEntersBackground, backgroundIsToldAgain, suspendedAppEndsSilently,
    runningAppIsTerminated, lockedIsInactive, protectedDataIsAnnounced,
    notificationCenterFlickers, timeChangeIsAnnounced,
    oldOpenURLDoesNothing, snapshotStyles, snapshotOrientations,
  ]
}
