/// Views from nibs.
extension Rule {
  static let plainViewWithoutNib = Rule(
    "nib.plain-view-without-nib",
    "Without a nib and without an override, `loadView()` creates a plain `UIView` as large as the "
      + "screen.",
    evidence: "A: loadView()", confidence: "high", articles: ["000", "004"],
    claims: ["S000-13", "S004-11"], names: ["loadView"])

  static let plainViewBelowStatusBar = Rule(
    "nib.plain-view-below-status-bar",
    "Up to iOS 6, the plain view is as large as the screen without the status bar.",
    through: "6", isBoundToReleases: true, evidence: "A: UIScreen.applicationFrame; K",
    confidence: "medium",
    names: ["loadView", "applicationFrame"])

  static let moduleNameCounted = Rule(
    "nib.module-name-counted",
    "iOS 8 looks for the nib of a Swift class under its full name, including the module, so it "
      + "doesn't find the nib.",
    since: "8", through: "8", isBoundToReleases: true, evidence: "K", confidence: "recall",
    alternative: "On iOS 8 too, UIKit looks for the nib by the class's name alone.",
    names: ["nibName", "loadView"])

  static let moduleNameIsIgnored = Rule(
    "nib.module-name-ignored",
    "When UIKit looks for a nib by class name, it ignores the module of a Swift class.",
    since: "9",
    evidence: "K", confidence: "recall",
    alternative: "UIKit looks for the nib by the full name, with the module's name.",
    names: ["nibName", "loadView"])

  static let nibNameStaysNil = Rule(
    "nib.name-stays-nil",
    "If you create a controller without a nib name, `nibName` stays nil, even if UIKit finds a nib "
      + "by class name.",
    evidence: "A: init(nibName:bundle:), not of the getter", confidence: "low",
    alternative: "`nibName` returns the name that was found.", names: ["nibName"])

  static let namedNibIsLoaded = Rule(
    "nib.named-nib-is-loaded",
    "A controller that you create with a nib name loads that nib.",
    evidence: "A: init(nibName:bundle:)", confidence: "high", articles: ["000", "003", "004"],
    claims: ["S000-12", "S003-10", "S004-07"], names: ["init(nibName:bundle:)", "nibName"])

  static let shortNibNameFirst = Rule(
    "nib.short-name-first",
    "If you give no nib name and the class name ends in \"Controller\", UIKit first tries the nib "
      + "named without \"Controller\".",
    evidence: "A: nibName; T: stackoverflow 9081053", confidence: "high", articles: ["004"],
    claims: ["S004-08", "S004-10"], names: ["nibName"])

  static let classNibName = Rule(
    "nib.class-name",
    "If UIKit doesn't find a nib with the short name, it loads the nib named exactly like the "
      + "class.",
    evidence: "A: nibName", confidence: "high", articles: ["003", "004"],
    claims: ["S003-10", "S004-09", "S004-12"], names: ["nibName"])

  static let missingNibRaises = Rule(
    "nib.missing-raises",
    "If the nib that you named doesn't exist, UIKit throws an exception when it loads the view, "
      + "not in the initializer.",
    evidence: "S: \"Could not load NIB in bundle\" in public issues", confidence: "high",
    articles: ["004"], claims: ["S004-13"], names: ["loadView"])

  static let unconnectedViewRaises = Rule(
    "nib.unconnected-view-raises",
    "Loading a nib throws an exception if its `view` outlet isn't connected.",
    evidence: "S: exception text in public issues", confidence: "high", names: ["loadView"])

  static let nibForIdiom = Rule(
    "nib.for-idiom",
    "UIKit loads `Name~iphone` and `Name~ipad` only on that kind of device.",
    evidence: "A: nibName", confidence: "high", names: ["nibName"])

  static let nibViewsAreDecoded = Rule(
    "nib.views-are-decoded",
    "UIKit creates the views of a nib with `init(coder:)`.",
    evidence: "A: init(coder:)", confidence: "high", names: ["init(coder:)"])

  static let subviewsAreDecodedWithRoot = Rule(
    "nib.subviews-are-decoded-with-root",
    "UIKit creates and adds the views inside a nib's root while it decodes the root. They're in "
      + "place when the root's `super.init(coder:)` returns.",
    evidence: "A: NSCoding, UIView.init(coder:); T: arm1.ru", confidence: "medium",
    names: ["init(coder:)", "subviews", "didAddSubview(_:)"])

  static let outletsAreSetByName = Rule(
    "nib.outlets-are-set-by-name",
    "UIKit sets outlets by name while it loads the view. Before that, they're nil.",
    evidence: "A: Resource Programming Guide", confidence: "high", names: ["loadView"])

  static let unknownOutletRaises = Rule(
    "nib.unknown-outlet-raises",
    "Loading a nib throws an exception if there's no property with an outlet's name.",
    evidence: "S: youku-sdk-tool-woodpecker#3", confidence: "high", names: ["loadView"])

  static let awakeAfterOutlets = Rule(
    "nib.awake-after-outlets",
    "UIKit calls `awakeFromNib()` after `init(coder:)`, when it has set all outlets of that nib.",
    evidence: "A: awakeFromNib(); T: wnstkdyu 2018", confidence: "high",
    names: ["awakeFromNib", "init(coder:)"])

  static let nibRules: [Rule] = [
    plainViewWithoutNib, plainViewBelowStatusBar, moduleNameCounted, moduleNameIsIgnored,
    nibNameStaysNil, namedNibIsLoaded, shortNibNameFirst, classNibName, missingNibRaises,
    unconnectedViewRaises, nibForIdiom, nibViewsAreDecoded, subviewsAreDecodedWithRoot,
    outletsAreSetByName, unknownOutletRaises, awakeAfterOutlets,
  ]
}
