/// A button in a navigation bar or toolbar. It does not keep its target alive.
open class UIBarButtonItem: UIBarItem {
  /// The receiver of the action; not kept alive.
  open weak var target: AnyObject?
  open var action: Selector?
  /// The action of a tap, in place of target and action.
  @available(iOS 14.0, *)
  open var primaryAction: UIAction? {
    didSet { takeTexts() }
  }
  private var isSystemItem = false
  open var customView: UIView?
  open var style: UIBarButtonItem.Style = UIBarButtonItem.Style.plain
  @available(iOS 5.0, *)
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  /// The titles that the button must have room for.
  open var possibleTitles: Set<String>?
  /// The menu of a tap, or of a long press beside an action.
  @available(iOS 14.0, *)
  open var menu: UIMenu?
  @available(iOS 15.0, *)
  open var isSelected = false
  /// Whether a tap selects the button or a part of its menu.
  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction = false
  @available(iOS 16.0, *)
  open var isHidden = false
  /// The element that stands for the button in a menu.
  @available(iOS 16.0, *)
  open var menuRepresentation: UIMenuElement?
  @available(iOS 17.0, *)
  open var isSymbolAnimationEnabled = false
  @available(iOS 11.0, *)
  open var isSpringLoaded = false
  /// Whether the button may be on one glass background with its neighbors.
  @available(iOS 26.0, *)
  open var sharesBackground = true
  @available(iOS 26.0, *)
  open var hidesSharedBackground = false
  @available(iOS 26.0, *)
  open var identifier: String?
  weak var groupStorage: UIBarButtonItemGroup?
  private var backgrounds: [String: UIImage] = [:]
  private var offsets: [String: UIOffset] = [:]
  private var verticalOffsets: [Int: CGFloat] = [:]

  /// The group that the button is in.
  @available(iOS 9.0, *)
  open var buttonGroup: UIBarButtonItemGroup? { return groupStorage }

  /// A new group with this button.
  @available(iOS 16.0, *)
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    return UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  @available(iOS 16.0, *)
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    return UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  @available(iOS 16.0, *)
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    return UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  // MARK: Looks

  @available(iOS 5.0, *)
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds["\(state.rawValue) \(barMetrics.rawValue)"] = image
  }

  @available(iOS 5.0, *)
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    return backgrounds["\(state.rawValue) \(barMetrics.rawValue)"]
  }

  @available(iOS 5.0, *)
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds["back \(state.rawValue) \(barMetrics.rawValue)"] = image
  }

  @available(iOS 5.0, *)
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    return backgrounds["back \(state.rawValue) \(barMetrics.rawValue)"]
  }

  @available(iOS 5.0, *)
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets["\(barMetrics.rawValue)"] = adjustment
  }

  @available(iOS 5.0, *)
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    return offsets["\(barMetrics.rawValue)"] ?? UIOffset.zero
  }

  @available(iOS 5.0, *)
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    offsets["back \(barMetrics.rawValue)"] = adjustment
  }

  @available(iOS 5.0, *)
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    return offsets["back \(barMetrics.rawValue)"] ?? UIOffset.zero
  }

  @available(iOS 5.0, *)
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    verticalOffsets[barMetrics.rawValue] = adjustment
  }

  @available(iOS 5.0, *)
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    return verticalOffsets[barMetrics.rawValue] ?? 0
  }

  public enum Style: Int {
    case plain = 0
    case done = 2

    /// The same as `done`, by its name from iOS 26 on.
    @available(iOS 26.0, *)
    public static var prominent: Style { return .done }
  }

  public enum SystemItem: Int {
    case done = 0
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    /// Since iOS 13.
    case close = 24
  }

  public override init() {
    super.init()
  }

  public init(
    title: String?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?
  ) {
    super.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  public init(
    image: UIImage?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?
  ) {
    super.init()
    self.image = image
    self.style = style
    self.target = target
    self.action = action
  }

  public init(
    barButtonSystemItem: UIBarButtonItem.SystemItem, target: AnyObject?, action: Selector?
  ) {
    super.init()
    takeSystemItem(barButtonSystemItem)
    self.target = target
    self.action = action
  }

  @available(iOS 14.0, *)
  public init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    super.init()
    takeSystemItem(systemItem)
    self.menu = menu
    self.primaryAction = primaryAction
  }

  @available(iOS 14.0, *)
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title
    self.image = image
    self.menu = menu
    self.primaryAction = primaryAction
    takeTexts()
  }

  @available(iOS 16.0, *)
  public init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }

  /// A space between items that grows.
  @available(iOS 14.0, *)
  public static func flexibleSpace() -> UIBarButtonItem {
    return UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space between items, in points.
  @available(iOS 14.0, *)
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The items that end something look more important than others.
  private func takeSystemItem(_ item: UIBarButtonItem.SystemItem) {
    isSystemItem = true
    if item == .done || item == .save { style = .done }
  }

  /// An item takes the texts of its action, unless they are the system's. Without an action it keeps
  /// them.
  private func takeTexts() {
    guard let action = primaryAction, !isSystemItem else { return }
    title = action.title
    image = action.image
  }

  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  public init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style,
    target: AnyObject?, action: Selector?
  ) {
    super.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    self.target = target
    self.action = action
  }

  /// A short text or a dot at the corner of the button.
  @available(iOS 26.0, *)
  open var badge: UIBarButtonItem.Badge?

  /// The content of a badge.
  @available(iOS 26.0, *)
  public struct Badge {
    /// The text; nil for a dot.
    public let stringValue: String?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?

    public static func count(_ count: Int) -> UIBarButtonItem.Badge {
      return Badge(stringValue: "\(count)")
    }

    public static func string(_ text: String) -> UIBarButtonItem.Badge {
      return Badge(stringValue: text)
    }

    /// A dot without a text.
    public static func indicator() -> UIBarButtonItem.Badge {
      return Badge(stringValue: nil)
    }
  }

  /// A person taps the button.
  func tap(from bar: UIResponder?) {
    guard isEnabled, because(.barButtonActs) else { return }
    if Simulation.current.isAtLeast(14), let primary = primaryAction {
      primary.handler(primary)
      return
    }
    guard let action = action else { return }
    if let target = target {
      _ = Host.perform(target, action, self)
      return
    }
    var responder = bar
    while let current = responder {
      if Host.perform(current, action, self) { return }
      responder = current.next
    }
  }

  @available(iOS 16.0, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  override var printedAction: String {
    var text = ""
    if let view = customView { text += " view=\(Host.hexadecimal(Host.address(view)))" }
    if let target = target { text += " target=\(Host.hexadecimal(Host.address(target)))" }
    if let action = action { text += " action=\(action)" }
    return text
  }

}
