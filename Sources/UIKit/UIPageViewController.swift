/// Pages a person turns: each page is a controller.
@available(iOS 5.0, *)
open class UIPageViewController: UIViewController {
  private let styleStorage: UIPageViewController.TransitionStyle
  private var shown: [UIViewController] = []
  private var swipe: PageSwipe?
  private var pending: (() -> Void)?
  /// The pages beside the shown one that the data source was asked for.
  private var after: PageNeighbour = PageNeighbour.unknown
  private var before: PageNeighbour = PageNeighbour.unknown

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open var isDoubleSided = false

  public enum TransitionStyle: Int {
    case pageCurl = 0
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
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    styleStorage = .scroll
    super.init(coder: coder)
  }

  open var transitionStyle: UIPageViewController.TransitionStyle { return styleStorage }

  open var viewControllers: [UIViewController]? { return shown }

  /// Shows a page. The delegate is not told: it hears of swipes only.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    finishPending()
    let old = shown.first
    let new = controllers?.first
    after = .unknown
    before = .unknown
    if old === new {
      completion?(true)
      return
    }
    if let new = new { take(new) }
    shown = controllers ?? []
    guard appearState == .appeared, viewStorage?.window != nil, let incoming = new else {
      swapOffScreen(old, new)
      completion?(true)
      return
    }
    begin(from: old, to: incoming, animated: animated)
    let finish: () -> Void = {
      self.end(from: old, to: incoming)
      completion?(true)
    }
    if animated {
      pending = finish
      RunLoop.main.enqueue(after: 0.3, phase: 3) { self.finishPending() }
    } else {
      pending = finish
      RunLoop.main.runAfterCommit { self.finishPending() }
    }
  }

  private func finishPending() {
    guard let finish = pending else { return }
    pending = nil
    finish()
  }

  private func take(_ page: UIViewController) {
    if page.parentStorage !== self {
      adopt(page)
      sendDidMove(page, to: self)
    }
  }

  private func swapOffScreen(_ old: UIViewController?, _ new: UIViewController?) {
    if let old = old {
      if appearState == .appearing { old.__viewWillDisappear(false) }
      old.viewStorage?.removeFromSuperview()
      old.__viewDidDisappear()
      sendWillMove(old, to: nil)
      old.leaveParent()
    }
    if let new = new, viewStorage != nil {
      if appearState == .appearing { new.__viewWillAppear(appearanceIsAnimated) }
      place(new)
    }
  }

  private func place(_ page: UIViewController) {
    page.loadViewIfRequired()
    guard let own = viewStorage, let content = page.viewStorage else { return }
    content.frame = own.bounds
    own.addSubview(content)
    page.viewIsAppearingIfNeeded()
  }

  // MARK: A change of page

  private func begin(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    new.loadViewIfRequired()
    because(.pageArrivingWillFirst)
    new.__viewWillAppear(animated)
    because(.pageArrivingWillFirst)
    old?.__viewWillDisappear(animated)
    place(new)
  }

  private func end(from old: UIViewController?, to new: UIViewController) {
    old?.viewStorage?.removeFromSuperview()
    if styleStorage == .scroll {
      because(.pageScrollArrivingFinishes)
      new.__viewDidAppear()
      because(.pageScrollArrivingFinishes)
      old?.__viewDidDisappear()
    } else {
      because(.pageCurlLeavingFinishes)
      old?.__viewDidDisappear()
      because(.pageCurlLeavingFinishes)
      new.__viewDidAppear()
    }
    if let old = old {
      sendWillMove(old, to: nil)
      old.leaveParent()
    }
  }

  // MARK: A swipe

  /// A finger turns to the next page; the data source is asked for both neighbours first.
  func beginSwipe() {
    guard appearState == .appeared, swipe == nil, let current = shown.first else { return }
    finishPending()
    let next = findNeighbours(of: current)
    guard let incoming = next else { return }
    take(incoming)
    because(.pageDelegateOnSwipe)
    delegate?.pageViewController(self, willTransitionTo: [incoming])
    swipe = PageSwipe(from: current, to: incoming)
    begin(from: current, to: incoming, animated: true)
  }

  private func findNeighbours(of page: UIViewController) -> UIViewController? {
    guard let source = dataSource else { return nil }
    if !after.isKnown {
      because(.pageNeighboursAreCached)
      after = PageNeighbour(source.pageViewController(self, viewControllerAfter: page))
    }
    if !before.isKnown {
      because(.pageNeighboursAreCached)
      before = PageNeighbour(source.pageViewController(self, viewControllerBefore: page))
    }
    return after.page ?? before.page
  }

  func finishSwipe() {
    guard let running = swipe else { return }
    swipe = nil
    shown = [running.to]
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      self.completeSwipe(running)
    }
  }

  private func completeSwipe(_ running: PageSwipe) {
    end(from: running.from, to: running.to)
    because(.pageDelegateOnSwipe)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [running.from],
      transitionCompleted: true)
    let wentForward = after.page === running.to
    before = wentForward ? PageNeighbour(running.from) : PageNeighbour.unknown
    after = wentForward ? PageNeighbour.unknown : PageNeighbour(running.from)
    if styleStorage == .scroll {
      _ = findNeighbours(of: running.to)
    }
  }

  func cancelSwipe() {
    guard let running = swipe else { return }
    swipe = nil
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      self.undoSwipe(running)
    }
  }

  private func undoSwipe(_ running: PageSwipe) {
    if styleStorage == .scroll {
      because(.pageSwipeCancelled)
      running.from.__viewWillAppear(true)
      running.from.__viewDidAppear()
      because(.pageSwipeCancelled)
      running.to.__viewWillDisappear(true)
      running.to.viewStorage?.removeFromSuperview()
      running.to.__viewDidDisappear()
    } else {
      because(.pageSwipeCancelled)
      running.to.__viewWillDisappear(true)
      running.from.__viewWillAppear(true)
      running.to.viewStorage?.removeFromSuperview()
      because(.pageSwipeCancelled)
      running.to.__viewDidDisappear()
      running.from.__viewDidAppear()
    }
    sendWillMove(running.to, to: nil)
    running.to.leaveParent()
    because(.pageDelegateOnSwipe)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [running.from],
      transitionCompleted: false)
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let page = shown.first {
      because(.forwardsParentFirst)
      page.__viewWillAppear(animated)
      if page.viewStorage?.superviewStorage == nil { place(page) }
    }
  }

  override var childrenForAppearance: [UIViewController] {
    if appearState == .appearing && !hasSentViewIsAppearing { return [] }
    return shown
  }
}

/// The two pages of a swipe.
final class PageSwipe {
  let from: UIViewController
  let to: UIViewController

  init(from: UIViewController, to: UIViewController) {
    self.from = from
    self.to = to
  }
}

/// A page beside the shown one: not asked for yet, or asked for and found, or none.
struct PageNeighbour {
  let isKnown: Bool
  let page: UIViewController?

  init(_ page: UIViewController?) {
    self.isKnown = true
    self.page = page
  }

  private init() {
    isKnown = false
    page = nil
  }

  static var unknown: PageNeighbour { return PageNeighbour() }
}
