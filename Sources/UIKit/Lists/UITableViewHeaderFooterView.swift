/// The view above or below a section.
@available(iOS 6.0, *)
open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  private var contentStorage = UIView(frame: CGRect.zero)
  private let textStorage = UILabel(frame: CGRect.zero)
  private let detailStorage = UILabel(frame: CGRect.zero)
  private var contentConfigurationStorage: (any UIContentConfiguration)?
  private var handlerStorage: ConfigurationUpdateHandler?
  private var needsConfiguration = Simulation.current.isAtLeast(14)
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue, backgroundView) }
  }
  @available(iOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the configurations follow the view's state.
  @available(iOS 14.0, *)
  open var automaticallyUpdatesContentConfiguration = true
  @available(iOS 14.0, *)
  open var automaticallyUpdatesBackgroundConfiguration = true

  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  public required init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect.zero)
    addFilling(contentStorage)
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addFilling(contentStorage)
  }

  open var reuseIdentifier: String? { return identifier }

  @_semantics("vdl.callback")
  open func prepareForReuse() {}

  // MARK: Content

  /// The view for the content.
  open var contentView: UIView { return contentStorage }

  /// The title; nil beside a content configuration.
  open var textLabel: UILabel? { return hidesViews ? nil : textStorage }

  open var detailTextLabel: UILabel? { return hidesViews ? nil : detailStorage }

  private var hidesViews: Bool {
    return contentConfigurationStorage != nil && because(.contentHidesLabels)
  }

  /// The content, whose view is the content view.
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

  /// A content configuration for a header or footer, with nothing in it yet.
  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    return UIListContentConfiguration.plainHeader()
  }

  @available(iOS 16.0, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration.listPlainHeaderFooter()
  }

  // MARK: State

  /// The state that the configurations are for.
  @available(iOS 14.0, *)
  open var configurationState: UIViewConfigurationState {
    return UIViewConfigurationState(traitCollection: traitCollection)
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
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfigurationStorage {
      contentConfiguration = content.updated(for: state)
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

  func configureIfNeeded() {
    guard needsConfiguration, because(.cellIsConfigured) else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    if let handler = handlerStorage, because(.handlerFollowsOverride) { handler(self, state) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration { configureIfNeeded() }
  }
}
