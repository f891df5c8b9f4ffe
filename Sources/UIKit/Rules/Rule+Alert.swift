/// Alerts and other controllers that come with the system.
extension Rule {
  static let alertKeepsPresenter = Rule(
    "alert.keeps-presenter",
    "An alert appears and disappears on its own. Its presenter gets no appearance callbacks.",
    since: "8",
    evidence: "A: UIAlertController; T: style table of published observations",
    confidence: "high", names: ["UIAlertController", "viewWillDisappear(_:)"])

  static let alertActionDismisses = Rule(
    "alert.action-dismisses",
    "Tapping a button of an alert dismisses the alert. Your code doesn't need to.",
    since: "8",
    evidence: "A: UIAlertAction; S: _dismissAnimated:triggeringAction: in public crash logs",
    confidence: "high", names: ["UIAlertAction"])

  static let alertHandlerFollowsDismissal = Rule(
    "alert.handler-after-dismissal",
    "UIKit calls a button's handler when the alert is gone, so the handler can present again.",
    since: "8",
    evidence: "S: _invokeHandlersForAction: below transitionDidFinish: in a public crash log",
    confidence: "medium", names: ["UIAlertAction"])

  static let oneCancelAction = Rule(
    "alert.one-cancel",
    "Adding a second cancel button to an alert throws an exception.",
    since: "8",
    evidence: "S: exception text in public issues", confidence: "high", names: ["addAction(_:)"])

  static let actionSheetHasNoFields = Rule(
    "alert.no-field-in-sheet",
    "Adding a text field to an action sheet throws an exception.",
    since: "8",
    evidence: "T: NSHipster 2014; A: addTextField(configurationHandler:)", confidence: "high",
    names: ["addTextField(configurationHandler:)"])

  static let pickerDismissesItself = Rule(
    "alert.picker-dismisses-itself",
    "A document picker dismisses itself when the person has chosen, and tells its delegate.",
    since: "8", evidence: "A: UIDocumentPickerDelegate; K: the order", confidence: "medium",
    names: ["documentPicker(_:didPickDocumentsAt:)"])

  static let activityForgetsHandler = Rule(
    "alert.activity-forgets-handler",
    "After an activity view controller is dismissed, its completion handler is nil.",
    since: "8", evidence: "A: Apple's comments in UIActivityViewController.h", confidence: "high",
    names: ["completionWithItemsHandler"])

  static let activitySheetKeepsPresenter = Rule(
    "alert.activity-sheet",
    "Up to iOS 12, other sheets cover a phone's screen, but the sheet of "
      + "`UIActivityViewController` leaves its presenter in place.",
    since: "6", through: "12", evidence: "K", confidence: "recall",
    alternative: "It covered the screen of a phone, as other sheets did.",
    names: ["UIActivityViewController"])

  static let disabledActionDoesNothing = Rule(
    "alert.disabled-action",
    "A tap on a disabled action has no effect: the alert stays, and the handler doesn't run.",
    since: "8", evidence: "A: UIAlertAction.isEnabled", confidence: "high", names: ["isEnabled"])

  static let preferredActionIsOneOfActions = Rule(
    "alert.preferred-is-one-of-actions",
    "The preferred action has to be added first. Another one throws an exception.",
    since: "9", evidence: "A: preferredAction", confidence: "medium",
    alternative: "The alert keeps it.",
    names: ["preferredAction", "addAction(_:)"])

  static let firstFieldIsReady = Rule(
    "alert.first-field-is-ready",
    "When an alert with text fields has appeared, its first field is the first responder.",
    since: "8", evidence: "K: the keyboard comes with the alert", confidence: "medium",
    alternative: "No field is.",
    names: ["textFields", "becomeFirstResponder()"])

  static let alertRules: [Rule] = [
    alertKeepsPresenter, alertActionDismisses, alertHandlerFollowsDismissal, oneCancelAction,
    actionSheetHasNoFields, activityForgetsHandler, pickerDismissesItself,
    activitySheetKeepsPresenter, disabledActionDoesNothing, preferredActionIsOneOfActions,
    firstFieldIsReady,
  ]
}
