/// Traits.
extension Rule {
  static let traitsAreAnnounced = Rule(
    "traits.are-announced",
    "UIKit tells a view when its traits change. For a root view, it tells the controller first.",
    since: "8",
    evidence: "A: traitCollectionDidChange(_:)", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])

  static let traitsParentFirst = Rule(
    "traits.parent-first",
    "UIKit tells a parent about changed traits before its children.",
    since: "8", evidence: "P: openuikit", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])

  static let initialTraitChange = Rule(
    "traits.initial-change",
    "Up to iOS 12, UIKit announces the first traits with a nil previous collection.",
    since: "8",
    through: "12", evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])

  static let traitsPredicted = Rule(
    "traits.predicted",
    "From iOS 13, UIKit doesn't announce traits that it predicted correctly.",
    since: "13",
    evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])

  static let traitChangeIsDeferred = Rule(
    "traits.change-is-deferred",
    "From iOS 17, UIKit announces overridden traits at the next commit, before layout.",
    since: "17", isBoundToReleases: true, evidence: "A: Unleash the UIKit trait system (WWDC 2023)",
    confidence: "medium",
    names: ["overrideUserInterfaceStyle", "traitCollectionDidChange(_:)"])

  static let registeredTraitsAreTold = Rule(
    "traits.registered-are-told",
    "After `registerForTraitChanges`, UIKit calls you back when one of the named traits has "
      + "changed.",
    since: "17",
    evidence: "A: UITraitChangeObservable", confidence: "high",
    names: ["registerForTraitChanges"])

  static let traitsAreUpdatedNow = Rule(
    "traits.updated-now",
    "Before it returns, `updateTraitsIfNeeded` updates the traits of a view and everything inside it.",
    since: "17", evidence: "A: updateTraitsIfNeeded()", confidence: "high",
    names: ["updateTraitsIfNeeded"])

  static let traitsFlowThroughViews = Rule(
    "traits.flow-through-views",
    "From iOS 17, a child controller inherits its traits from the superview of its view. Before, it "
      + "has those of its parent, and overrides of views between them don't count.",
    since: "17", isBoundToReleases: true,
    evidence: "A: Unleash the UIKit trait system (WWDC 2023), overrideUserInterfaceStyle of UIView",
    confidence: "high", names: ["traitCollection", "overrideUserInterfaceStyle", "traitOverrides"])

  static let loneControllerTakesOverrides = Rule(
    "traits.lone-controller-takes-overrides",
    "A controller outside of a window takes an override at once, and keeps the value when the "
      + "override is removed.",
    since: "17", isBoundToReleases: true,
    evidence: "T: UITraitOverrides test of dotnet/macios", confidence: "medium",
    names: ["traitOverrides", "registerForTraitChanges", "traitCollection"])

  static let currentTraitsOfUpdate = Rule(
    "traits.current-in-updates",
    "While a view or controller lays out, draws or hears of new traits, UIKit makes its traits the "
      + "current ones.",
    since: "13", evidence: "A: UITraitCollection.current", confidence: "high",
    names: ["UITraitCollection.current", "layoutSubviews", "draw(_:)", "viewWillLayoutSubviews"])

  static let readTraitsAreTracked = Rule(
    "traits.reads-are-tracked",
    "From iOS 18, UIKit notes the traits that `layoutSubviews`, `draw` and other updates read. It "
      + "repeats the update when one of them changes.",
    since: "18", isBoundToReleases: true,
    evidence: "A: Automatic trait tracking, What's new in UIKit (WWDC 2024); T: useyourloaf.com",
    confidence: "high",
    names: ["traitCollection", "layoutSubviews", "draw(_:)", "updateConstraints"])

  static let readObservablesAreTracked = Rule(
    "traits.observables-are-tracked",
    "From iOS 26, UIKit notes the properties of observable objects that `layoutSubviews`, `draw` and "
      + "other updates read. It repeats the update when one of them changes.",
    since: "26", isBoundToReleases: true,
    evidence: "A: Updating views automatically with observation tracking in UIKit",
    confidence: "high",
    names: ["Observable", "updateProperties", "layoutSubviews", "viewWillLayoutSubviews"])

  static let observationTellsOnce = Rule(
    "traits.observation-tells-once",
    "`withObservationTracking` calls `onChange` once, right before the first change of a property "
      + "that was read.",
    since: "17", evidence: "A: withObservationTracking(_:onChange:)", confidence: "high",
    names: ["withObservationTracking(_:onChange:)", "Observable"])

  static let newColorsUpdateViews = Rule(
    "traits.new-colors-update-views",
    "From iOS 13, a view whose style or contrast changes hears `tintColorDidChange`, updates its "
      + "constraints, lays out and draws itself.",
    since: "13", isBoundToReleases: true,
    evidence: "A: Supporting Dark Mode in your interface; T: comment in QMUI_iOS",
    confidence: "high",
    names: [
      "layoutSubviews", "draw(_:)", "updateConstraints", "tintColorDidChange", "userInterfaceStyle",
    ])

  static let fontsFollowTextSize = Rule(
    "traits.fonts-follow-text-size",
    "With `adjustsFontForContentSizeCategory`, a label gets a new font when the size of text changes. "
      + "Only a font of a text style or of `UIFontMetrics` can follow.",
    since: "10", evidence: "A: UIContentSizeCategoryAdjusting", confidence: "high",
    names: ["adjustsFontForContentSizeCategory", "preferredFont(forTextStyle:)", "UIFontMetrics"])

  static let directionIsOwn = Rule(
    "traits.direction-is-the-views-own",
    "A view's `semanticContentAttribute` decides its direction. Views inside it don't inherit it; they "
      + "ask the `layoutDirection` of their traits.",
    since: "10", evidence: "A: semanticContentAttribute, effectiveUserInterfaceLayoutDirection",
    confidence: "high",
    names: ["semanticContentAttribute", "effectiveUserInterfaceLayoutDirection", "layoutDirection"])

  static let textSizeIsLimited = Rule(
    "traits.text-size-is-limited",
    "`minimumContentSizeCategory` and `maximumContentSizeCategory` limit the size of text in the "
      + "traits of a view and everything inside it.",
    since: "15", evidence: "A: UIView.maximumContentSizeCategory", confidence: "high",
    names: ["minimumContentSizeCategory", "maximumContentSizeCategory", "traitCollection"])

  static let traitsGoBeforeLayout = Rule(
    "traits.go-before-layout",
    "From iOS 17, overrides that a controller sets in `viewWillLayoutSubviews` reach the views inside "
      + "before these lay out, in the same pass.",
    since: "17", isBoundToReleases: true,
    evidence: "A: Unleash the UIKit trait system (WWDC 2023)", confidence: "high",
    names: ["traitOverrides", "viewWillLayoutSubviews", "layoutSubviews"])

  static let narrowPresentationIsCompact = Rule(
    "traits.narrow-presentation-is-compact",
    "On an iPad, a controller in a popover or a form sheet has a compact width.",
    since: "8", evidence: "K", confidence: "recall",
    alternative: "It has the regular width of its presenter.",
    names: ["horizontalSizeClass", "modalPresentationStyle"])

  static let traitsReachCoveredChildren = Rule(
    "traits.reach-covered-children",
    "Up to iOS 16, new traits also reach child controllers whose views are loaded but not in the "
      + "window. From iOS 17, these get them when they come back.",
    since: "8", through: "16", isBoundToReleases: true,
    evidence: "A: Unleash the UIKit trait system (WWDC 2023)", confidence: "medium",
    names: ["traitCollectionDidChange(_:)", "traitCollection"])

  static let noTraitsOutside = Rule(
    "traits.none-outside",
    "Up to iOS 12, the traits of a view are unspecified until it enters a window. From iOS 13, UIKit "
      + "predicts them.",
    since: "8", through: "12", isBoundToReleases: true, evidence: "A: release notes of iOS 13",
    confidence: "medium", names: ["traitCollection"])

  static let sheetsAreElevated = Rule(
    "traits.sheets-are-elevated",
    "A controller in a sheet or a popover has the elevated `userInterfaceLevel`. Everything else has "
      + "the base one.",
    since: "13", isBoundToReleases: true,
    evidence: "A: UIUserInterfaceLevel, Implementing Dark Mode on iOS (WWDC 2019)",
    confidence: "high", names: ["userInterfaceLevel", "modalPresentationStyle"])

  static let colorsUseCurrentTraits = Rule(
    "traits.colors-use-current",
    "A color that depends on traits gives its numbers and its `cgColor` for "
      + "`UITraitCollection.current`.",
    since: "13", isBoundToReleases: true,
    evidence: "A: UITraitCollection.current, UIColor.cgColor", confidence: "high",
    names: ["UITraitCollection.current", "cgColor", "getRed(_:green:blue:alpha:)"])

  static let elevatedBackgroundsAreLighter = Rule(
    "traits.elevated-backgrounds-are-lighter",
    "In the dark, the system's backgrounds are lighter where `userInterfaceLevel` is elevated.",
    since: "13", evidence: "A: Implementing Dark Mode on iOS (WWDC 2019)", confidence: "high",
    names: ["systemBackground", "userInterfaceLevel", "resolvedColor(with:)"])

  static let contrastChangesColors = Rule(
    "traits.contrast-changes-colors",
    "The system's colors are others where `accessibilityContrast` is high.",
    since: "13", evidence: "A: Human Interface Guidelines, Color", confidence: "high",
    names: ["systemRed", "accessibilityContrast", "resolvedColor(with:)"])

  static let traitsRules: [Rule] = [
    colorsUseCurrentTraits, elevatedBackgroundsAreLighter, contrastChangesColors,
    sheetsAreElevated,
    noTraitsOutside,
    traitsReachCoveredChildren,
    traitsGoBeforeLayout, narrowPresentationIsCompact,
    fontsFollowTextSize, directionIsOwn, textSizeIsLimited,
    traitsAreAnnounced, traitsParentFirst, initialTraitChange, traitsPredicted,
    traitChangeIsDeferred, registeredTraitsAreTold, traitsAreUpdatedNow, traitsFlowThroughViews,
    loneControllerTakesOverrides, currentTraitsOfUpdate, readTraitsAreTracked,
    readObservablesAreTracked, observationTellsOnce,
    newColorsUpdateViews,
  ]
}
