@available(iOS 15.0, *)
extension UIButton {

  /// Sets the button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The look of a button, as a value.
  public struct Configuration {
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    public var imagePlacement: NSDirectionalRectEdge = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var buttonSize: Size = Size.medium
    public var cornerStyle: CornerStyle = CornerStyle.dynamic
    public var titleAlignment: TitleAlignment = TitleAlignment.automatic
    /// Whether a turning wheel is in the place of the picture.
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()
    /// Whether the configuration follows the button's state.
    public var automaticallyUpdateForSelection = true

    public enum Size: Int {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum CornerStyle: Int {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum TitleAlignment: Int {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The configuration for the button's state.
    public func updated(for button: UIButton) -> Configuration { return self }

    public static func plain() -> Configuration { return Configuration() }
    public static func filled() -> Configuration { return prominent() }
    public static func tinted() -> Configuration { return Configuration() }
    public static func gray() -> Configuration { return Configuration() }
    public static func bordered() -> Configuration { return Configuration() }
    public static func borderless() -> Configuration { return Configuration() }
    public static func borderedTinted() -> Configuration { return Configuration() }
    public static func borderedProminent() -> Configuration { return prominent() }

    /// A fill that shows no selection.
    private static func prominent() -> Configuration {
      var made = Configuration()
      made.automaticallyUpdateForSelection = false
      return made
    }

    @available(iOS 26.0, *)
    public static func glass() -> Configuration { return Configuration() }
    @available(iOS 26.0, *)
    public static func prominentGlass() -> Configuration { return Configuration() }
    @available(iOS 26.0, *)
    public static func clearGlass() -> Configuration { return Configuration() }
    @available(iOS 26.0, *)
    public static func prominentClearGlass() -> Configuration { return Configuration() }

    public var attributedSubtitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageReservation: CGFloat = 0
    public var macIdiomStyle: MacIdiomStyle = MacIdiomStyle.automatic
    public var titleLineBreakMode: NSLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The sign of a button with a menu.
    @available(iOS 16.0, *)
    public var indicator: Indicator = Indicator.automatic
    @available(iOS 16.0, *)
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    public enum MacIdiomStyle: Int {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    @available(iOS 16.0, *)
    public enum Indicator: Int {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    /// Takes the insets of a new configuration.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }

  /// Changes the configuration for the button's state. It runs after `updateConfiguration()`.
  ///
  /// A button with a handler is one with a configuration.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { return handlerStorage }
    set {
      handlerStorage = newValue
      if newValue != nil && configuration == nil && because(.buttonIsConfigured) {
        configuration = Configuration.plain()
      }
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks for `updateConfiguration()` before the next layout; several requests become one.
  public func setNeedsUpdateConfiguration() {
    if configuration == nil { return }
    needsConfiguration = true
    if because(.buttonIsConfigured) { setNeedsLayout() }
  }

  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: self, for: .configuration)
    updateConfiguration()
    handlerStorage?(self)
    needsConfiguration = false
    if let title = configuration?.title { titleLabel?.text = title }
    simulation.traitScope = outer
  }

  /// Title and picture of the action, where the configuration has none.
  func takeLook(of action: UIAction) {
    setTitle(action.title, for: .normal)
    if let image = action.image { setImage(image, for: .normal) }
    guard var look = configuration else { return }
    if look.title == nil && !action.title.isEmpty { look.title = action.title }
    if look.image == nil { look.image = action.image }
    configuration = look
  }
}

extension UIButton {
  /// Gives the pointer a style over the button; nil leaves it as it is.
  @available(iOS 13.4, *)
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
}

@available(iOS 15.0, *)
extension UIButton.Configuration: Equatable {
  public static func == (lhs: UIButton.Configuration, rhs: UIButton.Configuration) -> Bool {
    return lhs.title == rhs.title && lhs.subtitle == rhs.subtitle && lhs.image == rhs.image
      && lhs.baseForegroundColor == rhs.baseForegroundColor
      && lhs.baseBackgroundColor == rhs.baseBackgroundColor
      && lhs.imagePlacement == rhs.imagePlacement && lhs.imagePadding == rhs.imagePadding
      && lhs.titlePadding == rhs.titlePadding && lhs.contentInsets == rhs.contentInsets
      && lhs.buttonSize == rhs.buttonSize && lhs.cornerStyle == rhs.cornerStyle
      && lhs.titleAlignment == rhs.titleAlignment
      && lhs.showsActivityIndicator == rhs.showsActivityIndicator
  }
}

/// Makes other attributes of a text's.
@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    return transform(input)
  }
}

/// Attributes without a text.
@available(iOS 15.0, *)
public struct AttributeContainer {
  public var font: UIFont?
  public var foregroundColor: UIColor?
  public var backgroundColor: UIColor?
  public var kern: CGFloat?
  public var underlineStyle: NSUnderlineStyle?
  public var strikethroughStyle: NSUnderlineStyle?
  public var baselineOffset: CGFloat?
  public var paragraphStyle: NSParagraphStyle?
  public var link: URL?

  public init() {}

  /// The attributes of a dictionary that the model keeps.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    font = dictionary[.font] as? UIFont
    foregroundColor = dictionary[.foregroundColor] as? UIColor
    backgroundColor = dictionary[.backgroundColor] as? UIColor
    kern = dictionary[.kern] as? CGFloat
    baselineOffset = dictionary[.baselineOffset] as? CGFloat
    paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    link = dictionary[.link] as? URL
  }

  /// These attributes and those of the other, which count where both have one.
  public func merging(_ other: AttributeContainer) -> AttributeContainer {
    var all = self
    if let font = other.font { all.font = font }
    if let color = other.foregroundColor { all.foregroundColor = color }
    if let color = other.backgroundColor { all.backgroundColor = color }
    if let kern = other.kern { all.kern = kern }
    if let style = other.underlineStyle { all.underlineStyle = style }
    if let style = other.strikethroughStyle { all.strikethroughStyle = style }
    if let offset = other.baselineOffset { all.baselineOffset = offset }
    if let style = other.paragraphStyle { all.paragraphStyle = style }
    if let link = other.link { all.link = link }
    return all
  }
}
