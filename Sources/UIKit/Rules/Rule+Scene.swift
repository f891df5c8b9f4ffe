/// Scenes.
extension Rule {
  static let sceneConnects = Rule(
    "scene.connects",
    "A scene connects after the launch of its app; its windows are made there.",
    since: "13", evidence: "T: Lemonbrush; T: hdk2200 (iOS 17)", confidence: "high",
    names: ["scene(_:willConnectTo:options:)"])

  static let sceneIsActiveBeforeRootAppeared = Rule(
    "scene.active-before-root-appeared",
    "A scene is active before the root's `viewDidAppear`.",
    since: "13", evidence: "T: Lemonbrush; T: hdk2200 (iOS 17)", confidence: "medium",
    names: ["sceneDidBecomeActive(_:)", "viewDidAppear(_:)"])

  static let sceneStateChanges = Rule(
    "scene.state-changes",
    "To the background: `sceneWillResignActive`, `sceneDidEnterBackground`. Back: "
      + "`sceneWillEnterForeground`, `sceneDidBecomeActive`.",
    since: "13", evidence: "A: UISceneDelegate; T: hdk2200 (iOS 17)", confidence: "high",
    names: [
      "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
      "sceneDidBecomeActive(_:)",
    ])

  static let sceneBeforeApp = Rule(
    "scene.before-app", "A scene delegate hears of a change before the app's notification.",
    since: "13", evidence: "T: hdk2200 (iOS 17)", confidence: "high",
    names: ["sceneWillEnterForeground(_:)", "willEnterForegroundNotification"])

  static let scenesReplaceAppCallbacks = Rule(
    "scene.replaces-app-callbacks",
    "With scenes the app delegate no longer hears of activation, foreground and background.",
    since: "13", evidence: "A: UIApplicationDelegate", confidence: "high",
    names: ["applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"])

  static let snapshotLayout = Rule(
    "scene.snapshot-layout",
    "In the background the shown controllers are laid out again for the snapshots.",
    since: "13", evidence: "T: hdk2200 (iOS 17)", confidence: "medium",
    names: ["viewWillLayoutSubviews", "sceneDidEnterBackground(_:)"])

  static let sceneDisconnects = Rule(
    "scene.disconnects", "A scene that the system lets go of is told so.", since: "13",
    evidence: "A: sceneDidDisconnect(_:)", confidence: "high", names: ["sceneDidDisconnect(_:)"])

  static let sceneRules: [Rule] = [
    sceneConnects, sceneIsActiveBeforeRootAppeared, sceneStateChanges, sceneBeforeApp,
    scenesReplaceAppCallbacks, snapshotLayout, sceneDisconnects,
  ]
}
