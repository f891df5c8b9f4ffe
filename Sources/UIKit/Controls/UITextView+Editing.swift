/// Editing: the person's typing, the delegate's say in it, and the news of it.
extension UITextView {
  /// Posted after the delegate heard of another text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after the delegate heard that editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the delegate heard that editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  var textDelegate: (any UITextViewDelegate)? { return delegate as? any UITextViewDelegate }

  func beginEditing() {
    if because(.textViewAsksDelegate) { textDelegate?.textViewDidBeginEditing(self) }
    post(UITextView.textDidBeginEditingNotification)
  }

  func endEditingSession() {
    if because(.textViewAsksDelegate) { textDelegate?.textViewDidEndEditing(self) }
    post(UITextView.textDidEndEditingNotification)
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
    if rareStorage?.any("textStorage") != nil { updateStorage(edited.clamp(range), text) }
    edited.replace(range, with: text)
    tellChange()
  }

  /// The news of another text: the selection moved first.
  func tellChange() {
    tellSelection()
    guard because(.textViewTellsChange) else { return }
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  func select(_ range: NSRange) {
    clearsOnInsertion = false
    if range == edited.insertion { return }
    if edited.select(range) { tellSelection() }
  }

  /// Code set another text, and the insertion point went to its end.
  func tellNewSelection() {
    if because(.newTextMovesSelection) { tellSelection() }
  }

  private func tellSelection() {
    if because(.textViewTellsSelection) { textDelegate?.textViewDidChangeSelection(self) }
  }

  // MARK: Keys

  /// Whether the delegate agrees to a change by a person.
  private func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate = textDelegate, because(.typingAsksDelegate) else { return true }
    return delegate.textView(self, shouldChangeTextIn: range, replacementText: text)
  }

  func takeKey(_ text: String) {
    guard isEditable else { return }
    let place = edited.clamp(edited.marked ?? edited.insertion)
    guard mayChange(place, to: text) else { return }
    let before = edited
    insertText(text)
    noteTyping(after: before)
  }

  func takeDelete() {
    guard isEditable else { return }
    if let range = edited.deletion, !mayChange(range, to: "") { return }
    let before = edited
    deleteBackward()
    if edited.text != before.text { noteTyping(after: before) }
  }

  /// The return key types a line feed.
  func takeReturn() {
    takeKey("\n")
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
