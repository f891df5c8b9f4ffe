/// An object that can receive events; the links between them are the responder chain.
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The next object in the chain, or nil at its end.
  open var next: UIResponder? { return nil }

  /// Whether the responder wants the focus; most do not.
  open var canBecomeFirstResponder: Bool { return false }

  /// Whether the responder lets the focus go.
  open var canResignFirstResponder: Bool { return true }

  /// Whether key events come to this object.
  open var isFirstResponder: Bool {
    return Simulation.current.firstResponder === self
  }

  /// Takes the focus: the responder that has it must be willing to let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if !canBecomeFirstResponder && because(.focusIsWanted) { return false }
    if !isInWindow && because(.focusNeedsWindow) { return false }
    guard othersLetGo else { return false }
    Simulation.current.firstResponder = self
    return true
  }

  /// Gives the focus up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder {
      Simulation.current.firstResponder = nil
    }
    return true
  }

  /// Whether the responder with the focus is willing to lose it.
  private var othersLetGo: Bool {
    guard let current = Simulation.current.firstResponder, because(.responderFocus) else {
      return true
    }
    return current.canResignFirstResponder && current.resignFirstResponder()
  }

  var isInWindow: Bool { return false }

  /// Passes the touches on to the next responder.
  @_semantics("vdl.callback")
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard because(.touchesGoUpTheChain) else { return }
    next?.touchesBegan(touches, with: event)
  }

  /// Passes the touches on to the next responder.
  @_semantics("vdl.callback")
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard because(.touchesGoUpTheChain) else { return }
    next?.touchesMoved(touches, with: event)
  }

  /// Passes the touches on to the next responder.
  @_semantics("vdl.callback")
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard because(.touchesGoUpTheChain) else { return }
    next?.touchesEnded(touches, with: event)
  }

  /// Passes the touches on to the next responder.
  @_semantics("vdl.callback")
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard because(.touchesGoUpTheChain) else { return }
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder handles an action that looks for a target.
  ///
  /// UIKit's answer is whether the class has the method, which the model can't ask: it only notes
  /// that the question came this far.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Simulation.current.leavesActionOpen = true
    return false
  }

  /// Whether an action may be tried here: `canPerformAction` has not refused it.
  func accepts(_ action: Selector, from sender: Any?) -> Bool {
    Simulation.current.leavesActionOpen = false
    return canPerformAction(action, withSender: sender) || Simulation.current.leavesActionOpen
  }

  /// The first responder from here upwards that can perform the action.
  @available(iOS 7.0, *)
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Asks for the input views again; the model has no keyboard.
  @available(iOS 3.2, *)
  open func reloadInputViews() {}

  /// The view in place of the keyboard.
  @available(iOS 3.2, *)
  open var inputView: UIView? { return nil }

  /// The view above the keyboard.
  @available(iOS 3.2, *)
  open var inputAccessoryView: UIView? { return nil }

  /// The activity that the responder shows.
  @available(iOS 8.0, *)
  open var userActivity: NSUserActivity? {
    get { return Simulation.current.system.activities.activity(of: self) }
    set { Simulation.current.system.activities.set(newValue, for: self) }
  }

  /// Writes the newest data of the responder into the activity, which is about to be saved.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Shows what the activity is about.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

@available(iOS 8.0, *)
extension UIResponder: UIUserActivityRestoring {}
