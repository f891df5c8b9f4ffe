/// Split views.
extension Rule {
  static let splitNeedsPad = Rule(
    "split.needs-pad",
    "Up to iOS 7 making a split view controller on a phone raises.",
    through: "7", isBoundToReleases: true,
    evidence: "S: \"UISplitViewController is only supported when running under "
      + "UIUserInterfaceIdiomPad\"",
    confidence: "high",
    names: ["UISplitViewController"])

  static let splitTakesMembersIn = Rule(
    "split.takes-members-in",
    "Setting `viewControllers` makes children of them, with `willMove(toParent:)` and "
      + "`didMove(toParent:)`.",
    evidence: "A: UISplitViewController",
    confidence: "high",
    names: ["viewControllers", "willMove(toParent:)", "didMove(toParent:)"])

  static let splitPrimaryFirst = Rule(
    "split.primary-first",
    "Side by side both controllers appear with the split view, the primary first.",
    evidence: "K",
    confidence: "recall",
    alternative: "The secondary hears first.",
    names: ["viewWillAppear(_:)", "viewControllers"])

  static let splitShowsBothInPortrait = Rule(
    "split.both-in-portrait",
    "An upright pad shows both controllers.",
    evidence: "K; Apple describes an automatic mode that hides the primary there",
    confidence: "recall",
    alternative: "In portrait the primary is not shown, nor loaded, until it is called for.",
    names: ["preferredDisplayMode", "displayMode"])

  static let splitCollapsesOnPhone = Rule(
    "split.collapses",
    "A split view is expanded until it enters a narrow window: on a phone it collapses as it "
      + "appears.",
    since: "8",
    evidence: "T: commandshift.co.uk 2016",
    confidence: "high",
    names: ["isCollapsed", "viewControllers"])

  static let splitDelegateCollapses = Rule(
    "split.delegate-collapses",
    "The delegate is asked first about collapsing; if it answers true, the secondary is "
      + "dropped.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:collapseSecondary:onto:)"])

  static let splitPushesSecondary = Rule(
    "split.pushes-secondary",
    "Collapsed, a primary that is a navigation controller pushes the secondary, and what is "
      + "shown as a detail later.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate; malcolmhall.com 2017",
    confidence: "high",
    names: ["showDetailViewController(_:sender:)", "isCollapsed"])

  static let showDetailReplacesSecondary = Rule(
    "split.show-detail",
    "Side by side `showDetailViewController` replaces the secondary.",
    since: "8",
    evidence: "A: showDetailViewController(_:sender:)",
    confidence: "high",
    names: ["showDetailViewController(_:sender:)"])

  static let splitDelegateShows = Rule(
    "split.delegate-shows",
    "The delegate may show a controller itself, and answers true then.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:showDetail:sender:)", "splitViewController(_:show:sender:)"])

  static let splitWrapsColumns = Rule(
    "split.wraps-columns",
    "A controller in a column is shown inside a navigation controller, its own or one the "
      + "split view makes.",
    since: "14",
    evidence: "A: UISplitViewController",
    confidence: "high",
    names: ["setViewController(_:for:)", "viewController(for:)"])

  static let splitShowsCompactColumn = Rule(
    "split.compact-column",
    "On a phone the compact column is shown instead of the others, which are not loaded.",
    since: "14",
    evidence: "A: UISplitViewController.Column.compact",
    confidence: "high",
    names: ["setViewController(_:for:)"])

  static let splitDelegateNamesTopColumn = Rule(
    "split.top-column",
    "Collapsing columns asks the delegate which is to be on top; the secondary is proposed.",
    since: "14",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"])

  static let splitShowsColumn = Rule(
    "split.show-column",
    "`show` and `hide` of a column push and pop on a phone, and show or hide the primary on a "
      + "pad.",
    since: "14",
    evidence: "A: show(_:)",
    confidence: "high",
    names: ["show(_:)", "hide(_:)"])

  static let splitDelegateHearsOfMode = Rule(
    "split.delegate-hears-mode",
    "The delegate hears of a change of the display mode before it.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:willChangeTo:)", "displayMode"])

  static let splitViewControllerIsFoundAbove = Rule(
    "split.found-above",
    "`splitViewController` is found by walking up the parents.",
    evidence: "A: splitViewController",
    confidence: "high",
    names: ["splitViewController"])

  static let splitRules: [Rule] = [
    splitNeedsPad, splitTakesMembersIn, splitPrimaryFirst, splitShowsBothInPortrait,
    splitCollapsesOnPhone, splitDelegateCollapses, splitPushesSecondary,
    showDetailReplacesSecondary, splitDelegateShows, splitWrapsColumns, splitShowsCompactColumn,
    splitDelegateNamesTopColumn, splitShowsColumn, splitDelegateHearsOfMode,
    splitViewControllerIsFoundAbove,
  ]
}
