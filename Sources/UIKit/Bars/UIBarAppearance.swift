/// The look of a bar; the model keeps it.
@available(iOS 13.0, *)
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill

  /// A new appearance has the system's default.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Translucent material and a shadow.
  open func configureWithDefaultBackground() {
    reset()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor.opaqueSeparator
  }

  /// The background of the system and a shadow.
  open func configureWithOpaqueBackground() {
    reset()
    backgroundColor = UIColor.systemBackground
    shadowColor = UIColor.opaqueSeparator
  }

  /// Neither background nor shadow.
  open func configureWithTransparentBackground() { reset() }

  private func reset() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// The look of a navigation bar.
@available(iOS 13.0, *)
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = UIOffset.zero
  open lazy var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open lazy var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  private var backStorage: UIImage?
  private var backMaskStorage: UIImage?

  open var backIndicatorImage: UIImage { return backStorage ?? UIImage() }

  open var backIndicatorTransitionMaskImage: UIImage { return backMaskStorage ?? UIImage() }

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backStorage = image
    backMaskStorage = transitionMaskImage
  }
}

/// The look of a tab bar.
@available(iOS 13.0, *)
open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

/// The look of a toolbar.
@available(iOS 13.0, *)
open class UIToolbarAppearance: UIBarAppearance {
  open lazy var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The look of an item in one state.
@available(iOS 13.0, *)
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment: UIOffset = UIOffset.zero
}

/// The look of the items of a bar.
@available(iOS 13.0, *)
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public convenience override init() {
    self.init(style: .plain)
  }

  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The look of a tab in one state.
@available(iOS 13.0, *)
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment: UIOffset = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment: UIOffset = UIOffset.zero
}

/// The look of the tabs of a bar.
@available(iOS 13.0, *)
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public enum Style: Int, ImportedValue {
    static var nameInC: String { return "UITabBarItemAppearanceStyle" }

    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  public convenience override init() {
    self.init(style: .stacked)
  }

  public init(style: UITabBarItemAppearance.Style) {
    super.init()
  }
}
