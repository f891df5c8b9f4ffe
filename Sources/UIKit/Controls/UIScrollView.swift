/// A view on a larger content.
open class UIScrollView: UIView {
  open var contentSize: CGSize = CGSize.zero {
    didSet {
      if contentSize == oldValue { return }
      insetsMayHaveChanged()
      keepWithinLimits()
    }
  }
  /// The space that the app adds around the content.
  open var contentInset: UIEdgeInsets = UIEdgeInsets.zero {
    didSet {
      if contentInset == oldValue { return }
      insetsMayHaveChanged()
      keepWithinLimits()
    }
  }
  /// The part of the system in the insets, and the sum, as they were told last.
  var lastSystemInset = UIEdgeInsets.zero
  var lastAdjustedInset = UIEdgeInsets.zero
  var isUpdatingInsets = false
  /// A short way to set both insets of the indicators. It reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { return verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  @available(iOS 11.1, *)
  open var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  /// The space around the content: the app's and, for bars and notch, the system's.
  @available(iOS 11.0, *)
  open var adjustedContentInset: UIEdgeInsets { return contentInset + systemInset }

  /// Sent when `adjustedContentInset` has changed.
  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func adjustedContentInsetDidChange() {}

  override func safeAreaChanged() { insetsMayHaveChanged() }

  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  /// Whether scrolling takes a finger away from the content that it touches.
  open var canCancelContentTouches = true
  @available(iOS 3.2, *)
  open var decelerationRate: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate.normal
  open var isPagingEnabled = false
  /// Whether the content moves beyond its edges, across and down.
  open var bounces = true {
    didSet {
      bouncesHorizontally = bounces
      bouncesVertically = bounces
    }
  }
  @available(iOS 17.4, *)
  open var bouncesHorizontally = true
  @available(iOS 17.4, *)
  open var bouncesVertically = true
  /// Whether the arrow keys scroll.
  @available(iOS 17.0, *)
  open var allowsKeyboardScrolling = true
  /// The place of content that is smaller than the view, in parts of the room.
  @available(iOS 17.4, *)
  open var contentAlignmentPoint: CGPoint = CGPoint.zero
  /// Whether scrolling goes on in the scroll view around this one.
  @available(iOS 17.4, *)
  open var transfersHorizontalScrollingToParent = true
  @available(iOS 17.4, *)
  open var transfersVerticalScrollingToParent = true
  /// The look of content below bars at the edges.
  @available(iOS 26.0, *)
  public private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  @available(iOS 26.0, *)
  public private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  @available(iOS 26.0, *)
  public private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  @available(iOS 26.0, *)
  public private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsMayHaveChanged() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsMayHaveChanged() } }
  }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  private var zoomStorage: CGFloat = 1
  open var bouncesZoom = true
  open var indicatorStyle: UIScrollView.IndicatorStyle = UIScrollView.IndicatorStyle.default
  @available(iOS 11.1, *)
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  @available(iOS 13.0, *)
  open var automaticallyAdjustsScrollIndicatorInsets = true
  @available(iOS 10.0, *)
  open var indexDisplayMode: UIScrollView.IndexDisplayMode =
    UIScrollView.IndexDisplayMode.automatic
  private lazy var pinchStorage = UIPinchGestureRecognizer()

  /// The recognizer of zooming; nil while the content can't zoom.
  @available(iOS 5.0, *)
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    return minimumZoomScale < maximumZoomScale ? pinchStorage : nil
  }

  /// Whether fingers zoom the content; none do in the model.
  open var isZooming: Bool { return false }

  /// Whether the content returns from beyond its limits.
  open var isZoomBouncing: Bool { return false }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether the letters at the side of a table show.
  @available(iOS 10.0, *)
  public enum IndexDisplayMode: Int {
    case automatic = 0
    case alwaysHidden = 1
  }
  @available(iOS 7.0, *)
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode =
    UIScrollView.KeyboardDismissMode.none
  @available(iOS 11.0, *)
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    UIScrollView.ContentInsetAdjustmentBehavior.automatic
  {
    didSet { insetsMayHaveChanged() }
  }
  @available(iOS 10.0, *)
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }
  open weak var delegate: (any UIScrollViewDelegate)?
  private lazy var panStorage: UIPanGestureRecognizer = ScrollPan(self)
  private lazy var delayStorage = ContentTouchDelay(self)
  var dragging: ScrollDrag?
  /// The scrolling that an animated change of the offset began.
  var animation: ScrollAnimation?
  /// The part in scrolling of a whole drag; nil before the first.
  var touch: ScrollTouch?

  @available(iOS 7.0, *)
  public enum KeyboardDismissMode: Int {
    case none = 0
    case onDrag = 1
    case interactive = 2
    @available(iOS 16.0, *)
    case onDragWithAccessory = 3
    @available(iOS 16.0, *)
    case interactiveWithAccessory = 4
  }

  @available(iOS 11.0, *)
  public enum ContentInsetAdjustmentBehavior: Int {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  override func commonInit() {
    super.commonInit()
    clipsToBounds = true
  }

  /// The content point at the view's origin. A new one asks for layout.
  open var contentOffset: CGPoint {
    get { return boundsOrigin }
    set {
      if boundsOrigin == newValue { return }
      if let block = Simulation.current.animationBlock { block.willChange(self) }
      boundsOrigin = newValue
      boundsOriginChanged()
      tellScrolling()
    }
  }

  override func boundsOriginChanged() {
    if because(.layoutAfterScrolling) {
      setNeedsLayout()
    }
  }

  private func tellScrolling() {
    if because(.scrollingIsTold) {
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls there, at once or over the next 0.3 seconds.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    animation?.isOver = true
    animation = nil
    if animated && window != nil && because(.offsetIsAnimated) {
      if offset != boundsOrigin { animateScrolling(to: offset) }
    } else {
      contentOffset = offset
    }
  }

  /// Scrolls as little as possible until the rectangle of the content is on screen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(nearestOffset(showing: rect), animated: animated)
  }

  open func flashScrollIndicators() {}

  /// Runs changes of the offset during which the indicators show.
  @available(iOS 17.4, *)
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// Whether an animated change of the offset goes on.
  @available(iOS 17.4, *)
  open var isScrollAnimating: Bool { return animation != nil && !(animation?.isOver ?? true) }

  /// Whether an animated change of the zoom goes on; the model zooms at once.
  @available(iOS 17.4, *)
  open var isZoomAnimating: Bool { return false }

  /// Lets the content stay where it is.
  @available(iOS 17.4, *)
  open func stopScrollingAndZooming() {
    animation?.isOver = true
    animation = nil
  }

  /// The size of the content that zooms, as a multiple of its own.
  open var zoomScale: CGFloat {
    get { return zoomStorage }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard because(.zoomingScalesView) else {
      zoomStorage = scale
      return
    }
    guard let content = delegate?.viewForZooming(in: self) else { return }
    let wanted = max(minimumZoomScale, min(maximumZoomScale, scale))
    if wanted == zoomStorage { return }
    zoomStorage = wanted
    zoom(content, to: wanted)
    delegate?.scrollViewDidZoom(self)
  }

  /// Whether a finger moves the content.
  open var isDragging: Bool {
    return touch?.isDragging ?? false || dragging?.hasBegun ?? false
  }
  /// Whether a finger touches the content.
  open var isTracking: Bool { return touch?.isDragging ?? false || dragging != nil }
  /// Whether the content moves on after a finger has left it.
  open var isDecelerating: Bool { return touch?.isDecelerating ?? false }

  @available(iOS 5.0, *)
  open var panGestureRecognizer: UIPanGestureRecognizer { return panStorage }

  /// The place where scrolling comes to rest, before the delegate is asked.
  func target(of proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { return proposed }

  override var systemRecognizers: [UIGestureRecognizer] { return [delayStorage, panStorage] }

  /// Whether content hears that it is touched.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    return true
  }

  /// Whether scrolling may take the touch of the content; controls keep theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { return !(view is UIControl) }

  /// The speed at which scrolling comes to rest.
  public struct DecelerationRate: Equatable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  @available(iOS 11.0, *)
  open var contentLayoutGuide: UILayoutGuide { return guideNamed("UIScrollViewContentLayoutGuide") }

  @available(iOS 11.0, *)
  open var frameLayoutGuide: UILayoutGuide { return guideNamed("UIScrollViewFrameLayoutGuide") }

  // MARK: What few scroll views have

  /// The size of what shows, without the adjusted insets.
  @available(iOS 12.0, *)
  open var visibleSize: CGSize { return bounds.inset(by: adjustedContentInset).size }
}

/// Hears of scrolling, by a finger or by code.
public protocol UIScrollViewDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lifts; the delegate may change the place where scrolling comes to rest.
  @available(iOS 5.0, *)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A person begins to zoom; nobody does in the model.
  @available(iOS 3.2, *)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  @available(iOS 11.0, *)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { return nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { return true }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// The look of content below a bar at an edge of a scroll view.
@available(iOS 26.0, *)
open class UIScrollEdgeEffect: NSObject {
  open var isHidden = false
  open var style: UIScrollEdgeEffect.Style = UIScrollEdgeEffect.Style.automatic

  /// Soft, hard, or as UIKit decides.
  public struct Style: Equatable, Hashable {
    let name: String

    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }
}

/// Gives the views over a scroll view's edge, such as a bar of the app's own, the effect of that edge.
@available(iOS 26.0, *)
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = UIRectEdge.top
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
