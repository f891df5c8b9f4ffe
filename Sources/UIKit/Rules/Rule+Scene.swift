/// Scenes.
extension Rule {
  static let sceneConnects = Rule(
    "scene.connects",
    "A scene connects after the launch of its app. The app creates the scene's windows at that "
      + "point.",
    since: "13", evidence: "T: Lemonbrush; T: hdk2200 (iOS 17)", confidence: "high",
    names: ["scene(_:willConnectTo:options:)"])

  static let sceneIsActiveBeforeRootAppeared = Rule(
    "scene.active-before-root-appeared",
    "A scene is active before the root controller's `viewDidAppear`.",
    since: "13", evidence: "T: Lemonbrush; T: hdk2200 (iOS 17)", confidence: "medium",
    names: ["sceneDidBecomeActive(_:)", "viewDidAppear(_:)"])

  static let sceneStateChanges = Rule(
    "scene.state-changes",
    "Going to the background, a scene gets `sceneWillResignActive`, then "
      + "`sceneDidEnterBackground`. Coming back, it gets `sceneWillEnterForeground`, then "
      + "`sceneDidBecomeActive`.",
    since: "13", evidence: "A: UISceneDelegate; T: hdk2200 (iOS 17)", confidence: "high",
    names: [
      "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
      "sceneDidBecomeActive(_:)",
    ])

  static let sceneBeforeApp = Rule(
    "scene.before-app",
    "UIKit tells the scene delegate about a change before it posts the app's notification.",
    since: "13", evidence: "T: hdk2200 (iOS 17)", confidence: "high",
    names: ["sceneWillEnterForeground(_:)", "willEnterForegroundNotification"])

  static let scenesReplaceAppCallbacks = Rule(
    "scene.replaces-app-callbacks",
    "With scenes, UIKit no longer tells the app delegate about activation, foreground and "
      + "background.",
    since: "13", evidence: "A: UIApplicationDelegate", confidence: "high",
    names: ["applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"])

  static let snapshotLayout = Rule(
    "scene.snapshot-layout",
    "In the background, UIKit lays out the shown controllers again for its snapshots.",
    since: "13", evidence: "T: hdk2200 (iOS 17)", confidence: "medium",
    names: ["viewWillLayoutSubviews", "sceneDidEnterBackground(_:)"])

  static let sceneDisconnects = Rule(
    "scene.disconnects",
    "When the system lets go of a scene, UIKit tells the scene's delegate.",
    since: "13",
    evidence: "A: sceneDidDisconnect(_:)", confidence: "high", names: ["sceneDidDisconnect(_:)"])

  static let implicitScene = Rule(
    "scene.implicit",
    "From iOS 13, the windows of an app without scenes belong to a scene that UIKit creates.",
    since: "13", evidence: "T: answer with iOS 13", confidence: "medium",
    names: ["windowScene", "connectedScenes"])

  static let sceneConfigurationIsKept = Rule(
    "scene.configuration-is-kept",
    "UIKit asks for the configuration of a session once. After a new launch, it uses the one "
      + "that it kept.",
    since: "13", evidence: "A: UISceneSession; T: cases with iOS 14", confidence: "high",
    names: ["application(_:configurationForConnecting:options:)"])

  static let sceneGetsURL = Rule(
    "scene.gets-url",
    "A URL for a connected scene goes to `scene(_:openURLContexts:)`, not to the app's delegate.",
    since: "13", evidence: "A: scene(_:openURLContexts:); T: tao#1248 (iOS 18)", confidence: "high",
    names: ["scene(_:openURLContexts:)", "application(_:open:options:)"])

  static let shortcutGoesToScene = Rule(
    "scene.gets-shortcut",
    "A quick action for a connected scene goes to `windowScene(_:performActionFor:)`, not to "
      + "the app's delegate.",
    since: "13", evidence: "A: UIWindowScene.h", confidence: "high",
    names: ["windowScene(_:performActionFor:completionHandler:)"])

  static let sceneForNewWindow = Rule(
    "scene.for-new-window",
    "On an iPad, each new window is a scene of a new session, for which UIKit asks for a "
      + "configuration.",
    since: "13", evidence: "A: requestSceneSessionActivation; T: cases with iOS 14",
    confidence: "high",
    names: ["application(_:configurationForConnecting:options:)", "openSessions"])

  static let closedWindowIsDiscarded = Rule(
    "scene.closed-window-is-discarded",
    "When one of several windows is closed, UIKit disconnects its scene and calls "
      + "`didDiscardSceneSessions`. The app goes on.",
    since: "13", evidence: "A: requestSceneSessionDestruction; T: steps with iOS 13",
    confidence: "high",
    names: ["application(_:didDiscardSceneSessions:)", "sceneDidDisconnect(_:)"])

  static let closedSceneSkipsBackground = Rule(
    "scene.closed-skips-background",
    "From iOS 17, a scene that a person closes in the app switcher is disconnected without "
      + "`sceneDidEnterBackground`.",
    since: "17", isBoundToReleases: true, evidence: "T: sequence with iOS 17",
    confidence: "medium", names: ["sceneDidDisconnect(_:)", "sceneDidEnterBackground(_:)"])

  static let sceneIsUpdated = Rule(
    "scene.is-updated",
    "When the interface has turned, UIKit tells the window scene's delegate the former "
      + "orientation, space and traits.",
    since: "13", evidence: "A: UIWindowSceneDelegate", confidence: "high",
    names: ["windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"])

  static let sceneStateWhileEnteringForeground = Rule(
    "scene.state-entering-foreground",
    "In `sceneWillEnterForeground`, a scene that returns is still in the background state.",
    since: "13", evidence: "A: sceneWillEnterForeground(_:), \"before\"", confidence: "low",
    alternative: "The state is `.foregroundInactive` already.",
    names: ["sceneWillEnterForeground(_:)", "activationState"])

  static let sceneRules: [Rule] = [
    sceneConnects, sceneIsActiveBeforeRootAppeared, sceneStateChanges, sceneBeforeApp,
    scenesReplaceAppCallbacks, snapshotLayout, sceneDisconnects,
    implicitScene, sceneConfigurationIsKept, sceneGetsURL, shortcutGoesToScene,
    sceneForNewWindow, closedWindowIsDiscarded, closedSceneSkipsBackground,
    sceneIsUpdated,
    sceneStateWhileEnteringForeground,
  ]
}
