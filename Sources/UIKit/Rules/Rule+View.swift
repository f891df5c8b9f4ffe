/// The loading of a view.
extension Rule {
  static let askingDoesNotLoad = Rule(
    "view.asking-does-not-load",
    "Reading `isViewLoaded` or `viewIfLoaded` doesn't load the view.",
    evidence: "A: isViewLoaded, viewIfLoaded", confidence: "high", articles: ["003"],
    claims: ["S003-42", "S003-43", "M-09"], names: ["isViewLoaded", "viewIfLoaded"])

  static let loadsOnFirstAccess = Rule(
    "view.loads-on-first-access",
    "The first read of `view` loads it: UIKit calls `loadView()`, then `viewDidLoad()`. Later "
      + "reads return the loaded view.",
    evidence: "A: loadView(), loadViewIfNeeded(); every other implementation", confidence: "high",
    articles: ["000", "002", "003", "004"],
    claims: [
      "S000-10", "S000-11", "S002-02", "S002-14", "S002-16", "S003-02", "S003-08", "S003-36",
      "S003-37", "S004-02", "S004-03", "S004-04",
    ],
    names: ["view", "loadViewIfNeeded", "loadView", "viewDidLoad"])

  static let loadViewMakesTheView = Rule(
    "view.load-view-makes-the-view",
    "UIKit calls `loadView()` to create the view. An override must assign `view` before it reads "
      + "`view`.",
    evidence: "A: loadView()", confidence: "high", articles: ["000", "001", "003", "004"],
    claims: ["S000-01", "S000-04", "S000-22", "S001-24", "S001-25", "S003-07", "S004-01", "M-04"],
    names: ["loadView"])

  static let viewDidLoadFollowsLoadView = Rule(
    "view.did-load-follows-load-view",
    "UIKit calls `viewDidLoad()` once per load, after `loadView()` has finished and `view` is set.",
    evidence: "A: viewDidLoad()", confidence: "high", articles: ["000", "003", "004"],
    claims: ["S000-15", "S000-16", "S003-14", "S003-52", "S004-15", "S004-17", "S004-22"],
    names: ["viewDidLoad"])

  static let viewDidLoadWithoutView = Rule(
    "view.did-load-without-view",
    "If `loadView()` sets no view, UIKit still calls `viewDidLoad()`, and the next read of `view` "
      + "loads again.",
    evidence: "T: stackoverflow 20631565, 7788928", confidence: "medium",
    alternative: "When `loadView()` set nothing, `viewDidLoad()` is not sent.", articles: ["000"],
    claims: ["S000-20", "S000-21"], names: ["viewDidLoad", "loadView"])

  static let viewNeverSetIsAskedAgain = Rule(
    "view.never-set-is-asked-again",
    "If a window gets no view from its root controller, it asks again, so `loadView()` runs over "
      + "and over.",
    evidence: "T: stackoverflow 7788928", confidence: "medium", claims: ["S000-20"],
    names: ["loadView"])

  static let settingViewOnlyStores = Rule(
    "view.setting-only-stores",
    "Assigning `view` only stores it. UIKit loads nothing and doesn't call `viewDidLoad()`.",
    evidence: "K; other implementations disagree", confidence: "recall",
    alternative: "`viewDidLoad()` follows the assignment of the first view.",
    articles: ["000", "001"], claims: ["S000-23", "S000-27", "S001-27"], names: ["view"])

  static let oneControllerPerView = Rule(
    "view.one-controller-per-view",
    "A view belongs to at most one controller. Giving it to another controller throws an "
      + "exception.",
    since: "6", evidence: "S: iCarousel#229 (not before the SDK of iOS 6), SIAlertView#120",
    confidence: "high", claims: ["M-11"],
    names: ["view"])

  static let orientationsAreAsked = Rule(
    "view.orientations-are-asked",
    "Between `loadView()` and `viewDidLoad()`, UIKit asks for the window and the orientations.",
    since: "6", isBoundToReleases: true, evidence: "T: Tomasz Szulc 2015 (breakpoints)",
    confidence: "low",
    alternative: "UIKit does not ask for orientations while a view loads.",
    articles: ["000", "002"], claims: ["S000-25", "S002-06"],
    names: ["supportedInterfaceOrientations", "shouldAutorotate"])

  static let droppedViewIsLoadedAgain = Rule(
    "view.dropped-is-loaded-again",
    "`view = nil` drops the view. The next read of `view` loads a new view and calls "
      + "`viewDidLoad()` again.",
    evidence: "A: viewDidLoad(); T: manongdao q-1227237", confidence: "high", articles: ["000"],
    names: ["view", "viewDidLoad", "isViewLoaded"])

  static let loadViewIfNeededWhenAppearing = Rule(
    "view.load-if-needed-when-appearing",
    "When a controller appears, UIKit calls `loadViewIfNeeded()` even if the view is loaded: after "
      + "`viewWillAppear` in an animated push or pop, before it at launch. Only an override shows "
      + "this.",
    since: "9", isBoundToReleases: true, evidence: "T: readke.com 0Z41505102021",
    confidence: "medium",
    names: ["loadViewIfNeeded", "viewWillAppear(_:)"])

  static let interactionIsTold = Rule(
    "view.interaction-is-told",
    "An interaction hears before and after it is added to a view or removed. In another view it leaves "
      + "the former one first.",
    since: "11", evidence: "A: UIInteraction", confidence: "high",
    names: ["addInteraction(_:)", "willMove(to:)", "didMove(to:)"])

  static let appearanceComesWithWindow = Rule(
    "view.appearance-comes-with-window",
    "A value set on `appearance()` goes to a view when it enters a window. Views that are in one "
      + "already keep theirs.",
    since: "5", evidence: "A: UIAppearance; T: stackoverflow 69557285", confidence: "high",
    names: ["appearance()"])

  static let viewRules: [Rule] = [
    appearanceComesWithWindow,
    askingDoesNotLoad, loadsOnFirstAccess, loadViewMakesTheView, viewDidLoadFollowsLoadView,
    viewDidLoadWithoutView, viewNeverSetIsAskedAgain, settingViewOnlyStores, oneControllerPerView,
    orientationsAreAsked, droppedViewIsLoadedAgain, loadViewIfNeededWhenAppearing,
    interactionIsTold,
  ]
}
