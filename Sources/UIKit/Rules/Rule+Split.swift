/// Split views.
extension Rule {
  static let splitNeedsPad = Rule(
    "split.needs-pad",
    "Up to iOS 7, creating a split view controller on a phone throws an exception.",
    through: "7", isBoundToReleases: true,
    evidence: "S: \"UISplitViewController is only supported when running under "
      + "UIUserInterfaceIdiomPad\"",
    confidence: "high",
    names: ["UISplitViewController"])

  static let splitTakesMembersIn = Rule(
    "split.takes-members-in",
    "Setting `viewControllers` makes these controllers children and sends them "
      + "`willMove(toParent:)` and `didMove(toParent:)`.",
    evidence: "A: UISplitViewController",
    confidence: "high",
    names: ["viewControllers", "willMove(toParent:)", "didMove(toParent:)"])

  static let splitPrimaryFirst = Rule(
    "split.primary-first",
    "Side by side, both controllers appear together with the split view controller, the primary "
      + "first.",
    evidence: "K",
    confidence: "recall",
    alternative: "The secondary controller gets its callbacks first.",
    names: ["viewWillAppear(_:)", "viewControllers"])

  static let splitShowsBothInPortrait = Rule(
    "split.both-in-portrait",
    "An iPad in portrait shows both controllers.",
    evidence: "K; Apple describes an automatic mode that hides the primary there",
    confidence: "recall",
    alternative: "In portrait the primary isn't shown or loaded until somebody asks for it.",
    names: ["preferredDisplayMode", "displayMode"])

  static let splitCollapsesOnPhone = Rule(
    "split.collapses",
    "A split view is expanded until it enters a narrow window. On a phone, it collapses when it "
      + "appears.",
    since: "8",
    evidence: "T: commandshift.co.uk 2016",
    confidence: "high",
    names: ["isCollapsed", "viewControllers"])

