/// Windows and their roots, the app and its scenes, the responder chain.
extension Rule {

  // MARK: Windows

  static let rootOfHiddenWindowIsStored = Rule(
    "window.root-of-hidden-is-stored",
    "Assigning `rootViewController` to a hidden window only stores it; nothing is loaded.",
    since: "4", evidence: "S: kotlin-native#3234; T: article 002", confidence: "high",
    articles: ["002"], claims: ["S002-03"], names: ["rootViewController"])
  static let rootLoadsWhenWindowIsShown = Rule(
    "window.root-loads-when-shown",
    "Showing the window loads the root view and puts it in, before `makeKeyAndVisible()` returns.",
    since: "4", evidence: "S: kotlin-native#3234; T: article 002", confidence: "high",
    articles: ["002"], claims: ["S002-01", "S002-03", "S002-04"],
    names: ["makeKeyAndVisible", "viewDidLoad"])
  static let rootViewFillsWindow = Rule(
    "window.root-view-fills-window", "The root view takes the window's size when it is put in.",
    since: "4", evidence: "A: rootViewController", confidence: "high", articles: ["003"],
    claims: ["S001-26", "S003-09", "S003-15"], names: ["rootViewController", "bounds"])
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
  static let rootOfVisibleWindowLoadsNow = Rule(
    "window.root-of-visible-loads-now",
    "Assigning `rootViewController` to a window on screen loads and inserts the view at once.",
    since: "4", evidence: "K, with S: kotlin-native#3234", confidence: "medium",
    names: ["rootViewController", "viewDidLoad", "viewWillAppear(_:)"])
  static let rootReplacement = Rule(
    "window.root-replacement",
    "When the root of a visible window is replaced, the old one's `viewWillDisappear`, and that of "
      + "what it presents, comes before the new one's `viewWillAppear`.",
    since: "4", evidence: "K", confidence: "low",
    alternative: "The new root loads and is told `viewWillAppear` first; the old one hears when "
      + "its view leaves the window.",
    names: ["rootViewController", "viewWillDisappear(_:)", "viewWillAppear(_:)"])
  static let hiddenWindowDisappears = Rule(
    "window.hidden-root-disappears",
    "Hiding a window makes its root, and what the root presents, disappear; showing it again makes "
      + "them appear.", since: "4",
    evidence: "K", confidence: "recall",
    alternative: "A hidden window is only not drawn; nobody is told.",
    names: ["isHidden", "viewWillDisappear(_:)", "viewDidDisappear(_:)"])
  static let hiddenWindowPassesKeyOn = Rule(
    "window.hidden-passes-key-on",
    "A key window that is hidden hands the key events to the front one of the visible windows.",
    evidence: "K: windows made for one alert", confidence: "recall",
    alternative: "It stays key until the app makes another one key.",
    names: ["isHidden", "isKeyWindow", "resignKey", "becomeKey"])
  static let windowBecomesKey = Rule(
    "window.becomes-key", "The window that becomes key is told, after the old one.",
    evidence: "A: becomeKey()", confidence: "high",
    names: ["becomeKey", "resignKey", "makeKeyAndVisible"])
  static let launchNeedsRoot = Rule(
    "window.launch-needs-root",
    "A visible window without a root controller at the end of launch raises.", since: "9",
    evidence: "S: AwesomeMenu#79, GPUImage#2195", confidence: "high",
    names: ["rootViewController"])
  static let launchWithoutRootWarns = Rule(
    "window.launch-without-root-warns",
    "Before it became an exception, a window without a root at the end of launch was a line on the "
      + "console.",
    since: "5", through: "8", isBoundToReleases: true,
    evidence: "T: console text quoted with iOS 5 to 8",
    confidence: "medium", names: ["rootViewController"])

  // MARK: Responders

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
  static let textFieldAsksDelegate = Rule(
    "responder.text-field-asks-delegate",
    "A text field asks its delegate before it takes or gives up the focus, and tells it after.",
    evidence: "A: UITextFieldDelegate", confidence: "high",
    names: [
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
      "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
    ])

  // MARK: The application

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

  // MARK: Scenes

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

  static let windows: [Rule] = [
    rootOfHiddenWindowIsStored, rootLoadsWhenWindowIsShown, rootViewFillsWindow,
    rootAppearsWithWindow, rootDidAppearAfterCommit, rootOfVisibleWindowLoadsNow, rootReplacement,
    hiddenWindowDisappears, hiddenWindowPassesKeyOn, windowBecomesKey, launchNeedsRoot,
    launchWithoutRootWarns, responderNext, responderFocus, focusNeedsWindow, textFieldAsksDelegate,
    appLaunch, appStateChanges, appearanceOutlastsBackground, stateWhileEnteringForeground,
    delegateBeforeNotification, appIsActiveAfterRootAppeared, sceneConnects,
    sceneIsActiveBeforeRootAppeared, sceneStateChanges, sceneBeforeApp, scenesReplaceAppCallbacks,
    snapshotLayout, sceneDisconnects,
  ]
}
