/// The looks of buttons in a bar, one for each state.
@available(iOS 13.0, *)
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public private(set) var normal = UIBarButtonItemStateAppearance()
  public private(set) var highlighted = UIBarButtonItemStateAppearance()
  public private(set) var disabled = UIBarButtonItemStateAppearance()
  public private(set) var focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// Goes back to the looks of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }

  open func copy(with zone: NSZone?) -> Any { return duplicate() }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    copy.normal = normal.duplicate()
    copy.highlighted = highlighted.duplicate()
    copy.disabled = disabled.duplicate()
    copy.focused = focused.duplicate()
    return copy
  }
}

/// The look of a bar's button in a state.
@available(iOS 13.0, *)
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment: UIOffset = UIOffset.zero

  func duplicate() -> UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.backgroundImage = backgroundImage
    copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return copy
  }
}

/// The looks of tabs, one for each state.
@available(iOS 13.0, *)
open class UITabBarItemAppearance: NSObject, NSCopying {
  public private(set) var normal = UITabBarItemStateAppearance()
  public private(set) var selected = UITabBarItemStateAppearance()
  public private(set) var disabled = UITabBarItemStateAppearance()
  public private(set) var focused = UITabBarItemStateAppearance()

  /// The places of title and picture.
  public enum Style: Int, ImportedValue {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  public init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Goes back to the looks of a style.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }

  open func copy(with zone: NSZone?) -> Any { return duplicate() }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    copy.normal = normal.duplicate()
    copy.selected = selected.duplicate()
    copy.disabled = disabled.duplicate()
    copy.focused = focused.duplicate()
    return copy
  }
}

/// The look of a tab in a state.
@available(iOS 13.0, *)
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment: UIOffset = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment: UIOffset = UIOffset.zero

  func duplicate() -> UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.iconColor = iconColor
    copy.badgePositionAdjustment = badgePositionAdjustment
    copy.badgeBackgroundColor = badgeBackgroundColor
    copy.badgeTextAttributes = badgeTextAttributes
    copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return copy
  }
}
