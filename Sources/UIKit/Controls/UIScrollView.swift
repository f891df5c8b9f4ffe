/// A view on a larger content.
open class UIScrollView: UIView {
  open var contentSize: CGSize = CGSize.zero
  open var contentInset: UIEdgeInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  @available(iOS 11.1, *)
  open var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  @available(iOS 11.0, *)
  open var adjustedContentInset: UIEdgeInsets { return contentInset }
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  @available(iOS 3.2, *)
  open var decelerationRate: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate.normal
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  @available(iOS 7.0, *)
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode =
    UIScrollView.KeyboardDismissMode.none
  @available(iOS 11.0, *)
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    UIScrollView.ContentInsetAdjustmentBehavior.automatic
  @available(iOS 10.0, *)
  open var refreshControl: UIRefreshControl?
  open weak var delegate: (any UIScrollViewDelegate)?
  private lazy var panStorage = UIPanGestureRecognizer()

  @available(iOS 7.0, *)
  public enum KeyboardDismissMode: Int {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  @available(iOS 11.0, *)
  public enum ContentInsetAdjustmentBehavior: Int {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The content point at the view's origin. A new one asks for layout.
  open var contentOffset: CGPoint {
    get { return boundsOrigin }
    set {
      if boundsOrigin == newValue { return }
      boundsOrigin = newValue
      if because(.layoutAfterScrolling) {
        setNeedsLayout()
      }
      tellScrolling()
    }
  }

  private func tellScrolling() {
    if because(.scrollingIsTold) {
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  open func flashScrollIndicators() {}

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  /// Whether a finger moves the content; no finger does in the model.
  open var isDragging: Bool { return false }
  open var isTracking: Bool { return false }
  open var isDecelerating: Bool { return false }

  @available(iOS 5.0, *)
  open var panGestureRecognizer: UIPanGestureRecognizer { return panStorage }

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
}

/// Hears of scrolling; a person's finger never moves in the model, so that only code scrolls.
public protocol UIScrollViewDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
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
}
