/// Two or three controllers side by side on a pad, one upon the other on a phone.
///
/// In a narrow window the split view *collapses*: the secondary is put upon the primary, which is
/// usually a navigation controller and pushes it (`UISplitViewController+Collapsing.swift`). iOS 14
/// added named columns (`UISplitViewController+Columns.swift`). Up to iOS 7 it exists on the pad only.
open class UISplitViewController: UIViewController {
  var members: [UIViewController] = []
  var columns: [SplitColumn] = []
  let styleStorage: UISplitViewController.Style
  var isCollapsedStorage = false
  var shownMode: UISplitViewController.DisplayMode?

  /// Decides how the split view collapses and shows; not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The arrangement of the columns; `automatic` leaves it to UIKit.
  @available(iOS 8.0, *)
  open var preferredDisplayMode: UISplitViewController.DisplayMode =
    UISplitViewController.DisplayMode.automatic
  {
    willSet { tellOfPreferred(newValue) }
  }
  @available(iOS 5.1, *)
  open var presentsWithGesture = true
  @available(iOS 8.0, *)
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1 {
    didSet { columnWidthChanged() }
  }
  @available(iOS 8.0, *)
  open var minimumPrimaryColumnWidth: CGFloat = -1 {
    didSet { columnWidthChanged() }
  }
  @available(iOS 8.0, *)
  open var maximumPrimaryColumnWidth: CGFloat = -1 {
    didSet { columnWidthChanged() }
  }

