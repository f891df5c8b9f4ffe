/// The way of the focus from one responder to another. Each window has a first responder of its own;
/// keys go to that of the key window.
extension UIResponder {
  /// Whether the responder has its window's focus, whatever an override of `isFirstResponder` says.
  var hasFocus: Bool { return Simulation.current.focus(in: responderWindow) === self }

  /// `-[UIResponder becomeFirstResponder]` after its questions: the responder that has the focus lets
  /// go, this one has it, and the keyboard follows.
  func takeFocus() -> Bool {
    let window = responderWindow
    guard othersLetGo(in: window) else { return false }
    Simulation.current.setFocus(self, in: window)
    let outer = Simulation.current.focusIsArriving
    Simulation.current.focusIsArriving = true
    focusCame()
    Simulation.current.focusIsArriving = outer
    if hasFocus { Keyboard.focusCame(to: self, in: window) }
    return true
  }

  /// Takes the focus from the responder.
  func giveFocus() {
    guard hasFocus else { return }
    let window = responderWindow
    Simulation.current.setFocus(nil, in: window)
    focusWent()
    if Simulation.current.focusIsPassing { return }
    if Simulation.current.focusIsArriving && because(.keyboardStaysAfterEarlyEnd) { return }
    Keyboard.focusWent(from: self, in: window)
  }

  /// Takes the focus away without a question.
  func giveFocusByForce() {
    let simulation = Simulation.current
    let outer = simulation.focusIsForced
    simulation.focusIsForced = true
    _ = resignFirstResponder()
    simulation.focusIsForced = outer
    giveFocus()
  }

  /// Whether the responder agrees to lose the focus. It is asked once.
  var mayGiveFocus: Bool {
    let simulation = Simulation.current
    return simulation.focusIsForced || simulation.releasedResponder === self
      || canResignFirstResponder
  }

  /// Whether the responder with the focus is willing to lose it, and has lost it.
  private func othersLetGo(in window: UIWindow?) -> Bool {
    let simulation = Simulation.current
    guard let other = simulation.focus(in: window), because(.responderFocus) else { return true }
    guard other.mayGiveFocus else { return false }
    let outer = (simulation.focusIsPassing, simulation.releasedResponder)
    simulation.focusIsPassing = true
    simulation.releasedResponder = other
    let isGone = other.resignFirstResponder()
    simulation.focusIsPassing = outer.0
    simulation.releasedResponder = outer.1
    return isGone
  }

  /// The view of the responder: itself, or the root view of a controller.
  var viewOfFocus: UIView? {
    return self as? UIView ?? (self as? UIViewController)?.viewStorage
  }
}

extension UIView {
  /// The first responder, if it is in this view.
  var responderInTree: UIResponder? {
    guard Simulation.current.hasFocus,
      let responder = Simulation.current.focus(in: responderWindow),
      let view = responder.viewOfFocus, view.isDescendant(of: self)
    else { return nil }
    return responder
  }

  /// `-[UIView(Hierarchy) _removeFirstResponderFromSubtree]`: a first responder in the view is asked
  /// to let go, and loses the focus in any case.
  func removeFocusFromSubtree() {
    guard let responder = responderInTree, because(.removedViewLosesFocus) else { return }
    _ = responder.resignFirstResponder()
    if responder.hasFocus { responder.giveFocusByForce() }
    // A delegate may have given it back meanwhile.
    if responder.hasFocus { Simulation.current.setFocus(nil, in: responderWindow) }
  }
}

extension Simulation {
  /// The first responder of a window.
  func focus(in window: UIWindow?) -> UIResponder? {
    guard let window = window else { return focusOutside }
    return window.focus
  }

  func setFocus(_ responder: UIResponder?, in window: UIWindow?) {
    if responder != nil { hasFocus = true }
    if let window = window {
      window.focus = responder
    } else {
      focusOutside = responder
    }
  }

  /// The responder that keys and actions without a target go to first.
  var keyFocus: UIResponder? {
    if !hasFocus { return nil }
    if let window = keyWindow { return window.focus.flatMap { $0.hasFocus ? $0 : nil } }
    return focusOutside
  }
}

extension UIScrollView {
  /// A drag begins, which may put the keyboard away.
  func dismissKeyboardByDrag() {
    guard Simulation.current.hasFocus, keyboardDismissMode == .onDrag,
      because(.dragDismissesKeyboard)
    else { return }
    _ = Simulation.current.focus(in: responderWindow)?.resignFirstResponder()
  }
}
