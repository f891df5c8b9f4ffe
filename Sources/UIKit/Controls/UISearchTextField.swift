/// The field of a search bar, which passes the bar's delegate what a person does in it.
@available(iOS 13.0, *)
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?
  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] {
    didSet { bar?.searchController?.barChanged() }
  }
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  /// The place of the text behind the tokens.
  open var textualRange: UITextRange {
    return textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// The tokens; the positions of the model are in the text, behind them.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { return [] }

  /// Puts a token in the place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at index: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: index)
  }

  @available(iOS 16.0, *)
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { return rare("searchSuggestions") }
    set { setRare("searchSuggestions", newValue) }
  }

  open func insertToken(_ token: UISearchToken, at index: Int) {
    tokens.insert(token, at: index)
  }

  open func removeToken(at index: Int) {
    tokens.remove(at: index)
  }

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

/// A word of a search that is one thing, before the text.
@available(iOS 13.0, *)
open class UISearchToken: NSObject {
  /// The object that the app means by it.
  open var representedObject: Any?
  private let icon: UIImage?
  private let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// Something to search for that the app proposes.
@available(iOS 16.0, *)
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

/// A proposal with a text and a picture.
@available(iOS 16.0, *)
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?

  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
