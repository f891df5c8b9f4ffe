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
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode =
    UIScrollView.KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    UIScrollView.ContentInsetAdjustmentBehavior.automatic
  open var refreshControl: UIRefreshControl?
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  public enum KeyboardDismissMode: Int {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

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
      because(.layoutAfterScrolling)
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  open var contentLayoutGuide: UILayoutGuide { return layoutMarginsGuide }

  open var frameLayoutGuide: UILayoutGuide { return layoutMarginsGuide }
}

/// Hears of scrolling.
public protocol UIScrollViewDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A control to pull down.
open class UIRefreshControl: UIControl {
  private var isRunning = false

  open var isRefreshing: Bool { return isRunning }

  open func beginRefreshing() {
    isRunning = true
  }

  open func endRefreshing() {
    isRunning = false
  }
}

/// Views in a row or a column.
@available(iOS 9.0, *)
open class UIStackView: UIView {
  private var arranged: [UIView] = []

  open var axis: NSLayoutConstraint.Axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment: UIStackView.Alignment = UIStackView.Alignment.fill
  open var distribution: UIStackView.Distribution = UIStackView.Distribution.fill
  open var isLayoutMarginsRelativeArrangement = false

  public enum Alignment: Int {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
  }

  public enum Distribution: Int {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: CGRect.zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect.zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  open var arrangedSubviews: [UIView] { return arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: index)
    if view.superviewStorage !== self { addSubview(view) }
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    var kept: [UIView] = []
    for candidate in arranged {
      if candidate !== view { kept.append(candidate) }
    }
    let old = arranged
    arranged = kept
    setNeedsLayout()
    _ = old
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
