/// Popovers.
extension Rule {
  static let popoverAdaptsToSheet = Rule(
    "popover.adapts-to-sheet",
    "From iOS 13, a popover becomes a sheet on a phone.",
    since: "13",
    evidence: "A: UIPopoverPresentationController", confidence: "high",
    names: ["modalPresentationStyle", "popoverPresentationController"])

  static let popoverKeepsPresenter = Rule(
    "popover.keeps-presenter", "A popover leaves the presenter in the window.",
    evidence: "A: UIModalPresentationStyle.popover", confidence: "high",
    names: ["modalPresentationStyle"])

  static let popoverNeedsAnchor = Rule(
    "popover.needs-anchor",
    "On an iPad, presenting an action sheet throws an exception if the popover has nothing to "
      + "point at.",
    since: "8", evidence: "S: exception text in many public issues", confidence: "high",
    names: ["sourceView", "barButtonItem", "popoverPresentationController"])

  static let popoverIsPrepared = Rule(
    "popover.is-prepared",
    "When the presentation starts, UIKit asks the popover's delegate to prepare the popover.",
    since: "8",
    evidence: "A: prepareForPopoverPresentation(_:)", confidence: "high",
    names: ["prepareForPopoverPresentation(_:)"])

  static let popoverArrowIsChosen = Rule(
    "popover.arrow-is-chosen",
    "UIKit chooses a popover's arrow from the permitted directions when it shows the popover. "
      + "Before, `arrowDirection` is unknown.",
    since: "8", evidence: "A: UIPopoverPresentationController.h, arrowDirection",
    confidence: "high", names: ["arrowDirection", "permittedArrowDirections"])

  static let popoverTapOutsideDismisses = Rule(
    "popover.tap-outside",
    "A tap outside dismisses a popover. UIKit asks the delegate first and tells it when the "
      + "popover is gone. It does neither for `dismiss`.",
    since: "8", evidence: "A: popoverPresentationControllerShouldDismissPopover(_:)",
    confidence: "high",
    names: [
      "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)",
      "presentationControllerShouldDismiss(_:)", "presentationControllerDidDismiss(_:)",
    ])

  static let popoverRules: [Rule] = [
    popoverAdaptsToSheet, popoverKeepsPresenter, popoverNeedsAnchor, popoverIsPrepared,
    popoverArrowIsChosen, popoverTapOutsideDismisses,
  ]
}