  /// The widths that the app prefers; below zero UIKit decides.
  @available(iOS 14.0, *)
  open var preferredPrimaryColumnWidth: CGFloat = -1 {
    didSet { columnWidthChanged() }
  }
  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidth: CGFloat = -1
  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1
  @available(iOS 14.0, *)
  open var minimumSupplementaryColumnWidth: CGFloat = -1
  @available(iOS 14.0, *)
  open var maximumSupplementaryColumnWidth: CGFloat = -1
  @available(iOS 26.0, *)
  open var minimumSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 26.0, *)
  open var preferredSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 26.0, *)
  open var minimumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 26.0, *)
  open var preferredInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 26.0, *)
  open var maximumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 8.0, *)
  public static let automaticDimension: CGFloat = -1
  /// When the button that changes the display mode shows.
  @available(iOS 14.5, *)
  open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility =
    .automatic
  private lazy var modeButton = DisplayModeButton(self)

  @available(iOS 14.5, *)
  public enum DisplayModeButtonVisibility: Int {
    case automatic = 0
    case never = 1
    case always = 2
  }
  /// Whether the columns lie side by side or over each other; `automatic` leaves it to UIKit.
  @available(iOS 14.0, *)
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic
  /// Whether a button shows the secondary alone.
  @available(iOS 14.0, *)
  open var showsSecondaryOnlyButton = false
  /// The side of the primary.
  @available(iOS 11.0, *)
  open var primaryEdge: UISplitViewController.PrimaryEdge = .leading

  @available(iOS 11.0, *)
  public enum PrimaryEdge: Int {
    case leading = 0
    case trailing = 1
  }

  @available(iOS 14.0, *)
  public enum SplitBehavior: Int {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The visible columns, and whether they cover the secondary. The names are those of iOS 14.
  @available(iOS 8.0, *)
  public enum DisplayMode: Int {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The names up to iOS 13.
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Whether the columns have names, and how many there are.
  @available(iOS 14.0, *)
  public enum Style: Int {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  @available(iOS 14.0, *)
  public enum Column: Int {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The content of a phone instead of the other columns.
    case compact = 3
    /// Details about the content, at the other side.
    @available(iOS 26.0, *)
    case inspector = 4
  }

  public override init(nibName: String?, bundle: Bundle?) {
    styleStorage = .unspecified
    super.init(nibName: nibName, bundle: bundle)
    checkDevice()
  }

  public required init?(coder: NSCoder) {
    styleStorage = .unspecified
    super.init(coder: coder)
    checkDevice()
  }

  /// A split view with named columns.
  @available(iOS 14.0, *)
  public init(style: UISplitViewController.Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  private func checkDevice() {
    let isPhone = Simulation.current.idiom == .phone
    if isPhone && because(.splitNeedsPad) {
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "UISplitViewController is only supported when running under "
            + "UIUserInterfaceIdiomPad"))
    }
  }

  @available(iOS 14.0, *)
  open var style: UISplitViewController.Style { return styleStorage }

  /// The primary and the secondary; collapsed, the primary alone.
  open var viewControllers: [UIViewController] {
    get { return members }
    set { setMembers(newValue) }
  }

  /// Whether one controller is shown upon the other. False until the split view is on screen.
  @available(iOS 8.0, *)
  open var isCollapsed: Bool { return isCollapsedStorage }

  @available(iOS 8.0, *)
  open var displayMode: UISplitViewController.DisplayMode {
    if let mode = shownMode { return mode }
    return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  /// The way in which the columns lie; never automatic.
  @available(iOS 14.0, *)
  open var splitBehavior: UISplitViewController.SplitBehavior {
    return preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// The width of the primary's column; 0 while it is hidden.
  @available(iOS 8.0, *)
  open var primaryColumnWidth: CGFloat {
    if isCollapsedStorage { return viewStorage?.frame.width ?? 0 }
    return preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : 320
  }

  @available(iOS 14.0, *)
  open var supplementaryColumnWidth: CGFloat {
    guard styleStorage == .tripleColumn else { return 0 }
    return preferredSupplementaryColumnWidth > 0 ? preferredSupplementaryColumnWidth : 320
  }

  /// A button that hides or shows the primary.
  @available(iOS 8.0, *)
  open var displayModeButtonItem: UIBarButtonItem { return modeButton }

  /// Shows a controller in the secondary's place; collapsed, upon the primary.
  @available(iOS 8.0, *)
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    showDetail(controller, sender: sender)
  }

  /// Shows a controller in the primary's place; a navigation controller there pushes it.
  @available(iOS 8.0, *)
  open override func show(_ controller: UIViewController, sender: Any?) {
    showInPrimary(controller, sender: sender)
  }

  override func overrides(_ action: Selector) -> Bool {
    return action.name == "show(_:sender:)" || super.overrides(action)
  }

  // MARK: Columns

  @available(iOS 14.0, *)
  open func setViewController(
    _ controller: UIViewController?, for column: UISplitViewController.Column
  ) {
    set(controller, in: column)
  }

  @available(iOS 14.0, *)
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    return columnEntry(column)?.given
  }

  @available(iOS 14.0, *)
  open func show(_ column: UISplitViewController.Column) {
    reveal(column)
  }

  @available(iOS 14.0, *)
  open func hide(_ column: UISplitViewController.Column) {
    conceal(column)
  }

  /// Whether a column is on screen.
  @available(iOS 26.0, *)
  open func isShowing(_ column: UISplitViewController.Column) -> Bool {
    guard let entry = columnEntry(column) else { return false }
    return entry.shown.viewIfLoaded?.window != nil
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collapseIfNeeded()
    showMembers(animated)
  }

  override var childrenForAppearance: [UIViewController] {
    if appearState == .appearing && !hasSentViewIsAppearing { return [] }
    return super.childrenForAppearance
  }

  override var childForOrientation: UIViewController? { return members.last }

  /// Side by side, all columns but the last are narrow.
  override func narrowsWidth(of child: UIViewController) -> Bool {
    if isCollapsedStorage || members.count < 2 || child === members.last { return false }
    return because(.splitNarrowsColumns)
  }

  /// Children can read whether they are side by side (iOS 26).
  override var traitsForChildren: TraitValues? {
    guard because(.splitTellsLayoutInTraits) else { return nil }
    var values = TraitValues()
    values.set(
      UITraitSplitViewControllerLayoutEnvironment.self,
      to: isCollapsedStorage ? .collapsed : .expanded)
    return values
  }
}

extension UIViewController {
  /// The nearest split view controller around this controller.
  @available(iOS 3.2, *)
  public var splitViewController: UISplitViewController? {
    guard because(.splitViewControllerIsFoundAbove) else { return nil }
    var current = parentStorage
    while let candidate = current {
      if let split = candidate as? UISplitViewController { return split }
      current = candidate.parentStorage
    }
    return nil
  }
}
