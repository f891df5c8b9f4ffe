/// An object that can receive events; the links between them are the responder chain.
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The next object in the chain, or nil at its end.
  open var next: UIResponder? { return nil }

  /// Whether the responder wants the focus.
  open var canBecomeFirstResponder: Bool { return false }

  /// Whether the responder lets go of the focus.
  open var canResignFirstResponder: Bool { return true }

  /// Whether the responder has the focus.
  open var isFirstResponder: Bool {
    return Simulation.current.firstResponder === self
  }

  /// Takes the focus: the responder that has it must be willing to let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if !isInWindow && because(.focusNeedsWindow) { return false }
    guard othersLetGo else { return false }
    Simulation.current.firstResponder = self
    return true
  }

  /// Lets go of the focus.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder {
      Simulation.current.firstResponder = nil
    }
    return true
  }

  /// Whoever has the focus must be willing to lose it.
  private var othersLetGo: Bool {
    guard let current = Simulation.current.firstResponder, because(.responderFocus) else {
      return true
    }
    return current.canResignFirstResponder && current.resignFirstResponder()
  }

  var isInWindow: Bool { return false }

  /// Sent when a finger comes down; passed on along the chain.
  @_semantics("vdl.callback")
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Sent when a finger moves; passed on along the chain.
  @_semantics("vdl.callback")
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Sent when a finger is lifted; passed on along the chain.
  @_semantics("vdl.callback")
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Sent when the system takes a touch away; passed on along the chain.
  @_semantics("vdl.callback")
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder offers a menu command now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { return false }

  /// What comes up instead of the keyboard.
  open var inputView: UIView? { return nil }

  /// What comes up on top of the keyboard.
  open var inputAccessoryView: UIView? { return nil }
}

/// A finger; the model only tells controls that they were tapped.
open class UITouch: NSObject {}

/// An event; it carries nothing in the model.
open class UIEvent: NSObject {}
