/// A controller that presents itself while a search goes on, over the controller whose search bar it
/// is.
///
/// It is presented in the nearest context (`definesPresentationContext`), so that a push from its
/// results stays below it.
@available(iOS 8.0, *)
open class UISearchController: UIViewController {
  /// Shows the results, over the controller that is searched.
  public let searchResultsController: UIViewController?
  /// The field to search with; code puts it into a view or a navigation item.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  /// Does the search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the presentation.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content below is dimmed. Apps for iOS 15 and later begin without.
  @available(iOS 9.1, *)
  open var obscuresBackgroundDuringPresentation = !Simulation.current.isAtLeast(15)
  /// Whether the navigation bar makes room.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar gets a button to end the search.
  @available(iOS 13.0, *)
  open var automaticallyShowsCancelButton = true
  /// Whether the results show even before anything is typed.
  @available(iOS 13.0, *)
  open var showsSearchResultsController = false
  /// Whether UIKit decides when the results and the scope bar show.
  @available(iOS 13.0, *)
  open var automaticallyShowsSearchResultsController = true
  @available(iOS 13.0, *)
  open var automaticallyShowsScopeBar = true
  private var activeStorage = false

  /// Nil searches in the controller that is there already.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether the search goes on; setting it begins or ends it as a person would.
  open var isActive: Bool {
    get { return activeStorage }
    set {
      if newValue == activeStorage { return }
      activeStorage = newValue
      if newValue {
        beginSearch()
      } else {
        endSearch()
      }
    }
  }

  override var ownPresentationStyle: UIModalPresentationStyle? {
    return because(.searchKeepsPresenter) ? .overCurrentContext : .fullScreen
  }

  // MARK: Steps

  private func beginSearch() {
    if because(.searchDelegateMayPresent) {
      delegate?.presentSearchController(self)
      if presentingStorage != nil { return }
    }
    guard let owner = searchOwner else { return }
    if because(.searchDelegateIsTold) {
      delegate?.willPresentSearchController(self)
    }
    owner.presentViewController(self, animated: true) { [weak self] in
      self?.didBegin()
    }
    updateResults()
  }

  private func didBegin() {
    if because(.searchDelegateIsTold) {
      delegate?.didPresentSearchController(self)
    }
  }

  private func endSearch() {
    guard presentingStorage != nil else { return }
    if because(.searchDelegateIsTold) {
      delegate?.willDismissSearchController(self)
    }
    searchBar.text = ""
    updateResults()
    dismissViewController(animated: true) { [weak self] in
      self?.didEnd()
    }
  }

  private func didEnd() {
    if because(.searchDelegateIsTold) {
      delegate?.didDismissSearchController(self)
    }
  }

  private func updateResults() {
    if because(.searchUpdatesResults) {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  // MARK: The bar

  /// Editing began in the bar, and with it the search.
  func barBegan() {
    if !isActive && because(.searchBeginsInBar) { isActive = true }
  }

  /// The text or the scope is another one.
  func barChanged() {
    if isActive { updateResults() }
  }

  var windowOfSearch: UIWindow? { return searchOwner?.viewStorage?.window }

  /// The controller with the search bar: in its view, or in its navigation item.
  private var searchOwner: UIViewController? {
    if let owner = searchBar.nearestViewController { return owner }
    for controller in Simulation.current.livingControllers {
      if controller.navigationItemStorage?.searchController === self { return controller }
    }
    return nil
  }
}

/// Does the search for a search controller.
@available(iOS 8.0, *)
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Sent when the search begins, and when its text changes.
  @_semantics("vdl.callback")
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the search controller's own presentation.
@available(iOS 8.0, *)
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins: the delegate may present it itself, and hears nothing more then.
  @_semantics("vdl.callback")
  func presentSearchController(_ searchController: UISearchController)
  @_semantics("vdl.callback")
  func willPresentSearchController(_ searchController: UISearchController)
  @_semantics("vdl.callback")
  func didPresentSearchController(_ searchController: UISearchController)
  @_semantics("vdl.callback")
  func willDismissSearchController(_ searchController: UISearchController)
  @_semantics("vdl.callback")
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
