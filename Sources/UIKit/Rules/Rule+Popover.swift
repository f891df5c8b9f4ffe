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

  static let popoverRules: [Rule] = [
    popoverAdaptsToSheet, popoverKeepsPresenter, popoverNeedsAnchor, popoverIsPrepared,
  ]
}
