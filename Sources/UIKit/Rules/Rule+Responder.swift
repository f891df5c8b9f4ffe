/// The responder chain.
extension Rule {
  static let responderNext = Rule(
    "responder.next",
    "A root view's next responder is its controller; for other views, it's the superview. After a "
      + "window come its scene, the application and the app delegate.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])

  static let responderFocus = Rule(
    "responder.focus",
    "There's only one first responder at a time. The old first responder must resign before a new "
      + "responder becomes first.",
    evidence: "A: becomeFirstResponder()", confidence: "high",
    names: ["becomeFirstResponder", "resignFirstResponder", "canResignFirstResponder"])

  static let focusNeedsWindow = Rule(
    "responder.focus-needs-window",
    "Only a responder in a window can become first responder.",
    evidence: "A: becomeFirstResponder(); P: openuikit", confidence: "high",
    names: ["becomeFirstResponder"])

  static let textFieldAsksDelegate = Rule(
    "responder.text-field-asks-delegate",
    "A text field asks its delegate before it takes or gives up the focus, and tells the delegate "
      + "afterwards.",
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
    "The next responder of a controller is the superview of its view: a parent controller's view, "
      + "or the window.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])

  static let touchesGoUpTheChain = Rule(
    "responder.touches-go-up",
    "A responder that doesn't handle touches passes them to its next responder.",
    evidence: "A: touchesBegan(_:with:)", confidence: "high",
    names: ["touchesBegan(_:with:)", "next"])

  static let focusIsWanted = Rule(
    "responder.focus-is-wanted",
    "A responder can become first responder only if its `canBecomeFirstResponder` is true.",
    evidence: "A: canBecomeFirstResponder; P: openuikit", confidence: "high",
    names: ["canBecomeFirstResponder", "becomeFirstResponder"])

  static let removedViewLosesFocus = Rule(
    "responder.removed-view-loses-focus",
    "A first responder that is about to leave its window is asked to resign, and loses the focus "
      + "even if it refuses.",
    evidence: "A: UITextField.h; S: MJPopupViewController 56", confidence: "high",
    names: ["removeFromSuperview", "textFieldShouldEndEditing(_:)", "isFirstResponder"])

  static let forcedEndAsksNobody = Rule(
    "responder.forced-end-asks-nobody",
    "`endEditing(true)` takes the focus away without asking the responder or its delegate.",
    evidence: "A: endEditing(_:)", confidence: "high",
    names: ["endEditing(_:)", "textFieldShouldEndEditing(_:)"])

  static let undoManagerOfWindow = Rule(
    "responder.undo-manager-of-window",
    "A responder without an undo manager of its own answers with that of the next responder. Every "
      + "window has one.",
    evidence: "A: UIResponder.undoManager", confidence: "high", names: ["undoManager", "next"])

  static let responderRules: [Rule] = [
    responderNext, responderFocus, focusNeedsWindow, textFieldAsksDelegate, presentedToPresenter,
    controllerToSuperview, touchesGoUpTheChain, focusIsWanted,
    removedViewLosesFocus, forcedEndAsksNobody, undoManagerOfWindow,
  ]
}
