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
  /// The text of the empty field.
  open var placeholder: String? {
    get { return searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
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
  @available(iOS 5.0, *)
  open var scopeBarBackgroundImage: UIImage?
  @available(iOS 5.0, *)
  open var searchFieldBackgroundPositionAdjustment: UIOffset = UIOffset.zero
  @available(iOS 5.0, *)
  open var searchTextPositionAdjustment: UIOffset = UIOffset.zero
  @available(iOS 16.4, *)
  open var isEnabled = true
  private var icons: [String: UIImage] = [:]
  private var fieldBackgrounds: [UInt: UIImage] = [:]
  private var iconOffsets: [Int: UIOffset] = [:]

  /// A picture in the field.
  public enum Icon: Int {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  @available(iOS 5.0, *)
  open func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    icons["\(icon.rawValue) \(state.rawValue)"] = image
  }

  @available(iOS 5.0, *)
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    return icons["\(icon.rawValue) \(state.rawValue)"]
  }

  @available(iOS 5.0, *)
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    iconOffsets[icon.rawValue] = adjustment
  }

  @available(iOS 5.0, *)
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    return iconOffsets[icon.rawValue] ?? UIOffset.zero
  }

  @available(iOS 5.0, *)
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state.rawValue] = image
  }

  @available(iOS 5.0, *)
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    return fieldBackgrounds[state.rawValue]
  }

  // The keyboard is that of the field.

  open var keyboardType: UIKeyboardType {
    get { return searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { return searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { return searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

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

  open var keyboardAppearance: UIKeyboardAppearance {
    get { return searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// The place on the screen; a search bar has none of its own.
  @available(iOS 7.0, *)
  open var barPosition: UIBarPosition { return delegate?.position(for: self) ?? .any }
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

  /// A bar is as high as the system has it, and as wide as it's made.
  @available(iOS 6.0, *)
  open override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.fixedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(width: size.width, height: UISearchBar.fixedHeight)
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

  @available(iOS 17.0, *)
  open var isLookToDictateEnabled: Bool {
    get { return rare("isLookToDictateEnabled", false) }
    set { setRare("isLookToDictateEnabled", newValue) }
  }

  // The traits are those of the field.

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

  private static var fixedHeight: CGFloat { return Simulation.current.isAtLeast(11) ? 56 : 44 }
}

/// Hears of typing and of the bar's buttons.
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
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
  /// Taps on the two buttons in the field; nobody taps them in the model.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
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

@available(iOS 7.0, *)
extension UISearchBar: UIBarPositioning {}
