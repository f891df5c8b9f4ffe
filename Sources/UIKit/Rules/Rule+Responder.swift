/// The responder chain.
extension Rule {
  static let responderNext = Rule(
    "responder.next",
    "A view's next responder is its controller if it is a root view, else its superview; the "
      + "window's is its scene, then application and delegate.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])

  static let responderFocus = Rule(
    "responder.focus",
    "A new first responder needs the old one to let go; there is one at a time.",
    evidence: "A: becomeFirstResponder()", confidence: "high",
    names: ["becomeFirstResponder", "resignFirstResponder", "canResignFirstResponder"])

  static let focusNeedsWindow = Rule(
    "responder.focus-needs-window",
    "Only what is in a window becomes first responder.",
    evidence: "A: becomeFirstResponder(); P: openuikit", confidence: "high",
    names: ["becomeFirstResponder"])

  static let textFieldAsksDelegate = Rule(
    "responder.text-field-asks-delegate",
    "A text field asks its delegate before it takes or gives up the focus, and tells it after.",
    evidence: "A: UITextFieldDelegate", confidence: "high",
    names: [
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
      "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
    ])

  static let presentedToPresenter = Rule(
    "responder.presented-to-presenter",
    "The next responder of a presented controller is the controller that presents it.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])

  static let controllerToSuperview = Rule(
    "responder.controller-to-superview",
    "The next responder of a controller is the superview of its view: a container's view, or the "
      + "window.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])

  static let touchesGoUpTheChain = Rule(
    "responder.touches-go-up",
    "A responder that does not handle touches passes them to its next one.",
    evidence: "A: touchesBegan(_:with:)", confidence: "high",
    names: ["touchesBegan(_:with:)", "next"])

  static let focusIsWanted = Rule(
    "responder.focus-is-wanted",
    "Only a responder whose `canBecomeFirstResponder` says so becomes first.",
    evidence: "A: canBecomeFirstResponder; P: openuikit", confidence: "high",
    names: ["canBecomeFirstResponder", "becomeFirstResponder"])

  static let responderRules: [Rule] = [
    responderNext, responderFocus, focusNeedsWindow, textFieldAsksDelegate, presentedToPresenter,
    controllerToSuperview, touchesGoUpTheChain, focusIsWanted,
  ]
}
