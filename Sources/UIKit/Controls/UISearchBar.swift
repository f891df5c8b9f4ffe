/// A field for a search.
open class UISearchBar: UIView {
  /// The text of the field.
  open var text: String? {
    get { return searchTextField.text }
    set {
      let old = searchTextField.text
      searchTextField.text = newValue
      if searchTextField.text != old { searchController?.barChanged() }
    }
  }
  open var placeholder: String?
  open var prompt: String?
  /// The manager of a bar shows and hides these until code does.
  open var showsCancelButton = false {
    didSet { searchController?.codeShowsCancelButton() }
  }
  open var showsScopeBar = false {
    didSet { searchController?.codeShowsScopeBar() }
  }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var barStyle: UIBarStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { searchController?.barChanged() } }
  }
  open var searchBarStyle: UISearchBar.Style = UISearchBar.Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in the bar.
  @available(iOS 13.0, *)
  public let searchTextField = UISearchTextField(frame: CGRect.zero)
  /// The search that the bar belongs to.
  weak var searchController: UISearchController?

  public enum Style: Int {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  @available(iOS 13.0, *)
  open func setShowsScope(_ shows: Bool, animated: Bool) {
    showsScopeBar = shows
  }

  open func setShowsCancelButton(_ shows: Bool, animated: Bool) {
    showsCancelButton = shows
  }

  override func commonInit() {
    super.commonInit()
    searchTextField.bar = self
    searchTextField.returnKeyType = .search
    searchTextField.enablesReturnKeyAutomatically = true
    addSubview(searchTextField)
  }

  /// The field leaves 8 points at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(36, bounds.height)
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height)
  }

  // The bar stands for its field.

  open override var canBecomeFirstResponder: Bool {
    return searchTextField.canBecomeFirstResponder
  }

  open override var isFirstResponder: Bool { return searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    return searchTextField.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    return searchTextField.resignFirstResponder()
  }

  // MARK: A person

  /// The cancel button tells the delegate, and ends the search of a search controller.
  func tapCancel() {
    if because(.searchBarTellsButtons) { delegate?.searchBarCancelButtonClicked(self) }
    guard let controller = searchController else { return }
    searchTextField.resignFirstResponder()
    controller.isActive = false
  }

  func tapScope(_ index: Int) {
    guard index >= 0, index < scopeButtonTitles?.count ?? 0 else { return }
    selectedScopeButtonIndex = index
    if because(.searchBarTellsButtons) {
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
  }
}

/// Hears of typing and of the bar's buttons.
public protocol UISearchBarDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @_semantics("vdl.callback")
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @_semantics("vdl.callback")
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  @_semantics("vdl.callback")
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @_semantics("vdl.callback")
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @_semantics("vdl.callback")
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  @_semantics("vdl.callback")
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  @_semantics("vdl.callback")
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  @_semantics("vdl.callback")
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { return true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { return true }

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { return true }

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
