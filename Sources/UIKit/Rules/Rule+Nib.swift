/// Views from nibs.
extension Rule {
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

  static let nibRules: [Rule] = [
    plainViewWithoutNib, plainViewBelowStatusBar, moduleNameCounted, moduleNameIsIgnored,
    nibNameStaysNil, namedNibIsLoaded, shortNibNameFirst, classNibName, missingNibRaises,
    unconnectedViewRaises, nibForIdiom, nibViewsAreDecoded, subviewsAreDecodedWithRoot,
    outletsAreSetByName, unknownOutletRaises, awakeAfterOutlets,
  ]
}
