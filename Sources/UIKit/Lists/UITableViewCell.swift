/// A row of a table.
open class UITableViewCell: UIView {
  private let identifier: String?
  private let cellStyle: UITableViewCell.CellStyle
  private var contentStorage = UIView(frame: CGRect.zero)
  private let textStorage = UILabel(frame: CGRect.zero)
  private let detailStorage = UILabel(frame: CGRect.zero)
  private let imageStorage = UIImageView(frame: CGRect.zero)
  private var selectedStorage = false
  private var highlightedStorage = false
  private var editingStorage = false
  /// The way of editing that the table found for the row.
  var editingStyleStorage = UITableViewCell.EditingStyle.none
  private var contentConfigurationStorage: (any UIContentConfiguration)?
  private var backgroundConfigurationStorage: UIBackgroundConfiguration?
  private var handlerStorage: ConfigurationUpdateHandler?
  private var updatesContent = true
  private var updatesBackground = true
  /// Whether `updateConfiguration(using:)` is to come, as for any new cell from iOS 14 on.
  private var needsConfiguration = Simulation.current.isAtLeast(14)
  open var accessoryType: UITableViewCell.AccessoryType = UITableViewCell.AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle: UITableViewCell.SelectionStyle = UITableViewCell.SelectionStyle.default
  open var editingAccessoryType: UITableViewCell.AccessoryType = UITableViewCell.AccessoryType.none
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel: Int = 0
  open var editingAccessoryView: UIView?
  @available(iOS 5.0, *)
  open var multipleSelectionBackgroundView: UIView?
  /// Points for each level of indentation.
  open var indentationWidth: CGFloat = 10
  /// Whether touches reach the cell while it's dragged.
  @available(iOS 11.0, *)
  open var userInteractionEnabledWhileDragging = false
  @available(iOS 9.0, *)
  open var focusStyle: UITableViewCell.FocusStyle = UITableViewCell.FocusStyle.default
  /// Whether a swipe has uncovered the buttons of the row.
  open var showingDeleteConfirmation: Bool { return showsButtons }
  var showsButtons = false
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfigurationStorage = nil }
      replaceBackgroundView(oldValue, backgroundView)
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { backgroundConfigurationStorage = nil } }
  }
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  public enum CellStyle: Int {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SelectionStyle: Int {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int {
    case none = 0
    case singleLine = 1
  }

  /// The controls that a cell shows.
  public struct StateMask: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  @available(iOS 9.0, *)
  public enum FocusStyle: Int {
    case `default` = 0
    case custom = 1
  }

  /// The part of a cell in a drag.
  @available(iOS 11.0, *)
  public enum DragState: Int {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The effect of editing on a row.
  public enum EditingStyle: Int {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addFilling(contentStorage)
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    cellStyle = .default
    super.init(coder: coder)
    addFilling(contentStorage)
  }

  open var reuseIdentifier: String? { return identifier }

  @_semantics("vdl.callback")
  open func prepareForReuse() {}

  /// Sent when a drag of the cell begins or ends; nobody drags it in the model.
  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  // MARK: Views

  /// The view for the cell's own content.
  open var contentView: UIView { return contentStorage }

  /// The row's text; nil beside a content configuration.
  open var textLabel: UILabel? {
    if hidesViews { return nil }
    let size: CGFloat = cellStyle == .value2 ? 12 : 17
    if textStorage.superviewStorage == nil { textStorage.font = UIFont.systemFont(ofSize: size) }
    return inContent(textStorage)
  }

  /// The second text; a cell of the default style has none.
  open var detailTextLabel: UILabel? {
    if cellStyle == .default && because(.defaultStyleHasNoDetail) { return nil }
    if hidesViews { return nil }
    let size: CGFloat = cellStyle == .value1 ? 17 : 12
    if detailStorage.superviewStorage == nil {
      detailStorage.font = UIFont.systemFont(ofSize: size)
    }
    return inContent(detailStorage)
  }

  open var imageView: UIImageView? { return hidesViews ? nil : inContent(imageStorage) }

  /// The cell's own views come into the content view with their first use.
  private func inContent<View: UIView>(_ view: View) -> View {
    if view.superviewStorage !== contentStorage && because(.labelsAreInContent) {
      contentStorage.addSubview(view)
    }
    return view
  }

  private var hidesViews: Bool {
    return contentConfigurationStorage != nil && because(.contentHidesLabels)
  }

  /// The size that the constraints inside the content view ask for.
  @available(iOS 8.0, *)
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    return contentStorage.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The height that the content asks for at a width; nil without constraints.
  func ownHeight(width: CGFloat) -> CGFloat? {
    guard Simulation.current.isAtLeast(8), !contentStorage.constraintStorage.isEmpty,
      because(.rowsSizeThemselves)
    else { return nil }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  // MARK: State

  open var isSelected: Bool {
    get { return selectedStorage }
    set {
      if because(.cellStateIsSetByMethod) {
        setSelected(newValue, animated: false)
      } else {
        selectedStorage = newValue
      }
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selectedStorage == selected { return }
    selectedStorage = selected
    stateChanged()
  }

  open var isHighlighted: Bool {
    get { return highlightedStorage }
    set {
      if because(.cellStateIsSetByMethod) {
        setHighlighted(newValue, animated: false)
      } else {
        highlightedStorage = newValue
      }
    }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlightedStorage == highlighted { return }
    highlightedStorage = highlighted
    stateChanged()
  }

  open var isEditing: Bool {
    get { return editingStorage }
    set {
      if because(.cellStateIsSetByMethod) {
        setEditing(newValue, animated: false)
      } else {
        editingStorage = newValue
      }
    }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    if editingStorage == editing { return }
    changeState { editingStorage = editing }
    stateChanged()
  }

  /// A swipe uncovers the buttons, which counts as editing.
  func showButtons(_ shows: Bool) {
    changeState {
      showsButtons = shows
      editingStorage = shows
    }
    stateChanged()
  }

  /// The controls that the cell shows.
  private var stateMask: UITableViewCell.StateMask {
    if showsButtons { return .showingDeleteConfirmation }
    return editingStorage && editingStyleStorage != .none ? .showingEditControl : []
  }

  /// The cell hears before and after its controls come or go.
  private func changeState(_ change: () -> Void) {
    guard superviewStorage != nil, because(.cellChangesState) else {
      change()
      return
    }
    let old = (editingStorage, showsButtons, editingStyleStorage)
    change()
    let mask = stateMask
    (editingStorage, showsButtons, editingStyleStorage) = old
    willTransition(to: mask)
    change()
    didTransition(to: mask)
  }

  /// Sent before editing controls or buttons come or go.
  @_semantics("vdl.callback")
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Sent after they have come or gone.
  @_semantics("vdl.callback")
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// The way of editing of the row, as the delegate says; none for a cell without a table.
  open var editingStyle: UITableViewCell.EditingStyle { return editingStyleStorage }

  // MARK: Configurations

  /// The content of the cell, whose view is its content view.
  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { return contentConfigurationStorage }
    set {
      contentConfigurationStorage = newValue
      showContent(newValue)
    }
  }

  private func showContent(_ content: (any UIContentConfiguration)?) {
    guard because(.contentReplacesView) else { return }
    if let content = content, let view = contentStorage as? UIContentView, view.supports(content) {
      view.configuration = content
      return
    }
    let old = contentStorage
    if let content = content {
      contentStorage = content.makeContentView()
    } else {
      contentStorage = UIView(frame: CGRect.zero)
    }
    contentStorage.frame = old.frame
    old.removeFromSuperview()
    addFilling(contentStorage)
  }

  /// The background of a cell of its style.
  @available(iOS 16.0, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration.listPlainCell()
  }

  /// The background of the cell, in place of its background views.
  @available(iOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { return backgroundConfigurationStorage }
    set {
      backgroundConfigurationStorage = newValue
      if newValue != nil && because(.backgroundIsOneOfTwo) {
        backgroundView = nil
        selectedBackgroundView = nil
      }
    }
  }

  /// Whether the content configuration follows the cell's state.
  @available(iOS 14.0, *)
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { return updatesContent }
    set { updatesContent = newValue }
  }

  /// Whether the background configuration follows the cell's state.
  @available(iOS 14.0, *)
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { return updatesBackground }
    set { updatesBackground = newValue }
  }

  /// The state that the configurations are for.
  @available(iOS 14.0, *)
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Asks for `updateConfiguration(using:)` in the next layout; several requests become one.
  @available(iOS 14.0, *)
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    if because(.configurationIsDeferred) {
      setNeedsLayout()
    } else {
      configureIfNeeded()
    }
  }

  /// Takes the configurations from the state; override it to set them.
  @available(iOS 14.0, *)
  open func updateConfiguration(using state: UICellConfigurationState) {
    if updatesContent, let content = contentConfigurationStorage {
      contentConfiguration = content.updated(for: state)
    }
    if updatesBackground, let background = backgroundConfigurationStorage {
      backgroundConfigurationStorage = background.updated(for: state)
    }
  }

  /// Runs after `updateConfiguration(using:)`; setting it asks for that.
  @available(iOS 15.0, *)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { return handlerStorage }
    set {
      handlerStorage = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Before a cell is displayed, and in the layout after a request.
  func configureIfNeeded() {
    guard needsConfiguration, because(.cellIsConfigured) else { return }
    needsConfiguration = false
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: self, for: .configuration)
    let state = configurationState
    updateConfiguration(using: state)
    if let handler = handlerStorage, because(.handlerFollowsOverride) { handler(self, state) }
    simulation.traitScope = outer
  }

  override func configurationReadWasChanged() { setNeedsUpdateConfiguration() }

  /// From iOS 14 on a change of state asks for new configurations.
  private func stateChanged() {
    if !needsConfiguration && Simulation.current.isAtLeast(14) { setNeedsUpdateConfiguration() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration { configureIfNeeded() }
  }

  /// A content configuration for a row, with nothing in it yet.
  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: return UIListContentConfiguration.cell()
    case .subtitle: return UIListContentConfiguration.subtitleCell()
    case .value1, .value2: return UIListContentConfiguration.valueCell()
    }
  }

}
