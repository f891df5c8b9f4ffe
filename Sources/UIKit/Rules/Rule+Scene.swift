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

  static let sceneRules: [Rule] = [
    sceneConnects, sceneIsActiveBeforeRootAppeared, sceneStateChanges, sceneBeforeApp,
    scenesReplaceAppCallbacks, snapshotLayout, sceneDisconnects,
  ]
}
