/// A view on a larger content.
open class UIScrollView: UIView {
  open var contentSize: CGSize = CGSize.zero
  open var contentInset: UIEdgeInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
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

  @available(iOS 11.0, *)
  open var contentLayoutGuide: UILayoutGuide { return guideNamed("UIScrollViewContentLayoutGuide") }

  @available(iOS 11.0, *)
  open var frameLayoutGuide: UILayoutGuide { return guideNamed("UIScrollViewFrameLayoutGuide") }
}

/// Hears of scrolling.
public protocol UIScrollViewDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
