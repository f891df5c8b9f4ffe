/// The field of a search bar, which passes the bar's delegate what a person does in it.
@available(iOS 13.0, *)
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  open override var canBecomeFirstResponder: Bool {
    if let bar = bar, let delegate = bar.delegate, !isFirstResponder,
      because(.searchBarAsksDelegate), !delegate.searchBarShouldBeginEditing(bar)
    {
      return false
    }
    return super.canBecomeFirstResponder
  }

  open override var canResignFirstResponder: Bool {
    if let bar = bar, let delegate = bar.delegate, isFirstResponder,
      because(.searchBarAsksDelegate), !delegate.searchBarShouldEndEditing(bar)
    {
      return false
    }
    return super.canResignFirstResponder
  }

  /// A bar in a navigation item is shown by the controller that it searches.
  override var responderWindow: UIWindow? {
    return super.responderWindow ?? bar?.searchController?.windowOfSearch
  }

  override func focusCame() {
    super.focusCame()
    guard let bar = bar else { return }
    if because(.searchBarAsksDelegate) { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    bar.searchController?.barBegan()
  }

  override func focusWent() {
    super.focusWent()
    if let bar = bar, because(.searchBarAsksDelegate) {
      bar.delegate?.searchBarTextDidEndEditing(bar)
    }
  }

  override func textWasEdited() {
    guard let bar = bar else { return }
    if because(.searchBarTellsText) { bar.delegate?.searchBar(bar, textDidChange: edited.text) }
    bar.searchController?.barTyped()
  }

  private func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let bar = bar, let delegate = bar.delegate, because(.typingAsksDelegate) else {
      return true
    }
    return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
  }

  override func keyTyped(_ text: String) {
    if mayChange(edited.insertion, to: text) { super.keyTyped(text) }
  }

  override func keyDeleted() {
    if let range = edited.deletion, !mayChange(range, to: "") { return }
    super.keyDeleted()
  }

  /// The search key; it is dim while there is nothing to search for.
  override func keyReturned() {
    guard let bar = bar, hasText || !enablesReturnKeyAutomatically else { return }
    if because(.searchBarTellsButtons) { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }
}
