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

  /// Whether key events come to this object, when its window is the key window.
  open var isFirstResponder: Bool { return Simulation.current.focus(in: responderWindow) === self }

  /// Takes the focus: the responder that has it must be willing to let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if !canBecomeFirstResponder && because(.focusIsWanted) { return false }
    if responderWindow == nil && because(.focusNeedsWindow) { return false }
    return takeFocus()
  }

  /// Gives the focus up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard mayGiveFocus else { return false }
    giveFocus()
    return true
  }

  /// The window in which the responder may be first; nil for one that is not in a window.
  var responderWindow: UIWindow? { return nil }

  /// `-[UIResponder _becomeFirstResponder]`: the focus is here, the keyboard does not know yet.
  func focusCame() {}

  /// `-[UIResponder _resignFirstResponder]`: the focus is gone.
  func focusWent() {}

  /// Whether the keyboard is wanted: something here takes typed text.
  var takesKeys: Bool { return self is any UIKeyInput }

  /// Whether the keyboard suggests words.
  var wantsSuggestions: Bool { return takesKeys }

  /// A person typed a character.
  func keyTyped(_ text: String) { (self as? any UIKeyInput)?.insertText(text) }

  /// A person pressed the delete key.
  func keyDeleted() { (self as? any UIKeyInput)?.deleteBackward() }

  /// A person pressed the return key.
  func keyReturned() { keyTyped("\n") }

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

  /// Passes the presses on to the next responder.
  @available(iOS 9.1, *)
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard because(.pressesGoUp) else { return }
    next?.pressesBegan(presses, with: event)
  }

  /// Passes the presses on to the next responder.
  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard because(.pressesGoUp) else { return }
    next?.pressesChanged(presses, with: event)
  }

  /// Passes the presses on to the next responder.
  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard because(.pressesGoUp) else { return }
    next?.pressesEnded(presses, with: event)
  }

  /// Passes the presses on to the next responder.
  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard because(.pressesGoUp) else { return }
    next?.pressesCancelled(presses, with: event)
  }

  /// Passes the motion on to the next responder.
  @_semantics("vdl.callback")
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard because(.motionGoesUp) else { return }
    next?.motionBegan(motion, with: event)
  }

  /// Passes the motion on to the next responder.
  @_semantics("vdl.callback")
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard because(.motionGoesUp) else { return }
    next?.motionEnded(motion, with: event)
  }

  /// Passes the motion on to the next responder.
  @_semantics("vdl.callback")
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard because(.motionGoesUp) else { return }
    next?.motionCancelled(motion, with: event)
  }

  /// Passes the event on to the next responder.
  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  open func remoteControlReceived(with event: UIEvent?) {
    guard because(.remoteControlGoesUp) else { return }
    next?.remoteControlReceived(with: event)
  }

  /// The commands of a hardware keyboard while the responder is in the chain.
  @available(iOS 7.0, *)
  open var keyCommands: [UIKeyCommand]? { return nil }

  /// The undo manager that counts here.
  open var undoManager: UndoManager? {
    guard because(.undoManagerOfWindow) else { return nil }
    return next?.undoManager
  }

  // MARK: Edit actions

  /// Copies the selection and removes it. A responder without it leaves it to the next one.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Copies the selection. A responder without it leaves it to the next one.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Puts the copied content in. A responder without it leaves it to the next one.
  open func paste(_ sender: Any?) { next?.paste(sender) }

  /// Selects what is at hand. A responder without it leaves it to the next one.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects everything. A responder without it leaves it to the next one.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Removes the selection. A responder without it leaves it to the next one.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  @available(iOS 6.0, *)
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }

  @available(iOS 6.0, *)
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }

  @available(iOS 6.0, *)
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

  @available(iOS 5.0, *)
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    next?.makeTextWritingDirectionLeftToRight(sender)
  }

  @available(iOS 5.0, *)
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    next?.makeTextWritingDirectionRightToLeft(sender)
  }

  @available(iOS 7.0, *)
  open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }

  @available(iOS 7.0, *)
  open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }

  @available(iOS 16.0, *)
  open func find(_ sender: Any?) { next?.find(sender) }

  @available(iOS 16.0, *)
  open func findAndReplace(_ sender: Any?) { next?.findAndReplace(sender) }

  @available(iOS 16.0, *)
  open func findNext(_ sender: Any?) { next?.findNext(sender) }

  @available(iOS 16.0, *)
  open func findPrevious(_ sender: Any?) { next?.findPrevious(sender) }

  @available(iOS 16.0, *)
  open func useSelectionForFind(_ sender: Any?) { next?.useSelectionForFind(sender) }

  @available(iOS 15.0, *)
  open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }

  @available(iOS 15.0, *)
  open func pasteAndGo(_ sender: Any?) { next?.pasteAndGo(sender) }

  @available(iOS 15.0, *)
  open func pasteAndSearch(_ sender: Any?) { next?.pasteAndSearch(sender) }

  @available(iOS 15.0, *)
  open func printContent(_ sender: Any?) { next?.printContent(sender) }

  @available(iOS 16.0, *)
  open func rename(_ sender: Any?) { next?.rename(sender) }

  @available(iOS 16.0, *)
  open func duplicate(_ sender: Any?) { next?.duplicate(sender) }

  @available(iOS 16.0, *)
  open func move(_ sender: Any?) { next?.move(sender) }

  @available(iOS 16.0, *)
  open func export(_ sender: Any?) { next?.export(sender) }

  @available(iOS 13.0, *)
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  @available(iOS 15.0, *)
  open func captureTextFromCamera(_ sender: Any?) {}

  // MARK: Pasting

  /// The kinds of data that can be pasted and dropped here.
  @available(iOS 11.0, *)
  open var pasteConfiguration: UIPasteConfiguration? {
    get { return (self as? UIView)?.rare("pasteConfiguration") }
    set { (self as? UIView)?.setRare("pasteConfiguration", newValue) }
  }

  /// Takes pasted or dropped data.
  @available(iOS 11.0, *)
  open func paste(itemProviders: [NSItemProvider]) {}

  @available(iOS 11.0, *)
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let wanted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      wanted.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether the responder handles an action: its class has the method, or the next responder handles it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if has(action) { return true }
    // A search for a target asks the next responder itself.
    if Simulation.current.seeksTarget { return false }
    return next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Whether the class has the method of an action. The edit actions that every responder has don't count.
  private func has(_ action: Selector) -> Bool {
    return Host.hasOwn(self, action, below: "UIResponder")
  }

  /// The answer of this responder alone.
  func accepts(_ action: Selector, from sender: Any?) -> Bool {
    let simulation = Simulation.current
    let outer = simulation.seeksTarget
    simulation.seeksTarget = true
    let answer = canPerformAction(action, withSender: sender)
    simulation.seeksTarget = outer
    return answer
  }

  /// Whether a search for a target ends here.
  func isTarget(of action: Selector, from sender: Any?) -> Bool {
    return accepts(action, from: sender) && has(action)
  }

  /// The first responder from here upwards that can perform the action.
  @available(iOS 7.0, *)
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if isTarget(of: action, from: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Asks the first responder for its input views again; any other one is ignored.
  /// Changes menus before they show.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes a command before it shows, such as its title.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  open func validate(_ command: UICommand) {}

  @available(iOS 3.2, *)
  open func reloadInputViews() {
    if isFirstResponder && because(.inputViewsAreReloaded) { Keyboard.shared.reload(for: self) }
  }

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

  // MARK: Gestures of VoiceOver

  /// The scrub with two fingers: leaves what is open. Whether that was done.
  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func accessibilityPerformEscape() -> Bool { return false }

  /// The double tap with two fingers.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func accessibilityPerformMagicTap() -> Bool { return false }

  /// The double tap on an element.
  @available(iOS 7.0, *)
  @_semantics("vdl.callback")
  open func accessibilityActivate() -> Bool { return false }

  /// A swipe up on an adjustable element.
  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  open func accessibilityIncrement() {}

  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  open func accessibilityDecrement() {}

  /// A swipe with three fingers.
  @available(iOS 4.2, *)
  @_semantics("vdl.callback")
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    return false
  }

  /// The controller of the keyboard's place.
  @available(iOS 8.0, *)
  open var inputViewController: UIViewController? { return nil }

  @available(iOS 8.0, *)
  open var inputAccessoryViewController: UIViewController? { return nil }

  /// A name under which the system remembers the keyboard's language.
  @available(iOS 7.0, *)
  open var textInputContextIdentifier: String? { return nil }

  @available(iOS 7.0, *)
  public static func clearTextInputContextIdentifier(_ identifier: String) {}

  /// The language of the keyboard; nil without one.
  @available(iOS 7.0, *)
  open var textInputMode: UITextInputMode? {
    return isFirstResponder && takesKeys ? UITextInputMode.english : nil
  }

  /// The buttons above the keyboard of a pad.
  @available(iOS 9.0, *)
  open var inputAssistantItem: UITextInputAssistantItem {
    guard let view = self as? UIView else { return UITextInputAssistantItem() }
    let item: UITextInputAssistantItem = view.rare("inputAssistantItem", UITextInputAssistantItem())
    view.setRare("inputAssistantItem", item)
    return item
  }

  /// The items that the view shares.
  @available(iOS 13.0, *)
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { return (self as? UIView)?.rare("activityItemsConfiguration") }
    set { (self as? UIView)?.setRare("activityItemsConfiguration", newValue) }
  }

  /// Which gestures with three fingers edit text.
  @available(iOS 13.0, *)
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { return .default }
}

@available(iOS 8.0, *)
extension UIResponder: UIUserActivityRestoring {}

/// Gestures that edit text.
@available(iOS 13.0, *)
public enum UIEditingInteractionConfiguration: Int, ImportedValue {
  case none = 0
  case `default` = 1
}

/// The direction of a swipe with three fingers.
public enum UIAccessibilityScrollDirection: Int, ImportedValue {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
