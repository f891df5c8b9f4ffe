/// A view that a collection view shows and takes back.
@available(iOS 6.0, *)
open class UICollectionReusableView: UIView {
  var identifierStorage: String?
  /// The kind of a supplementary view; empty for a cell.
  var kindStorage = ""
  /// The attributes that the view heard of last.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var reuseIdentifier: String? { return identifierStorage }

  @_semantics("vdl.callback")
  open func prepareForReuse() {}

  /// Takes over the layout's attributes; override it for those of one's own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Sent before and after a change from one layout to another.
  @available(iOS 7.0, *)
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  @available(iOS 7.0, *)
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view would rather have than those of the layout.
  @available(iOS 8.0, *)
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    return layoutAttributes
  }
}

/// An item of a collection view.
@available(iOS 6.0, *)
open class UICollectionViewCell: UICollectionReusableView {
  private var contentStorage = UIView(frame: CGRect.zero)
  private var contentConfigurationStorage: (any UIContentConfiguration)?
  private var backgroundConfigurationStorage: UIBackgroundConfiguration?
  private var handlerStorage: ConfigurationUpdateHandler?
  private var updatesContent = true
  private var updatesBackground = true
  /// Whether `updateConfiguration(using:)` is to come, as for any new cell from iOS 14 on.
  private var needsConfiguration = Simulation.current.isAtLeast(14)
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
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

  /// The part of a cell in a drag.
  @available(iOS 11.0, *)
  public enum DragState: Int {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Sent when a drag of the cell begins or ends; nobody drags it in the model.
  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentStorage)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentStorage)
  }

  /// The view for the cell's own content.
  open var contentView: UIView { return contentStorage }

  /// A self-sizing cell is as large as the constraints inside its content view ask for.
  @available(iOS 8.0, *)
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !contentStorage.constraintStorage.isEmpty, because(.cellsFitTheirConstraints),
      let own = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let fitting = contentStorage.fittingSize
    if fitting.width > 0 { own.size.width = fitting.width }
    if fitting.height > 0 { own.size.height = fitting.height }
    return own
  }

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
    return UIBackgroundConfiguration()
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
    state.isEditing = editsWithView
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

  /// Whether the collection view around the cell is being edited.
  private var editsWithView: Bool {
    return (superviewStorage as? UICollectionView)?.isEditing ?? false
  }

  override func configurationReadWasChanged() { setNeedsUpdateConfiguration() }

  /// From iOS 14 on a change of state asks for new configurations.
  func stateChanged() {
    if !needsConfiguration && Simulation.current.isAtLeast(14) { setNeedsUpdateConfiguration() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration { configureIfNeeded() }
  }
}
