/// The look of a bar; the model keeps it. Bars and items keep copies.
@available(iOS 13.0, *)
open class UIBarAppearance: NSObject, NSCopying {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = UIView.ContentMode.scaleToFill
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  /// The device that the look is for.
  public private(set) var idiom: UIUserInterfaceIdiom = UIUserInterfaceIdiom.phone

  public required override init() {
    super.init()
    idiom = Simulation.current.idiom
    configureWithDefaultBackground()
  }

  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }

  /// The look of another bar, as far as all bars have it.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeBackground(of: barAppearance)
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = type(of: self).init()
    copy.takeLook(of: self)
    return copy
  }

  /// A copy of the same class.
  open func copy() -> Self {
    guard let made = copy(with: nil) as? Self else { return self }
    return made
  }

  /// Whether another look is the same in all that the model compares.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
      && backgroundImageContentMode == other.backgroundImageContentMode
      && (backgroundEffect == nil) == (other.backgroundEffect == nil)
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
  }

  private func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    backgroundEffect = other.backgroundEffect
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    idiom = other.idiom
  }

  /// Takes over all of another look of the same class.
  func takeLook(of other: UIBarAppearance) { takeBackground(of: other) }

  /// Blurs what is below the bar, and sets it off by a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = UIBarAppearance.lineColor
    shadowImage = nil
  }

  /// Covers what is below the bar, and sets it off by a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = UIColor.systemBackground
    backgroundImage = nil
    shadowColor = UIBarAppearance.lineColor
    shadowImage = nil
  }

  /// Shows what is below the bar, without a line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  private static var lineColor: UIColor { return UIColor(white: 0, alpha: 0.3) }

  /// A bar's or an item's own copy of a look that code sets.
  static func kept<Appearance: UIBarAppearance>(_ appearance: Appearance?) -> Appearance? {
    guard let appearance = appearance, because(.appearanceIsCopied) else { return appearance }
    return appearance.copy(with: nil) as? Appearance
  }
}

/// The look of a navigation bar.
@available(iOS 13.0, *)
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @available(iOS 26.0, *)
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @available(iOS 26.0, *)
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { if because(.appearanceIsCopied) { buttonAppearance = buttonAppearance.duplicate() } }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      if because(.appearanceIsCopied) { backButtonAppearance = backButtonAppearance.duplicate() }
    }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      if because(.appearanceIsCopied) { doneButtonAppearance = doneButtonAppearance.duplicate() }
    }
  }
  /// The same, by its name from iOS 26 on.
  @available(iOS 26.0, *)
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { return doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  private var indicator = UIImage()
  private var indicatorMask = UIImage()

  /// The picture of the back button, and its mask in a transition.
  open var backIndicatorImage: UIImage { return indicator }
  open var backIndicatorTransitionMaskImage: UIImage { return indicatorMask }

  /// Sets both pictures; without one of them both are UIKit's.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    guard let image = image, let mask = mask else {
      indicator = UIImage()
      indicatorMask = UIImage()
      return
    }
    indicator = image
    indicatorMask = mask
  }

  override func takeLook(of other: UIBarAppearance) {
    super.takeLook(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    if Simulation.current.isAtLeast(26) {
      subtitleTextAttributes = other.subtitleTextAttributes
      largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    }
    buttonAppearance = other.buttonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    indicator = other.indicator
    indicatorMask = other.indicatorMask
  }
}

/// The look of a tab bar.
@available(iOS 13.0, *)
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs with the title below the picture, beside it, and beside it in a low bar.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      if because(.appearanceIsCopied) {
        stackedLayoutAppearance = stackedLayoutAppearance.duplicate()
      }
    }
  }
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet {
      if because(.appearanceIsCopied) {
        inlineLayoutAppearance = inlineLayoutAppearance.duplicate()
      }
    }
  }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet {
      if because(.appearanceIsCopied) {
        compactInlineLayoutAppearance = compactInlineLayoutAppearance.duplicate()
      }
    }
  }
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning: UITabBar.ItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  override func takeLook(of other: UIBarAppearance) {
    super.takeLook(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The look of a toolbar.
@available(iOS 13.0, *)
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { if because(.appearanceIsCopied) { buttonAppearance = buttonAppearance.duplicate() } }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      if because(.appearanceIsCopied) { doneButtonAppearance = doneButtonAppearance.duplicate() }
    }
  }
  @available(iOS 26.0, *)
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { return doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  override func takeLook(of other: UIBarAppearance) {
    super.takeLook(of: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}
