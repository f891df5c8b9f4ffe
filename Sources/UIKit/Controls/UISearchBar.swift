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

  // MARK: What few bars have

  @available(iOS 5.0, *)
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { return rare("searchFieldBackgroundPositionAdjustment", UIOffset.zero) }
    set { setRare("searchFieldBackgroundPositionAdjustment", newValue) }
  }

  @available(iOS 5.0, *)
  open var searchTextPositionAdjustment: UIOffset {
    get { return rare("searchTextPositionAdjustment", UIOffset.zero) }
    set { setRare("searchTextPositionAdjustment", newValue) }
  }

  @available(iOS 5.0, *)
  open var scopeBarBackgroundImage: UIImage? {
    get { return rare("scopeBarBackgroundImage") }
    set { setRare("scopeBarBackgroundImage", newValue) }
  }

  @available(iOS 17.0, *)
  open var isLookToDictateEnabled: Bool {
    get { return rare("isLookToDictateEnabled", false) }
    set { setRare("isLookToDictateEnabled", newValue) }
  }

  @available(iOS 16.4, *)
  open var isEnabled: Bool {
    get { return rare("isEnabled", true) }
    set { setRare("isEnabled", newValue); searchTextField.isEnabled = newValue }
  }

  open var barPosition: UIBarPosition { return .any }

  // The traits are those of the field.

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { return searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { return searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { return searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { return searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { return searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { return searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { return searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// The pictures in the field.
  public enum Icon: Int, ImportedValue {
    static var nameInC: String { return "UISearchBarIcon" }

    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  @available(iOS 5.0, *)
  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    setRare("image \(icon.rawValue) \(state.rawValue)", iconImage)
  }

  @available(iOS 5.0, *)
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    return rare("image \(icon.rawValue) \(state.rawValue)")
  }

  @available(iOS 5.0, *)
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    setRare("offset \(icon.rawValue)", adjustment)
  }

  @available(iOS 5.0, *)
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    return rare("offset \(icon.rawValue)", UIOffset.zero)
  }

  @available(iOS 5.0, *)
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    setRare("field \(state.rawValue)", image)
  }

  @available(iOS 5.0, *)
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    return rare("field \(state.rawValue)")
  }

  @available(iOS 5.0, *)
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backgroundImage = image }
  }

  @available(iOS 5.0, *)
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setRare("scope \(state.rawValue)", attributes)
  }

  @available(iOS 5.0, *)
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  {
    return rare("scope \(state.rawValue)")
  }

  /// The height is the system's.
  open override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.fixedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(width: size.width, height: UISearchBar.fixedHeight)
  }

  private static var fixedHeight: CGFloat { return Simulation.current.isAtLeast(11) ? 56 : 44 }
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
