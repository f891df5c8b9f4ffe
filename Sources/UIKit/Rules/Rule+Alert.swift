/// Alerts and other controllers that come with the system.
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

  static let activitySheetKeepsPresenter = Rule(
    "alert.activity-sheet",
    "Up to iOS 12, when other sheets covered a phone, the sheet of activities left its presenter "
      + "where it was.",
    since: "6", through: "12", evidence: "K", confidence: "recall",
    alternative: "It covered the screen of a phone, as other sheets did.",
    names: ["UIActivityViewController"])

  static let alertRules: [Rule] = [
    alertKeepsPresenter, alertActionDismisses, alertHandlerFollowsDismissal, oneCancelAction,
    activitySheetKeepsPresenter,
  ]
}
