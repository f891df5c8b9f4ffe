/// Editing: the person's typing, the delegate's say in it, and the news of it.
extension UITextField {
  /// Posted by fields as a person types.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after the delegate heard that editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the delegate heard that editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  // MARK: Sessions

  /// The field has the focus: editing begins.
  func beginEditing() {
    if clearsOnBeginEditing && hasText && because(.clearsOnBegin) { clearOnBegin() }
    considerStartingOver()
    if edited.selection == nil { _ = edited.select(edited.insertion) }
    if because(.textFieldAsksDelegate) { delegate?.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
  }

  /// A person can't see a hidden text, so the next key begins a new one.
  func considerStartingOver() {
    startsOver = isSecureTextEntry && hasText && because(.secureFieldStartsOver)
  }

  private func clearOnBegin() {
    if let delegate = delegate, !delegate.textFieldShouldClear(self) { return }
    setText("")
  }

  /// The field lost the focus: editing is over.
  func endEditingSession() {
    if because(.fieldSetsTextAtEnd) { text = edited.text }
    if let delegate = delegate, because(.textFieldAsksDelegate) { tellEnd(delegate) }
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  private func tellEnd(_ delegate: any UITextFieldDelegate) {
    if because(.endHasReason) {
      delegate.textFieldDidEndEditing(self, reason: .committed)
    } else {
      delegate.textFieldDidEndEditing(self)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Changes

  func insert(_ text: String) {
    var place = edited.marked ?? edited.insertion
    if clearsOnInsertion {
      clearsOnInsertion = false
      place = NSRange(location: 0, length: edited.length)
    }
    change(place, to: text)
  }

  func change(_ range: NSRange, to text: String) {
    edited.replace(range, with: text)
    tellChange()
  }

  /// The news of another text.
  func tellChange() {
    guard because(.fieldTellsChange) else { return }
    tellSelection()
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
    textWasEdited()
  }

  func select(_ range: NSRange?) {
    clearsOnInsertion = false
    if edited.select(range) { tellSelection() }
  }

  private func tellSelection() {
    guard let delegate = delegate, because(.fieldTellsSelection) else { return }
    delegate.textFieldDidChangeSelection(self)
  }

  /// The selection; a fresh field has one from iOS 11 on.
  var selectionToShow: UITextRange? {
    if let range = edited.selectionAsRange { return range }
    return because(.freshFieldHasSelection) ? TextSpan(edited.insertion) : nil
  }

  // MARK: Keys

  /// Whether the delegate agrees to a change by a person.
  private func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate = delegate, because(.typingAsksDelegate) else { return true }
    return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
  }

  func takeKey(_ text: String) {
    let place = edited.clamp(edited.marked ?? edited.insertion)
    guard mayChange(place, to: text) else { return }
    let before = edited
    if startsOver { edited.set("") }
    startsOver = false
    insertText(text)
    noteTyping(after: before)
  }

  /// Deleting in an empty field asks nobody.
  func takeDelete() {
    if startsOver { _ = edited.select(NSRange(location: 0, length: edited.length)) }
    startsOver = false
    if let range = edited.deletion, !mayChange(range, to: "") { return }
    let before = edited
    deleteBackward()
    if edited.text != before.text { noteTyping(after: before) }
  }

  /// The return key asks the delegate, unless it is dim since there is no text. An action for the
  /// end on exit puts the keyboard away.
  func takeReturn() {
    if enablesReturnKeyAutomatically && !hasText { return }
    guard because(.returnAsksDelegate) else {
      takeKey("\n")
      return
    }
    if let delegate = delegate, !delegate.textFieldShouldReturn(self) { return }
    let leaves = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit])
    sendPrimaryAction()
    if leaves { resignFirstResponder() }
  }

  private func sendPrimaryAction() {
    if Simulation.current.isAtLeast(9) { sendActions(for: .primaryActionTriggered) }
  }

  /// A person taps the clear button.
  func tapClear() {
    if let delegate = delegate, because(.clearAsksDelegate), !delegate.textFieldShouldClear(self) {
      return
    }
    edited.set("")
    tellChange()
    if !isFirstResponder { becomeFirstResponder() }
  }

  // MARK: Undo

  /// Notes how to take a person's change back. What is typed without a break is one change.
  private func noteTyping(after before: EditedText) {
    guard because(.typingCanBeUndone), let manager = undoManager else { return }
    let isNext: Bool = rare("typed") == before.text
    setRare("typed", edited.text)
    if isNext { return }
    manager.registerUndo(withTarget: self) { $0.goBack(to: before) }
    manager.setActionName("Typing")
  }

  /// Takes a change back; that can be taken back, too.
  private func goBack(to former: EditedText) {
    let now = edited
    setRare("typed", nil)
    undoManager?.registerUndo(withTarget: self) { $0.goBack(to: now) }
    edited = former
    tellChange()
  }

  /// Code sets another text: what was typed can't be taken back any more.
  func forgetTyping() {
    guard let manager: UndoManager = rare("undoManager") else { return }
    setRare("typed", nil)
    manager.removeAllActions()
  }
}
