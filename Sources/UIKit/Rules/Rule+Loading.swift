/// Loading of a view, and its unloading up to iOS 5.
extension Rule {
  static let askingDoesNotLoad = Rule(
    "view.asking-does-not-load",
    "`isViewLoaded` and `viewIfLoaded` answer without loading the view.",
    evidence: "A: isViewLoaded, viewIfLoaded", confidence: "high", articles: ["003"],
    claims: ["S003-42", "S003-43", "M-09"], names: ["isViewLoaded", "viewIfLoaded"])
  static let loadsOnFirstAccess = Rule(
    "view.loads-on-first-access",
    "The first read of `view` loads it: `loadView()`, then `viewDidLoad()`; later reads return it.",
    evidence: "A: loadView(), loadViewIfNeeded(); every other implementation", confidence: "high",
    articles: ["000", "002", "003", "004"],
    claims: [
      "S000-10", "S000-11", "S002-02", "S002-14", "S002-16", "S003-02", "S003-08", "S003-36",
      "S003-37", "S004-02", "S004-03", "S004-04",
    ],
    names: ["view", "loadViewIfNeeded", "loadView", "viewDidLoad"])
  static let loadViewMakesTheView = Rule(
    "view.load-view-makes-the-view",
    "UIKit calls `loadView()` to make the view; an override assigns `view` and reads it only then.",
    evidence: "A: loadView()", confidence: "high", articles: ["000", "001", "003", "004"],
    claims: ["S000-01", "S000-04", "S000-22", "S001-24", "S001-25", "S003-07", "S004-01", "M-04"],
    names: ["loadView"])
  static let viewDidLoadFollowsLoadView = Rule(
    "view.did-load-follows-load-view",
    "`viewDidLoad()` runs once per load, after `loadView()` has finished and `view` is set.",
    evidence: "A: viewDidLoad()", confidence: "high", articles: ["000", "003", "004"],
    claims: ["S000-15", "S000-16", "S003-14", "S003-52", "S004-15", "S004-17", "S004-22"],
    names: ["viewDidLoad"])
  static let viewDidLoadWithoutView = Rule(
    "view.did-load-without-view",
    "When `loadView()` set nothing, `viewDidLoad()` is sent all the same, and the next read loads "
      + "again.",
    evidence: "T: stackoverflow 20631565, 7788928", confidence: "medium",
    alternative: "When `loadView()` set nothing, `viewDidLoad()` is not sent.", articles: ["000"],
    claims: ["S000-20", "S000-21"], names: ["viewDidLoad", "loadView"])
  static let viewNeverSetIsAskedAgain = Rule(
    "view.never-set-is-asked-again",
    "A window that gets no view from its root asks again, so `loadView()` runs over and over.",
    evidence: "T: stackoverflow 7788928", confidence: "medium", claims: ["S000-20"],
    names: ["loadView"])
  static let settingViewOnlyStores = Rule(
    "view.setting-only-stores",
    "Assigning `view` stores it; nothing is loaded, and `viewDidLoad()` does not follow.",
    evidence: "K; other implementations disagree", confidence: "recall",
    alternative: "`viewDidLoad()` follows the assignment of the first view.",
    articles: ["000", "001"], claims: ["S000-23", "S000-27", "S001-27"], names: ["view"])
  static let oneControllerPerView = Rule(
    "view.one-controller-per-view",
    "A view belongs to at most one controller; giving it to another raises an exception.",
    since: "6", evidence: "S: iCarousel#229 (not before the SDK of iOS 6), SIAlertView#120",
    confidence: "high", claims: ["M-11"],
    names: ["view"])
  static let orientationsAreAsked = Rule(
    "view.orientations-are-asked",
    "Between `loadView()` and `viewDidLoad()` UIKit asks for the window and the orientations.",
    since: "6", isBoundToReleases: true, evidence: "T: article 002 (breakpoints, 2015)",
    confidence: "low",
    alternative: "UIKit does not ask for orientations while a view loads.",
    articles: ["000", "002"], claims: ["S000-25", "S002-06"],
    names: ["supportedInterfaceOrientations", "shouldAutorotate"])
  static let droppedViewIsLoadedAgain = Rule(
    "view.dropped-is-loaded-again",
    "`view = nil` drops the view, and the next read loads one anew, `viewDidLoad()` included.",
    evidence: "A: viewDidLoad(); T: manongdao q-1227237", confidence: "high", articles: ["000"],
    names: ["view", "viewDidLoad", "isViewLoaded"])
  static let loadViewIfNeededWhenAppearing = Rule(
    "view.load-if-needed-when-appearing",
    "On the way to the screen UIKit calls `loadViewIfNeeded()` though the view is long loaded: "
      + "after `viewWillAppear` in an animated push or pop, before it at launch. Only an override "
      + "can tell.",
    since: "9", isBoundToReleases: true, evidence: "T: readke.com 0Z41505102021",
    confidence: "medium",
    names: ["loadViewIfNeeded", "viewWillAppear(_:)"])
  static let plainViewWithoutNib = Rule(
    "nib.plain-view-without-nib",
    "With no nib and no override, `loadView()` makes a plain `UIView` as large as the screen.",
    evidence: "A: loadView()", confidence: "high", articles: ["000", "004"],
    claims: ["S000-13", "S004-11"], names: ["loadView"])
  static let plainViewBelowStatusBar = Rule(
    "nib.plain-view-below-status-bar",
    "Up to iOS 6 the plain view is as large as the screen without the status bar.",
    through: "6", isBoundToReleases: true, evidence: "A: UIScreen.applicationFrame; K",
    confidence: "medium",
    names: ["loadView", "applicationFrame"])
  static let moduleNameCounted = Rule(
    "nib.module-name-counted",
    "iOS 8 looked for the nib of a Swift class under its full name, module and all, and so did "
      + "not find it.",
    since: "8", through: "8", isBoundToReleases: true, evidence: "K", confidence: "recall",
    alternative: "On iOS 8 too, the nib is looked for by the bare name of the class.",
    names: ["nibName", "loadView"])
  static let moduleNameIsIgnored = Rule(
    "nib.module-name-ignored",
    "Looking for a nib by class name, UIKit leaves out the module of a Swift class.", since: "9",
    evidence: "K", confidence: "recall",
    alternative: "The nib is looked for under the full name, module and all.",
    names: ["nibName", "loadView"])
  static let nibNameStaysNil = Rule(
    "nib.name-stays-nil",
    "`nibName` of a controller made without one stays nil, though a nib is found by class name.",
    evidence: "A: init(nibName:bundle:), not of the getter", confidence: "low",
    alternative: "`nibName` answers the name that was found.", names: ["nibName"])
  static let namedNibIsLoaded = Rule(
    "nib.named-nib-is-loaded", "A controller made with a nib name loads that nib.",
    evidence: "A: init(nibName:bundle:)", confidence: "high", articles: ["000", "003", "004"],
    claims: ["S000-12", "S003-10", "S004-07"], names: ["init(nibName:bundle:)", "nibName"])
  static let shortNibNameFirst = Rule(
    "nib.short-name-first",
    "Without a name, a class that ends in \"Controller\" first tries the nib named without it.",
    evidence: "A: nibName; T: stackoverflow 9081053", confidence: "high", articles: ["004"],
    claims: ["S004-08", "S004-10"], names: ["nibName"])
  static let classNibName = Rule(
    "nib.class-name", "Failing that, the nib named exactly like the class is loaded.",
    evidence: "A: nibName", confidence: "high", articles: ["003", "004"],
    claims: ["S003-10", "S004-09", "S004-12"], names: ["nibName"])
  static let missingNibRaises = Rule(
    "nib.missing-raises",
    "A nib that was named and is not there raises when the view is loaded, not at init.",
    evidence: "S: \"Could not load NIB in bundle\" in public issues", confidence: "high",
    articles: ["004"], claims: ["S004-13"], names: ["loadView"])
  static let unconnectedViewRaises = Rule(
    "nib.unconnected-view-raises", "A nib whose `view` outlet is not connected raises.",
    evidence: "S: exception text in public issues", confidence: "high", names: ["loadView"])
  static let nibForIdiom = Rule(
    "nib.for-idiom", "`Name~iphone` and `Name~ipad` load only on their kind of device.",
    evidence: "A: nibName", confidence: "high", names: ["nibName"])
  static let nibViewsAreDecoded = Rule(
    "nib.views-are-decoded", "Views of a nib are made with `init(coder:)`.",
    evidence: "A: init(coder:)", confidence: "high", names: ["init(coder:)"])
  static let subviewsAreDecodedWithRoot = Rule(
    "nib.subviews-are-decoded-with-root",
    "The views in a nib's root are made and added while the root is decoded: they are in place when "
      + "its `super.init(coder:)` returns.",
    evidence: "A: NSCoding, UIView.init(coder:); T: arm1.ru", confidence: "medium",
    names: ["init(coder:)", "subviews", "didAddSubview(_:)"])
  static let outletsAreSetByName = Rule(
    "nib.outlets-are-set-by-name",
    "Outlets are set by name while the view is loaded; before that they are nil.",
    evidence: "A: Resource Programming Guide", confidence: "high", names: ["loadView"])
  static let unknownOutletRaises = Rule(
    "nib.unknown-outlet-raises", "An outlet without a property of that name raises.",
    evidence: "S: youku-sdk-tool-woodpecker#3", confidence: "high", names: ["loadView"])
  static let awakeAfterOutlets = Rule(
    "nib.awake-after-outlets",
    "`awakeFromNib()` comes after `init(coder:)`, once all outlets of that nib are set.",
    evidence: "A: awakeFromNib(); T: wnstkdyu 2018", confidence: "high",
    names: ["awakeFromNib", "init(coder:)"])
  static let controllerAwakesAtOnce = Rule(
    "storyboard.controller-awakes-at-once",
    "A controller from a storyboard hears `awakeFromNib()` when it is made, long before its view "
      + "is; one made by nib name never does.",
    since: "5", evidence: "T: wnstkdyu 2018, arm1.ru", confidence: "high",
    names: ["awakeFromNib", "instantiateViewController(withIdentifier:)"])
  static let storyboardSceneViewIsANib = Rule(
    "storyboard.view-is-a-nib",
    "A scene keeps its view in a nib of its own, loaded when the view is needed.",
    since: "5", evidence: "A; T: article 002", confidence: "high", articles: ["000", "002"],
    claims: ["S002-05", "S002-23", "S000-14"], names: ["loadView"])
  static let storyboardMakesController = Rule(
    "storyboard.makes-controller",
    "A storyboard makes the controller at once, by `init(coder:)`, and its view later.",
    since: "5", evidence: "A: instantiateViewController(withIdentifier:)", confidence: "high",
    articles: ["002"], claims: ["S002-13", "S002-23"],
    names: ["instantiateViewController(withIdentifier:)", "init(coder:)"])
  static let missingStoryboardRaises = Rule(
    "storyboard.missing-raises", "A storyboard that is not there raises.", since: "5",
    evidence: "S: exception text in public issues", confidence: "high",
    names: ["init(name:bundle:)", "UIStoryboard"])
  static let missingSceneRaises = Rule(
    "storyboard.missing-scene-raises", "An identifier that no scene has raises.", since: "5",
    evidence: "S: exception text in public issues", confidence: "high",
    names: ["instantiateViewController(withIdentifier:)"])
  static let missingSegueRaises = Rule(
    "storyboard.missing-segue-raises", "Performing a segue the scene does not have raises.",
    since: "5", evidence: "S: exception text in public issues", confidence: "high",
    names: ["performSegue(withIdentifier:sender:)"])
  static let prepareBeforeDestinationLoads = Rule(
    "segue.prepare-before-load",
    "`prepare(for:sender:)` runs when the destination exists but its view is not loaded.",
    since: "5", evidence: "A: prepare(for:sender:); T: wnstkdyu 2018", confidence: "high",
    names: ["prepare(for:sender:)"])
  static let sourcePreparesSegue = Rule(
    "segue.source-prepares",
    "Before every segue its source is sent `prepare(for:sender:)` with the sender it was given.",
    since: "5", evidence: "A: prepare(for:sender:)", confidence: "high",
    names: ["prepare(for:sender:)", "performSegue(withIdentifier:sender:)"])
  static let segueIsPerformed = Rule(
    "segue.is-performed", "After it was prepared, a segue is performed.", since: "5",
    evidence: "A: UIStoryboardSegue.perform()", confidence: "high",
    names: ["perform", "show(_:sender:)"])
  static let embedBeforeViewDidLoad = Rule(
    "segue.embed-before-did-load",
    "Embed segues are followed after `loadView()` and before `viewDidLoad()` of their source.",
    since: "6", evidence: "T: wnstkdyu 2018, arm1.ru", confidence: "medium",
    names: ["prepare(for:sender:)", "viewDidLoad"])
  static let memoryWarningReachesAll = Rule(
    "memory.warning-reaches-all", "A memory warning is sent to every controller.",
    evidence: "A: didReceiveMemoryWarning()", confidence: "high",
    claims: ["M-13", "S001-02"], names: ["didReceiveMemoryWarning"])
  static let memoryWarningReachesDelegate = Rule(
    "memory.warning-reaches-delegate", "The app's delegate hears of a memory warning first.",
    evidence: "A: applicationDidReceiveMemoryWarning(_:)", confidence: "high",
    names: ["applicationDidReceiveMemoryWarning(_:)"])
  static let willUnloadBeforeDropping = Rule(
    "memory.will-unload", "On iOS 5 `viewWillUnload()` comes while the view is still there.",
    since: "5", through: "5", isBoundToReleases: true, evidence: "A: viewWillUnload()",
    confidence: "high",
    names: ["viewWillUnload"])
  static let didUnloadAfterDropping = Rule(
    "memory.did-unload",
    "Up to iOS 5 `viewDidUnload()` comes once a memory warning has dropped the view.",
    through: "5", evidence: "A: viewDidUnload(); T: cnblogs linyawen 2537298", confidence: "high",
    articles: ["001", "003"], claims: ["S003-04"], names: ["viewDidUnload"])
  static let bareControllerKeepsItsView = Rule(
    "memory.bare-controller-keeps-view",
    "A bare `UIViewController` without a nib keeps its view: it could not make it again.",
    through: "5", evidence: "T: published observations of iOS 5", confidence: "medium",
    names: ["didReceiveMemoryWarning"])
  static let viewOutlivesController = Rule(
    "memory.view-outlives-controller",
    "A controller that goes does not take its view out of the hierarchy: the view stays on "
      + "screen, with nobody behind it.",
    evidence: "P: WinObjC; T: coderapp.vercel.app 60386750", confidence: "high",
    names: ["deinit", "view", "addSubview(_:)"])
  static let backReferencesDoNotOwn = Rule(
    "memory.back-references-do-not-own",
    "A parent owns its children and a controller its view; the way back, from a view to its "
      + "controller and from a child to its parent, does not own.",
    evidence: "A; P: flowkey, Chameleon", confidence: "high",
    names: ["parent", "children", "view", "deinit"])
  static let memoryWarningUnloads = Rule(
    "memory.warning-unloads",
    "Up to iOS 5 a memory warning drops the view of a controller that is not on screen.",
    through: "5", evidence: "A: viewDidUnload; T: blog.devtang 2012", confidence: "high",
    articles: ["001", "003"], claims: ["S001-01", "S003-04"],
    names: ["viewWillUnload", "viewDidUnload", "didReceiveMemoryWarning"])
  static let memoryWarningKeepsViews = Rule(
    "memory.warning-keeps-views", "From iOS 6 on a loaded view stays loaded.", since: "6",
    evidence: "A: viewDidUnload", confidence: "high", articles: ["001", "003"],
    claims: ["S001-01", "S001-02", "S003-05", "M-13"], names: ["didReceiveMemoryWarning"])

