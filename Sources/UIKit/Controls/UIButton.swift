/// A control with a title or an image.
open class UIButton: UIControl {
  private var titles: [String] = []
  private var titleStates: [UInt] = []
  private var images: [UIImage] = []
  private var imageStates: [UInt] = []
  private var colors: [UIColor] = []
  private var colorStates: [UInt] = []
  private var shadows: [UInt: UIColor] = [:]
  private let labelStorage = UILabel(frame: CGRect.zero)
  private let imageStorage = UIImageView(frame: CGRect.zero)
  private var typeStorage: UIButton.ButtonType = UIButton.ButtonType.custom

  /// The look as a value; nil for a button that is set up part by part.
  @available(iOS 15.0, *)
  open var configuration: UIButton.Configuration? {
    didSet { if !isUpdatingConfiguration { setNeedsUpdateConfiguration() } }
  }
  /// Whether the button takes the configuration for each new state.
  @available(iOS 15.0, *)
  open var automaticallyUpdatesConfiguration = true
  var handlerStorage: ((UIButton) -> Void)?
  var needsConfiguration = false
  private var isUpdatingConfiguration = false
  /// Whether a tap selects the button, or takes the selection back.
  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction = false
  /// The menu of a long press.
  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    didSet { isContextMenuInteractionEnabled = menu != nil }
  }
  /// Whether the pointer changes over the button.
  @available(iOS 13.4, *)
  open var isPointerInteractionEnabled = false
  @available(iOS 13.4, *)
  open var pointerStyleProvider: UIButton.PointerStyleProvider? {
    didSet { isPointerInteractionEnabled = pointerStyleProvider != nil }
  }
  open var contentEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  public enum ButtonType: Int {
    public static let roundedRect = ButtonType.system

    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    @available(iOS 13.0, *)
    case close = 7
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    labelStorage.lineBreakMode = .byTruncatingMiddle
  }

  public convenience init(type: UIButton.ButtonType) {
    self.init(frame: CGRect.zero)
    typeStorage = type
  }

  @available(iOS 14.0, *)
  public convenience init(type: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: CGRect.zero)
    typeStorage = type
    if let action = primaryAction {
      addAction(action, for: UIControl.Event.primaryActionTriggered)
      setTitle(action.title, for: .normal)
    }
  }

  @available(iOS 15.0, *)
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: CGRect.zero)
    self.configuration = configuration
    if let action = primaryAction {
      addAction(action, for: UIControl.Event.primaryActionTriggered)
      takeLook(of: action)
    }
  }

  /// Takes the configuration for the button's state; an override may change it.
  @available(iOS 15.0, *)
  @_semantics("vdl.callback")
  open func updateConfiguration() {
    guard automaticallyUpdatesConfiguration, let own = configuration else { return }
    isUpdatingConfiguration = true
    configuration = own.updated(for: self)
    isUpdatingConfiguration = false
  }

  override func configurationReadWasChanged() { setNeedsUpdateConfiguration() }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func layoutSubviews() {
    if needsConfiguration { configureIfNeeded() }
    super.layoutSubviews()
  }

  override func changeValue(at point: CGPoint?) {
    if changesSelectionAsPrimaryAction && menu == nil && because(.tapTogglesSelection) {
      isSelected = !isSelected
    }
  }

  override var refusesTapsAround: Bool { return true }

  open var buttonType: UIButton.ButtonType { return typeStorage }

  open var titleLabel: UILabel? { return labelStorage }

  open var imageView: UIImageView? { return imageStorage }

  open var currentTitle: String? { return title(for: state) }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    let old = position(of: state, in: titleStates)
    if let index = old {
      titles.remove(at: index)
      titleStates.remove(at: index)
    }
    if let title = title {
      titles.append(title)
      titleStates.append(state.rawValue)
    }
    if state == .normal { labelStorage.text = title }
  }

  open func title(for state: UIControl.State) -> String? {
    if let index = position(of: state, in: titleStates) { return titles[index] }
    if let index = position(of: .normal, in: titleStates) { return titles[index] }
    return nil
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    if let index = position(of: state, in: imageStates) {
      images.remove(at: index)
      imageStates.remove(at: index)
    }
    if let image = image {
      images.append(image)
      imageStates.append(state.rawValue)
    }
    if state == .normal { imageStorage.image = image }
  }

  open func image(for state: UIControl.State) -> UIImage? {
    if let index = position(of: state, in: imageStates) { return images[index] }
    if let index = position(of: .normal, in: imageStates) { return images[index] }
    return nil
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set("backgrounds", image, state)
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    if let index = position(of: state, in: colorStates) {
      colors.remove(at: index)
      colorStates.remove(at: index)
    }
    if let color = color {
      colors.append(color)
      colorStates.append(state.rawValue)
    }
    if state == .normal { labelStorage.textColor = color }
  }

  /// The colour of a state, else that of the normal one, else white or the tint.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    if let index = position(of: state, in: colorStates) { return colors[index] }
    if let index = position(of: .normal, in: colorStates) { return colors[index] }
    return typeStorage == .custom ? UIColor.white : tintColor
  }

  open var currentTitleColor: UIColor { return titleColor(for: self.state) ?? UIColor.white }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadows[state.rawValue] = color
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    return shadows[state.rawValue] ?? shadows[UIControl.State.normal.rawValue]
  }

  private func position(of state: UIControl.State, in states: [UInt]) -> Int? {
    var index = states.count - 1
    while index >= 0 {
      if states[index] == state.rawValue { return index }
      index -= 1
    }
    return nil
  }

  open override var intrinsicContentSize: CGSize {
    let text = labelStorage.intrinsicContentSize
    return CGSize(width: text.width + 16, height: text.height + 12)
  }

  // MARK: What few buttons have

  open var adjustsImageWhenDisabled: Bool {
    get { return rare("adjustsImageWhenDisabled", true) }
    set { setRare("adjustsImageWhenDisabled", newValue) }
  }

  /// Whether a finger has been on the button for long.
  @available(iOS 15.0, *)
  open var isHeld: Bool { return false }

  /// Whether the button glows under the finger.
  open var showsTouchWhenHighlighted: Bool {
    get { return rare("showsTouchWhenHighlighted", false) }
    set { setRare("showsTouchWhenHighlighted", newValue) }
  }

  open var reversesTitleShadowWhenHighlighted: Bool {
    get { return rare("reversesTitleShadowWhenHighlighted", false) }
    set { setRare("reversesTitleShadowWhenHighlighted", newValue) }
  }

  /// The button's role among others.
  @available(iOS 14.0, *)
  open var role: UIButton.Role {
    get { return rare("role", .normal) }
    set { setRare("role", newValue) }
  }

  @available(iOS 16.0, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { return rare("preferredMenuElementOrder", .automatic) }
    set { setRare("preferredMenuElementOrder", newValue) }
  }

  public enum Role: Int, ImportedValue {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  @available(iOS 15.0, *)
  open var subtitleLabel: UILabel? {
    guard configuration?.subtitle != nil else { return nil }
    let label: UILabel = rare("subtitleLabel", UILabel(frame: CGRect.zero))
    label.text = configuration?.subtitle
    setRare("subtitleLabel", label)
    return label
  }

  open var currentImage: UIImage? { return image(for: state) }

  open var currentBackgroundImage: UIImage? { return backgroundImage(for: state) }

  @available(iOS 6.0, *)
  open var currentAttributedTitle: NSAttributedString? { return attributedTitle(for: state) }

  open var currentTitleShadowColor: UIColor? { return titleShadowColor(for: state) }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    return ofState("backgrounds", state)
  }

  @available(iOS 6.0, *)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set("attributedTitles", title, state)
    if state == .normal { titleLabel?.attributedText = title }
  }

  @available(iOS 6.0, *)
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    return ofState("attributedTitles", state)
  }

  @available(iOS 13.0, *)
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    set("symbolConfigurations", configuration, state)
  }

  @available(iOS 13.0, *)
  open func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  {
    return ofState("symbolConfigurations", state)
  }

  @available(iOS 13.0, *)
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    return preferredSymbolConfigurationForImage(in: state)
  }

  /// The value that was set for a state, else for the normal one.
  private func ofState<T: NSObject>(_ name: String, _ state: UIControl.State) -> T? {
    let all: [UInt: NSObject] = rare(name, [:])
    return (all[state.rawValue] ?? all[UIControl.State.normal.rawValue]) as? T
  }

  private func set(_ name: String, _ object: NSObject?, _ state: UIControl.State) {
    var all: [UInt: NSObject] = rare(name, [:])
    all[state.rawValue] = object
    setRare(name, all)
  }

  // MARK: Parts

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { return bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    return bounds.inset(by: contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let text = labelStorage.intrinsicContentSize
    return CGRect(
      x: contentRect.midX - text.width / 2, y: contentRect.midY - text.height / 2,
      width: text.width, height: text.height)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = currentImage?.size ?? CGSize.zero
    return CGRect(
      x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
