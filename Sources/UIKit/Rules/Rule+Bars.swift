/// The places of bars, and the room that they leave to a child's view.
extension Rule {
  static let barsHavePlaces = Rule(
    "bars.have-places",
    "A navigation bar lies below the status bar. A tab bar lies at the bottom, and from iOS 11 it's "
      + "higher by the bottom of the safe area.",
    evidence: "T: recursiveDescription in public notes of 2013 (bar at 20, 44 high) and 2019",
    confidence: "high", names: ["navigationBar", "tabBar", "toolbar", "frame"])

  static let viewEndsAtBar = Rule(
    "bars.view-ends-at-bar",
    "Without an edge in `edgesForExtendedLayout`, a child's view ends at the bar there. It has that "
      + "frame by `viewWillAppear` of a push, but not in `viewDidLoad`.",
    since: "7", isBoundToReleases: true,
    evidence: "A: edgesForExtendedLayout; T: blog.csdn.net/qinguo2000 46842291", confidence: "high",
    names: ["edgesForExtendedLayout", "frame", "viewWillAppear(_:)"])

  static let opaqueBarTakesRoom = Rule(
    "bars.opaque-takes-room",
    "A child's view ends at a bar that isn't translucent, unless `extendedLayoutIncludesOpaqueBars` "
      + "is true.",
    since: "7", isBoundToReleases: true,
    evidence: "A: extendedLayoutIncludesOpaqueBars; T: blog.csdn.net/qinguo2000 46842291",
    confidence: "high",
    names: ["extendedLayoutIncludesOpaqueBars", "isTranslucent", "edgesForExtendedLayout"])

  static let oldBarsTakeRoom = Rule(
    "bars.old-take-room",
    "Through iOS 6, a child's view begins below the navigation bar and ends above the tab bar and "
      + "the toolbar.",
    through: "6", isBoundToReleases: true, evidence: "A: iOS 7 UI Transition Guide",
    confidence: "high", names: ["navigationBar", "tabBar", "frame"])

  static let barsAreLowSideways = Rule(
    "bars.low-sideways",
    "On a phone held sideways, a navigation bar is 32 points high instead of 44.",
    evidence: "A: UIBarMetrics.compact; K for the height", confidence: "medium",
    names: ["navigationBar", "frame", "safeAreaInsets"])

  static let tabBarIsLowSideways = Rule(
    "bars.low-tab-bar",
    "From iOS 11, a tab bar is 32 points high instead of 49 on a phone held sideways.",
    since: "11", isBoundToReleases: true, evidence: "K", confidence: "low",
    alternative: "A tab bar is 49 points high in either orientation.",
    names: ["tabBar", "frame", "safeAreaInsets"])

  static let padBarsAreHigher = Rule(
    "bars.higher-on-pads",
    "From iOS 12, navigation bars and tab bars of a pad are 50 points high.",
    since: "12", isBoundToReleases: true, evidence: "K", confidence: "low",
    alternative: "On a pad, bars are as high as on a phone.",
    names: ["navigationBar", "tabBar", "frame"])

  static let largeTitleIsHigher = Rule(
    "bars.large-title",
    "A large title makes the navigation bar 52 points higher. `largeTitleDisplayMode` of the top "
      + "decides, and `.automatic` follows the item below.",
    since: "11", evidence: "A: prefersLargeTitles, largeTitleDisplayMode; K for the height",
    confidence: "medium",
    names: ["prefersLargeTitles", "largeTitleDisplayMode", "safeAreaInsets"])

  static let toolbarInSafeArea = Rule(
    "bars.toolbar-in-safe-area",
    "A navigation controller's toolbar takes 44 points from the bottom of a child's safe area.",
    evidence: "A: safeAreaInsets, isToolbarHidden", confidence: "high",
    names: ["isToolbarHidden", "safeAreaInsets", "bottomLayoutGuide"])

  static let rootBelowStatusBar = Rule(
    "bars.root-below-status-bar",
    "Through iOS 6, a root view begins below the status bar unless `wantsFullScreenLayout` is true. "
      + "Navigation and tab bar controllers fill the screen.",
    through: "6", isBoundToReleases: true,
    evidence: "T: stackoverflow 9539676 (iOS 5, recursiveDescription)", confidence: "high",
    names: ["wantsFullScreenLayout", "frame", "rootViewController"])

  static let appearanceIsCopied = Rule(
    "bars.appearance-is-copied",
    "A bar or an item keeps a copy of an appearance that is set. Changes of the original afterwards "
      + "don't reach it.",
    since: "13", evidence: "A: standardAppearance (declared as a copy)", confidence: "high",
    names: ["standardAppearance", "scrollEdgeAppearance", "compactAppearance"])

  static let toolbarShowsTopItems = Rule(
    "bars.toolbar-shows-top-items",
    "The toolbar of a navigation controller has the `toolbarItems` of the controller on top.",
    evidence: "A: toolbarItems, UINavigationController.toolbar", confidence: "high",
    names: ["toolbarItems", "toolbar", "items"])

  static let barsRules: [Rule] = [
    rootBelowStatusBar,
    barsHavePlaces, viewEndsAtBar, opaqueBarTakesRoom, oldBarsTakeRoom, barsAreLowSideways,
    tabBarIsLowSideways, padBarsAreHigher, largeTitleIsHigher, toolbarInSafeArea,
    appearanceIsCopied, toolbarShowsTopItems,
  ]
}