  static let splitDelegateCollapses = Rule(
    "split.delegate-collapses",
    "Before a split view collapses, UIKit asks the delegate. If the delegate returns true, UIKit "
      + "drops the secondary controller.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:collapseSecondary:onto:)"])

  static let splitPushesSecondary = Rule(
    "split.pushes-secondary",
    "If the primary of a collapsed split view is a navigation controller, it pushes the secondary "
      + "controller, and any detail shown later.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate; malcolmhall.com 2017",
    confidence: "high",
    names: ["showDetailViewController(_:sender:)", "isCollapsed"])

  static let showDetailReplacesSecondary = Rule(
    "split.show-detail",
    "Side by side, `showDetailViewController` replaces the secondary controller.",
    since: "8",
    evidence: "A: showDetailViewController(_:sender:)",
    confidence: "high",
    names: ["showDetailViewController(_:sender:)"])

  static let splitDelegateShows = Rule(
    "split.delegate-shows",
    "The delegate can show a controller itself. It returns true then.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:showDetail:sender:)", "splitViewController(_:show:sender:)"])

  static let splitWrapsColumns = Rule(
    "split.wraps-columns",
    "A column shows its controller inside a navigation controller. If the controller has none, the "
      + "split view creates it.",
    since: "14",
    evidence: "A: UISplitViewController",
    confidence: "high",
    names: ["setViewController(_:for:)", "viewController(for:)"])

  static let splitShowsCompactColumn = Rule(
    "split.compact-column",
    "On a phone, a split view shows its compact column instead of the other columns and doesn't "
      + "load the others.",
    since: "14",
    evidence: "A: UISplitViewController.Column.compact",
    confidence: "high",
    names: ["setViewController(_:for:)"])

  static let splitDelegateNamesTopColumn = Rule(
    "split.top-column",
    "When columns collapse, UIKit asks the delegate for the top column and proposes the secondary.",
    since: "14",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"])

  static let splitShowsColumn = Rule(
    "split.show-column",
    "On a phone, `show` and `hide` push and pop a column. On an iPad, they show or hide the "
      + "primary column.",
    since: "14",
    evidence: "A: show(_:)",
    confidence: "high",
    names: ["show(_:)", "hide(_:)"])

  static let splitDelegateHearsOfMode = Rule(
    "split.delegate-hears-mode",
    "UIKit tells the delegate about a new display mode before it changes the mode.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:willChangeTo:)", "displayMode"])

  static let splitDelegateHearsOfColumns = Rule(
    "split.delegate-hears-columns",
    "Before a named column comes into view or goes, UIKit tells the delegate.",
    since: "14",
    evidence: "A: splitViewController(_:willShow:), splitViewController(_:willHide:)",
    confidence: "high",
    names: ["splitViewController(_:willShow:)", "splitViewController(_:willHide:)"])

  static let splitAsksPrimary = Rule(
    "split.asks-primary",
    "Unless the delegate has dealt with the secondary controller, UIKit hands it to the primary's "
      + "`collapseSecondaryViewController`.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate, collapseSecondaryViewController(_:for:)",
    confidence: "high",
    names: ["collapseSecondaryViewController(_:for:)"])

  static let splitDelegateNamesPrimary = Rule(
    "split.delegate-names-primary",
    "Before a split view without named columns collapses, UIKit asks the delegate which controller "
      + "is the primary then.",
    since: "8",
    evidence: "A: primaryViewController(forCollapsing:)",
    confidence: "high",
    names: ["primaryViewController(forCollapsing:)"])

  static let splitTellsCollapse = Rule(
    "split.tells-collapse",
    "After named columns have collapsed, UIKit tells the delegate.",
    since: "14",
    evidence: "A: splitViewControllerDidCollapse(_:)",
    confidence: "high",
    names: ["splitViewControllerDidCollapse(_:)"])

  static let splitViewControllerIsFoundAbove = Rule(
    "split.found-above",
    "`splitViewController` searches upwards through the parent controllers.",
    evidence: "A: splitViewController",
    confidence: "high",
    names: ["splitViewController"])

  static let splitButtonAsksForMode = Rule(
    "split.button-asks-for-mode",
    "A tap on `displayModeButtonItem` asks the delegate for the target display mode. `.automatic` "
      + "hides or shows the primary.",
    since: "8", evidence: "A: UISplitViewController.h", confidence: "high",
    names: ["displayModeButtonItem", "targetDisplayModeForAction(in:)", "displayMode"])

  static let splitPostsTargetChange = Rule(
    "split.posts-target-change",
    "When a split view collapses, it posts a notification that details are shown elsewhere now.",
    since: "8", evidence: "A: UIViewController.h, showDetailTargetDidChangeNotification",
    confidence: "high", names: ["showDetailTargetDidChangeNotification", "isCollapsed"])

  static let splitNarrowsColumns = Rule(
    "split.narrows-columns",
    "In a split view with several columns, all but the last have a compact width.",
    since: "8", evidence: "K", confidence: "recall",
    alternative: "All columns have the width of the split view.",
    names: ["horizontalSizeClass", "viewControllers"])

  static let splitColumnHasWidth = Rule(
    "split.column-has-width",
    "A new preferred, minimum or maximum width of the primary column resizes the columns. Their "
      + "controllers get no `viewWillTransition(to:with:)`.",
    since: "8", evidence: "T: rdar 19819610 (iOS 8.1)", confidence: "high",
    names: [
      "preferredPrimaryColumnWidthFraction", "maximumPrimaryColumnWidth",
      "viewWillTransition(to:with:)",
    ])

  static let splitTellsLayoutInTraits = Rule(
    "split.tells-layout-in-traits",
    "From iOS 26, the trait `splitViewControllerLayoutEnvironment` says whether a split view has "
      + "collapsed around a controller. Outside of one, it's `.none`.",
    since: "26", isBoundToReleases: true,
    evidence: "A: UITraitSplitViewControllerLayoutEnvironment; What's new in UIKit (WWDC 2025)",
    confidence: "high", names: ["splitViewControllerLayoutEnvironment", "isCollapsed"])

  static let splitRules: [Rule] = [
    splitTellsLayoutInTraits,
    splitNarrowsColumns, splitColumnHasWidth,
    splitNeedsPad, splitTakesMembersIn, splitPrimaryFirst, splitShowsBothInPortrait,
    splitCollapsesOnPhone, splitDelegateCollapses, splitPushesSecondary,
    showDetailReplacesSecondary, splitDelegateShows, splitWrapsColumns, splitShowsCompactColumn,
    splitDelegateNamesTopColumn, splitShowsColumn, splitDelegateHearsOfMode,
    splitDelegateHearsOfColumns, splitAsksPrimary, splitDelegateNamesPrimary, splitTellsCollapse,
    splitViewControllerIsFoundAbove,
    splitButtonAsksForMode,
    splitPostsTargetChange,
  ]
}