  static let loading: [Rule] = [
    askingDoesNotLoad, loadsOnFirstAccess, loadViewMakesTheView, viewDidLoadFollowsLoadView,
    viewDidLoadWithoutView, viewNeverSetIsAskedAgain, settingViewOnlyStores, oneControllerPerView,
    orientationsAreAsked, droppedViewIsLoadedAgain, loadViewIfNeededWhenAppearing,
    plainViewWithoutNib, plainViewBelowStatusBar, moduleNameCounted, moduleNameIsIgnored,
    nibNameStaysNil, namedNibIsLoaded, shortNibNameFirst, classNibName, missingNibRaises,
    unconnectedViewRaises, nibForIdiom, nibViewsAreDecoded, subviewsAreDecodedWithRoot,
    outletsAreSetByName, unknownOutletRaises, awakeAfterOutlets, controllerAwakesAtOnce,
    storyboardSceneViewIsANib, storyboardMakesController, missingStoryboardRaises,
    missingSceneRaises, missingSegueRaises, prepareBeforeDestinationLoads, sourcePreparesSegue,
    segueIsPerformed, embedBeforeViewDidLoad, memoryWarningReachesAll, memoryWarningReachesDelegate,
    willUnloadBeforeDropping, didUnloadAfterDropping, bareControllerKeepsItsView,
    viewOutlivesController, backReferencesDoNotOwn, memoryWarningUnloads, memoryWarningKeepsViews,
  ]
}
