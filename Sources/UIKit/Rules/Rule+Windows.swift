/// Windows and their roots, the app and its scenes, the responder chain.
extension Rule {
  static let rootOfHiddenWindowIsStored = Rule(
    "window.root-of-hidden-is-stored",
    "Assigning `rootViewController` to a hidden window only stores it; nothing is loaded.",
    since: "4", evidence: "S: kotlin-native#3234; T: article 002", confidence: "high",
    articles: ["002"], claims: ["S002-03"], names: ["rootViewController"])
  static let rootLoadsWhenWindowIsShown = Rule(
    "window.root-loads-when-shown",
    "Showing the window loads the root view and puts it in, before `makeKeyAndVisible()` returns.",
    since: "4", evidence: "S: kotlin-native#3234; T: article 002", confidence: "high",
    articles: ["002"], claims: ["S002-01", "S002-03", "S002-04"], names: ["makeKeyAndVisible"])
  static let rootViewFillsWindow = Rule(
    "window.root-view-fills-window", "The root view takes the window's size when it is put in.",
    since: "4", evidence: "A: rootViewController", confidence: "high", articles: ["003"],
    claims: ["S001-26", "S003-09", "S003-15"], names: ["rootViewController"])
  static let rootAppearsWithWindow = Rule(
    "window.root-appears",
    "The root controller gets `viewWillAppear(false)` before its view enters the window.",
    since: "4", evidence: "T: article 002; S: Lemonbrush scene log", confidence: "high",
    articles: ["002"], claims: ["S002-07", "S002-12"], names: ["viewWillAppear(_:)"])
  static let rootDidAppearAfterCommit = Rule(
    "window.root-did-appear-after-commit",
    "The root's `viewDidAppear` follows the first layout pass, after the launching code returned.",
    since: "4", evidence: "T: Lemonbrush scene log; P: Chameleon", confidence: "high",
    articles: ["002"], claims: ["S002-11", "S002-12"], names: ["viewDidAppear(_:)"])
  static let rootReplacement = Rule(
    "window.root-replacement",
    "A new root of a visible window loads and appears at once; the old one disappears.",
    since: "4", evidence: "K", confidence: "low", names: ["rootViewController"])
  static let hiddenWindowDisappears = Rule(
    "window.hidden-root-disappears", "Hiding a window makes its root disappear.", since: "4",
    evidence: "K", confidence: "recall", names: ["isHidden"])
  static let windowBecomesKey = Rule(
    "window.becomes-key", "The window that becomes key is told, after the old one.",
    evidence: "A: becomeKey()", confidence: "high", names: ["becomeKey", "resignKey"])
  static let responderNext = Rule(
    "responder.next",
    "A view's next responder is its controller if it is a root view, else its superview; the "
      + "window's is its scene, then application and delegate.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])
  static let responderFocus = Rule(
    "responder.focus",
    "A new first responder needs the old one to let go; there is one at a time.",
    evidence: "A: becomeFirstResponder()", confidence: "high",
    names: ["becomeFirstResponder", "resignFirstResponder", "canResignFirstResponder"])
  static let focusNeedsWindow = Rule(
    "responder.focus-needs-window",
    "Only what is in a window becomes first responder.",
    evidence: "A: becomeFirstResponder(); P: openuikit", confidence: "high",
    names: ["becomeFirstResponder"])
  static let appLaunch = Rule(
    "app.launch",
    "Launch: `willFinishLaunching`, `didFinishLaunching`, then activation in a later step.",
    evidence: "A; P: openuikit", confidence: "high",
    names: ["application(_:didFinishLaunchingWithOptions:)"])
  static let appStateChanges = Rule(
    "app.state-changes",
    "To the background: resign active, then enter background. Back: enter foreground, become "
      + "active. No view appears or disappears.",
    evidence: "A: UIApplicationDelegate; P: openuikit", confidence: "high",
    names: ["applicationDidEnterBackground(_:)", "applicationDidBecomeActive(_:)"])
  static let appIsActiveAfterRootAppeared = Rule(
    "app.active-after-root-appeared",
    "Without scenes, `applicationDidBecomeActive` follows the root's `viewDidAppear`.",
    evidence: "T: several launch logs", confidence: "medium",
    names: ["applicationDidBecomeActive(_:)"])
  static let sceneConnects = Rule(
    "scene.connects",
    "A scene connects after launch, enters the foreground, and is active before the root's "
      + "`viewDidAppear`.",
    since: "13", evidence: "T: Lemonbrush; T: hdk2200 (iOS 17)", confidence: "medium",
    names: ["scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)"])
  static let sceneBeforeApp = Rule(
    "scene.before-app", "A scene delegate hears of a change before the app's notification.",
    since: "13", evidence: "T: hdk2200 (iOS 17)", confidence: "high",
    names: ["sceneWillEnterForeground(_:)"])
  static let snapshotLayout = Rule(
    "scene.snapshot-layout",
    "In the background the shown controllers are laid out again for the snapshots.",
    since: "13", evidence: "T: hdk2200 (iOS 17)", confidence: "medium",
    names: ["viewWillLayoutSubviews"])
  static let launchNeedsRoot = Rule(
    "window.launch-needs-root",
    "A visible window without a root controller at the end of launch raises.", since: "9",
    evidence: "S: AwesomeMenu#79, GPUImage#2195", confidence: "high",
    names: ["rootViewController"])

  static let windows: [Rule] = [
    rootOfHiddenWindowIsStored, rootLoadsWhenWindowIsShown, rootViewFillsWindow,
    rootAppearsWithWindow, rootDidAppearAfterCommit, rootReplacement, hiddenWindowDisappears,
    windowBecomesKey, responderNext, responderFocus, focusNeedsWindow, appLaunch, appStateChanges,
    appIsActiveAfterRootAppeared, sceneConnects, sceneBeforeApp, snapshotLayout, launchNeedsRoot,
  ]
}
