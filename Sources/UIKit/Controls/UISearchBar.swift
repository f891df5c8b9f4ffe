/// A field for a search.
open class UISearchBar: UIView {
  open var text: String? = "" {
    didSet { if text != oldValue { manager?.barChanged() } }
  }
  /// The search controller whose bar this is.
  weak var manager: UISearchController?
  open var placeholder: String?
  open var prompt: String?
  /// The manager of a bar shows and hides these until code does.
  open var showsCancelButton = false {
    didSet { manager?.codeShowsCancelButton() }
  }
  open var showsScopeBar = false {
    didSet { manager?.codeShowsScopeBar() }
  }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var barStyle: UIBarStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { manager?.barChanged() } }
  }
  open var searchBarStyle: UISearchBar.Style = UISearchBar.Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in the bar.
  @available(iOS 13.0, *)
  public let searchTextField = UITextField(frame: CGRect.zero)

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

  open override var canBecomeFirstResponder: Bool { return true }
}

/// Hears of typing and of the bar's buttons; nobody types in the model.
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { return true }

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
