/// Controllers that come with the system: alerts, search.
extension Rule {
  static let alertKeepsPresenter = Rule(
    "alert.keeps-presenter",
    "An alert has a life of its own; its presenter gets no callbacks.", since: "8",
    evidence: "A: UIAlertController; T: style table of published observations",
    confidence: "high", names: ["UIAlertController", "viewWillDisappear(_:)"])
  static let alertActionDismisses = Rule(
    "alert.action-dismisses", "A button of an alert dismisses it; code need not.", since: "8",
    evidence: "A: UIAlertAction; S: _dismissAnimated:triggeringAction: in public crash logs",
    confidence: "high", names: ["UIAlertAction"])
  static let alertHandlerFollowsDismissal = Rule(
    "alert.handler-after-dismissal",
    "The handler of a button runs when the alert is gone, so it may present again.", since: "8",
    evidence: "S: _invokeHandlersForAction: below transitionDidFinish: in a public crash log",
    confidence: "medium", names: ["UIAlertAction"])
  static let oneCancelAction = Rule(
    "alert.one-cancel", "A second cancel button raises.", since: "8",
    evidence: "S: exception text in public issues", confidence: "high", names: ["addAction(_:)"])

  // MARK: Search and sharing

  static let searchKeepsPresenter = Rule(
    "search.keeps-presenter",
    "A search controller presents itself over the controller that has its search bar, which gets "
      + "no callbacks.",
    since: "8", evidence: "A: UISearchController", confidence: "high",
    names: ["isActive", "UISearchController"])
  static let searchDelegateIsTold = Rule(
    "search.delegate-is-told",
    "The delegate of a search hears before and after it is presented and dismissed.",
    since: "8", evidence: "A: UISearchControllerDelegate", confidence: "high",
    names: [
      "willPresentSearchController(_:)", "didPresentSearchController(_:)",
      "willDismissSearchController(_:)", "didDismissSearchController(_:)",
    ])
  static let searchUpdatesResults = Rule(
    "search.updates-results", "Results are asked for when the search begins and when it ends.",
    since: "8", evidence: "A: updateSearchResults(for:)", confidence: "high",
    names: ["updateSearchResults(for:)"])
  static let activitySheetKeepsPresenter = Rule(
    "alert.activity-sheet",
    "Up to iOS 12, when other sheets covered a phone, the sheet of activities left its presenter "
      + "where it was.",
    since: "6", through: "12", evidence: "K", confidence: "recall",
    alternative: "It covered the screen of a phone, as other sheets did.",
    names: ["UIActivityViewController"])

  static let systemControllers: [Rule] = [
    alertKeepsPresenter, alertActionDismisses, alertHandlerFollowsDismissal, oneCancelAction,
    searchKeepsPresenter, searchDelegateIsTold, searchUpdatesResults, activitySheetKeepsPresenter,
  ]
}
