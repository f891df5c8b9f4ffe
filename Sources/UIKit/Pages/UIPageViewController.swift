/// Pages a person turns: each page is a controller.
///
/// The pages scroll (from iOS 6) or curl like paper (iOS 5). Code changes pages with
/// `setViewControllers`; a finger with `UIPageViewController+Swipe.swift`, and only of the finger does
/// the delegate hear.
@available(iOS 5.0, *)
open class UIPageViewController: UIViewController {
  let styleStorage: UIPageViewController.TransitionStyle
  private let orientationStorage: UIPageViewController.NavigationOrientation
  var shown: [UIViewController] = []
  /// Pages that were taken in and have not been sent `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  var swipe: PageSwipe?
  /// The dots, where the data source wants them.
  var indicator: UIPageControl?
  /// The view in which pages scroll.
  var scroller: _UIQueuingScrollView?
  private let spineStorage: UIPageViewController.SpineLocation
  /// The end of a change of page that is under way.
  var pending: (() -> Void)?
  /// The pages beside the shown one that the data source was asked for.
  var after: PageNeighbour = PageNeighbour.unknown
  var before: PageNeighbour = PageNeighbour.unknown

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Supplies the neighbours of a page; without one nothing can be swiped.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Whether a page has content on its back; always so with the spine in the middle.
  open var isDoubleSided: Bool {
    get { return doubleSidedStorage || spineStorage == .mid && because(.middleSpineIsDoubleSided) }
    set {
      if !newValue && spineStorage == .mid && because(.middleSpineIsDoubleSided) {
        Host.raise(
          NSException(
            name: .invalidArgumentException,
            reason: "UIPageViewController must be double-sided when the spine location is "
              + "UIPageViewControllerSpineLocationMid"))
      }
      doubleSidedStorage = newValue
    }
  }
  private var doubleSidedStorage = false
  private lazy var curlRecognizers: [UIGestureRecognizer] = [
    UIPanGestureRecognizer(), UITapGestureRecognizer(),
  ]

  /// The recognizers that turn pages that curl; none for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    return styleStorage == .pageCurl ? curlRecognizers : []
  }

  public enum TransitionStyle: Int {
    case pageCurl = 0
    /// Since iOS 6.
    case scroll = 1
  }

  public enum NavigationOrientation: Int {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int {
    case forward = 0
    case reverse = 1
  }

  public enum SpineLocation: Int {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// A key of the options.
  public struct OptionsKey: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  public init(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    styleStorage = transitionStyle
    orientationStorage = navigationOrientation
    let spine = UIPageViewController.spine(options?[.spineLocation])
    spineStorage = transitionStyle == .pageCurl ? spine ?? .min : .none
    super.init(nibName: nil, bundle: nil)
    if spineStorage == .mid { isDoubleSided = true }
  }

  /// Pages that curl, bound at the left edge.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }

  public required init?(coder: NSCoder) {
    styleStorage = .scroll
    orientationStorage = .horizontal
    spineStorage = .none
    super.init(coder: coder)
  }

  open var transitionStyle: UIPageViewController.TransitionStyle { return styleStorage }

  open var navigationOrientation: UIPageViewController.NavigationOrientation {
    return orientationStorage
  }

  /// Where pages that curl are bound; `none` for pages that scroll.
  open var spineLocation: UIPageViewController.SpineLocation { return spineStorage }

  private static func spine(_ option: Any?) -> UIPageViewController.SpineLocation? {
    if let spine = option as? UIPageViewController.SpineLocation { return spine }
    if let number = (option as? NSNumber)?.intValue {
      return UIPageViewController.SpineLocation(rawValue: number)
    }
    if let number = option as? Int { return UIPageViewController.SpineLocation(rawValue: number) }
    return nil
  }

  /// The pages that are shown. During a swipe still the old ones.
  open var viewControllers: [UIViewController]? { return shown }

  /// Shows a page. The delegate hears nothing of it: it hears of swipes only.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setPages(controllers ?? [], animated: animated, completion: completion)
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if because(.pageAppearsWithContainer) { showPage(animated) }
  }

  override var childrenForAppearance: [UIViewController] {
    if appearState == .appearing && !hasSentViewIsAppearing { return [] }
    return shown
  }
}

/// The scroll view of pages. Apps find it among the subviews.
final class _UIQueuingScrollView: UIScrollView {
  override func commonInit() {
    super.commonInit()
    isPagingEnabled = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
