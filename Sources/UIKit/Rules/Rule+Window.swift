/// Windows and their roots.
extension Rule {
  static let rootOfHiddenWindowIsStored = Rule(
    "window.root-of-hidden-is-stored",
    "Assigning `rootViewController` to a hidden window only stores the controller. UIKit loads "
      + "nothing.",
    since: "4", evidence: "S: kotlin-native#3234; T: Tomasz Szulc 2015", confidence: "high",
    articles: ["002"], claims: ["S002-03"], names: ["rootViewController"])

  static let rootLoadsWhenWindowIsShown = Rule(
    "window.root-loads-when-shown",
    "When you show a window, UIKit loads the root view and adds it to the window before "
      + "`makeKeyAndVisible()` returns.",
    since: "4", evidence: "S: kotlin-native#3234; T: Tomasz Szulc 2015", confidence: "high",
    articles: ["002"], claims: ["S002-01", "S002-03", "S002-04"],
    names: ["makeKeyAndVisible", "viewDidLoad"])

  static let rootViewFillsWindow = Rule(
    "window.root-view-fills-window",
    "When UIKit adds the root view to the window, the view takes the window's size.",
    since: "4", evidence: "A: rootViewController", confidence: "high", articles: ["003"],
    claims: ["S001-26", "S003-09", "S003-15"], names: ["rootViewController", "bounds"])

  static let rootAppearsWithWindow = Rule(
    "window.root-appears",
    "UIKit calls the root controller's `viewWillAppear(false)` before its view enters the window.",
    since: "4", evidence: "T: Tomasz Szulc 2015; S: Lemonbrush scene log", confidence: "high",
    articles: ["002"], claims: ["S002-07", "S002-12"], names: ["viewWillAppear(_:)"])

  static let rootDidAppearAfterCommit = Rule(
    "window.root-did-appear-after-commit",
    "UIKit calls the root controller's `viewDidAppear` after the first layout pass, when the "
      + "launching code has returned.",
    since: "4", evidence: "T: Lemonbrush scene log; P: Chameleon", confidence: "high",
    articles: ["002"], claims: ["S002-11", "S002-12"], names: ["viewDidAppear(_:)"])

  static let rootOfVisibleWindowLoadsNow = Rule(
    "window.root-of-visible-loads-now",
    "Assigning `rootViewController` to a window on screen loads and inserts the view immediately.",
    since: "4", evidence: "K, with S: kotlin-native#3234", confidence: "medium",
    names: ["rootViewController", "viewDidLoad", "viewWillAppear(_:)"])

  static let rootReplacement = Rule(
    "window.root-replacement",
    "When you replace the root of a visible window, the old root and what it presents get "
      + "`viewWillDisappear` before the new root gets `viewWillAppear`.",
    since: "4", evidence: "K", confidence: "low",
    alternative: "The new root loads and gets `viewWillAppear` first. The old root gets its "
      + "callbacks when its view leaves the window.",
    names: ["rootViewController", "viewWillDisappear(_:)", "viewWillAppear(_:)"])

  static let hiddenWindowDisappears = Rule(
    "window.hidden-root-disappears",
    "When you hide a window, its root and what the root presents disappear. When you show the "
      + "window again, they appear.",
    since: "4",
    evidence: "K", confidence: "recall",
    alternative: "A hidden window isn't drawn, but no controller gets a callback.",
    names: ["isHidden", "viewWillDisappear(_:)", "viewDidDisappear(_:)"])

  static let hiddenWindowPassesKeyOn = Rule(
    "window.hidden-passes-key-on",
    "If the key window is hidden, the frontmost visible window becomes the key window.",
    evidence: "K: windows made for one alert", confidence: "recall",
    alternative: "It stays key until the app makes another one key.",
    names: ["isHidden", "isKeyWindow", "resignKey", "becomeKey"])

  static let windowBecomesKey = Rule(
    "window.becomes-key",
    "UIKit tells the window that becomes key after it has told the old key window.",
    evidence: "A: becomeKey()", confidence: "high",
    names: ["becomeKey", "resignKey", "makeKeyAndVisible"])

  static let launchNeedsRoot = Rule(
    "window.launch-needs-root",
    "If a visible window has no root controller at the end of launch, UIKit throws an exception.",
    since: "9",
    evidence: "S: AwesomeMenu#79, GPUImage#2195", confidence: "high",
    names: ["rootViewController"])

  static let launchWithoutRootWarns = Rule(
    "window.launch-without-root-warns",
    "On iOS 5 to 8, UIKit only logs a message if a window has no root controller at the end of "
      + "launch.",
    since: "5", through: "8", isBoundToReleases: true,
    evidence: "T: console text quoted with iOS 5 to 8",
    confidence: "medium", names: ["rootViewController"])

  static let windowMayRefuseKey = Rule(
    "window.may-refuse-key",
    "A window whose `canBecomeKey` is false can be shown, but doesn't become key.",
    since: "15", evidence: "A: UIWindow.h", confidence: "high",
    names: ["canBecomeKey", "makeKeyAndVisible"])

  static let keyWindowPerScene = Rule(
    "window.key-per-scene",
    "From iOS 15, each scene has a key window of its own.",
    since: "15", isBoundToReleases: true, evidence: "A: UIWindow.h, keyWindow", confidence: "high",
    names: ["isKeyWindow", "keyWindow"])

  static let editingMakesKey = Rule(
    "window.editing-makes-key",
    "A window becomes key when a text field in it begins editing.",
    evidence: "T: jianshu c4a6775141ab, easck 457917; P: Chameleon", confidence: "medium",
    names: ["becomeFirstResponder", "isKeyWindow", "makeKey"])

  static let touchMakesKey = Rule(
    "window.touch-makes-key",
    "From iOS 14.2 on, a window becomes key when it is touched.",
    since: "14.2", isBoundToReleases: true, evidence: "T: Apple's forum 667958, mo4tech 2021",
    confidence: "high", names: ["isKeyWindow", "makeKey"])

  static let dyingWindowPassesKeyOn = Rule(
    "window.dying-passes-key-on",
    "Through iOS 8, the frontmost visible window becomes the key window when the key window is "
      + "destroyed.",
    through: "8", isBoundToReleases: true, evidence: "T: rdar 22364739", confidence: "high",
    names: ["keyWindow", "becomeKey"])

  static let newWindowFillsScreen = Rule(
    "window.new-fills-screen",
    "From iOS 9, a window that you create without a frame is as large as the screen.",
    since: "9", isBoundToReleases: true,
    evidence: "T: public notes on iOS 9 (a window without a frame takes the screen's bounds)",
    confidence: "medium", names: ["UIWindow", "frame"])

  static let windowRules: [Rule] = [
    dyingWindowPassesKeyOn,
    rootOfHiddenWindowIsStored, rootLoadsWhenWindowIsShown, rootViewFillsWindow,
    rootAppearsWithWindow, rootDidAppearAfterCommit, rootOfVisibleWindowLoadsNow, rootReplacement,
    hiddenWindowDisappears, hiddenWindowPassesKeyOn, windowBecomesKey, launchNeedsRoot,
    launchWithoutRootWarns,
    windowMayRefuseKey, keyWindowPerScene,
    editingMakesKey, touchMakesKey,
    newWindowFillsScreen,
  ]
}
