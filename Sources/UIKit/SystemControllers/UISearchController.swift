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
  /// The same, by its name before iOS 9.1.
  open var dimsBackgroundDuringPresentation: Bool {
    get { return obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar makes room.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar gets a button to end the search.
  @available(iOS 13.0, *)
  open var automaticallyShowsCancelButton = true
  /// Whether the results show even before anything is typed.
  @available(iOS 13.0, *)
  open var showsSearchResultsController = false {
    didSet {
      if because(.searchIsLeftToCode) { automaticallyShowsSearchResultsController = false }
      placeResults()
    }
  }
  /// Whether UIKit decides when the results and the scope bar show.
  @available(iOS 13.0, *)
  open var automaticallyShowsSearchResultsController = true
  @available(iOS 13.0, *)
  open var automaticallyShowsScopeBar = true
  /// When the scope bar comes and goes.
  @available(iOS 16.0, *)
  open var scopeBarActivation: UISearchController.ScopeBarActivation {
    get { return activationStorage ?? (automaticallyShowsScopeBar ? .automatic : .manual) }
    set { activationStorage = newValue }
  }
  private var activationStorage: UISearchController.ScopeBarActivation?
  /// Proposals that show below the bar; the model shows none.
  @available(iOS 16.0, *)
  open var searchSuggestions: [any UISearchSuggestion]?
  @available(iOS 16.0, *)
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// The place of the bar in a navigation item.
  @available(iOS 16.0, *)
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { return .stacked }
  private var activeStorage = false
  private var isEnding = false

  @available(iOS 16.0, *)
  public enum ScopeBarActivation: Int {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// Nil searches in the controller that is there already.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public convenience init() {
    self.init(searchResultsController: nil)
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
    takeInResults()
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
    isEnding = true
    searchBar.text = ""
    isEnding = false
    placeResults()
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

  /// Code gave the bar another text, or somebody another scope.
  func barChanged() {
    guard activeStorage, !isEnding else { return }
    placeResults()
    if because(.changedBarUpdatesResults) { updateResults() }
  }

  func codeShowsCancelButton() {
    if because(.searchIsLeftToCode) { automaticallyShowsCancelButton = false }
  }

  func codeShowsScopeBar() {
    if because(.searchIsLeftToCode) { automaticallyShowsScopeBar = false }
  }

  // MARK: Results

  /// The results are a child of the search controller, over the content that is searched.
  private func takeInResults() {
    guard let results = searchResultsController, results.parentStorage == nil,
      because(.resultsAreAChild)
    else { return }
    loadViewIfRequired()
    guard let own = viewStorage else { return }
    addChild(results)
    results.loadViewIfRequired()
    if let content = results.viewStorage {
      content.frame = own.bounds
      own.addSubview(content)
    }
    results.didMove(toParent: self)
    placeResults()
  }

  /// Without a text the results are hidden, unless code shows them.
  private func placeResults() {
    guard let results = searchResultsController, results.parentStorage === self,
      because(.resultsAreAChild)
    else { return }
    let shows =
      automaticallyShowsSearchResultsController
      ? !(searchBar.text ?? "").isEmpty : showsSearchResultsController
    results.viewStorage?.isHidden = !shows
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

  /// A person typed into the bar.
  func barTyped() {
    guard activeStorage else { return }
    placeResults()
    updateResults()
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
  /// A person takes a proposal; nobody does in the model.
  @available(iOS 16.0, *)
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

@available(iOS 8.0, *)
extension UISearchResultsUpdating {
  @available(iOS 16.0, *)
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
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
