/// A rectangle on screen, and a node of the view hierarchy.
///
/// A view owns its subviews; it does not own its superview, its window or the controller that
/// manages it. The hierarchy is in `UIView+Hierarchy.swift`, constraints and layout are in
/// `UIView+Layout.swift`.
open class UIView: UIResponder, UITraitEnvironment {
  weak var superviewStorage: UIView?
  var subviewStorage: [UIView] = []
  /// The controller whose root view this is (`_viewDelegate` in UIKit).
  weak var viewDelegate: UIViewController?
  /// Set only in a run without the rule that references back do not own.
  var heldWithoutRule: UIViewController?
  var frameStorage: CGRect
  var boundsOrigin: CGPoint = CGPoint.zero
  var constraintStorage: [NSLayoutConstraint] = []
  var gestureStorage: [UIGestureRecognizer] = []
  var guideStorage: [UILayoutGuide] = []
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsConstraintsUpdate = true
  var subtreeNeedsConstraintsUpdate = true
  var needsDisplay = true
  var lastSafeAreaInsets: UIEdgeInsets = UIEdgeInsets.zero
  var traitStorage: UITraitCollection?

  /// The view's name for tests. A view from a nib carries the nib's name here.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var tag: Int = 0
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode: UIView.ContentMode = UIView.ContentMode.scaleToFill
  open var transform: CGAffineTransform = CGAffineTransform.identity
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true
  /// Whether the autoresizing mask speaks for the view in Auto Layout; true unless code says
  /// otherwise.
  open var translatesAutoresizingMaskIntoConstraints = true
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  open var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public let layer = CALayer()
  var tintStorage: UIColor?

  /// The designated initialiser for views made in code.
  public init(frame: CGRect) {
    frameStorage = frame
    super.init()
    commonInit()
  }

  /// The designated initialiser for views from a nib or storyboard.
  public required init?(coder: NSCoder) {
    frameStorage = CGRect.zero
    super.init()
    commonInit()
    (coder as? NibArchive)?.decodeContents(of: self)
  }

  public convenience override init() {
    self.init(frame: CGRect.zero)
  }

  func commonInit() {}

  deinit {
    let orphans = subviewStorage
    for orphan in orphans {
      because(.viewDeallocRemovesSubviews)
      willRemoveSubview(orphan)
    }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get { return frameStorage }
    set {
      let old = frameStorage
      frameStorage = newValue
      sizeChanged(from: old.size)
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { return CGRect(origin: boundsOrigin, size: frameStorage.size) }
    set {
      let old = frameStorage
      boundsOrigin = newValue.origin
      frameStorage = CGRect(
        x: old.midX - newValue.size.width / 2, y: old.midY - newValue.size.height / 2,
        width: newValue.size.width, height: newValue.size.height)
      sizeChanged(from: old.size)
    }
  }

  open var center: CGPoint {
    get { return CGPoint(x: frameStorage.midX, y: frameStorage.midY) }
    set {
      frameStorage = CGRect(
        x: newValue.x - frameStorage.width / 2, y: newValue.y - frameStorage.height / 2,
        width: frameStorage.width, height: frameStorage.height)
    }
  }

  private func sizeChanged(from old: CGSize) {
    if old == frameStorage.size { return }
    because(.layoutAfterSizeChange)
    setNeedsLayout()
    resizeSubviews(from: old)
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { return frameStorage.size }

  open func sizeToFit() {
    let size = sizeThatFits(frameStorage.size)
    frame = CGRect(origin: frameStorage.origin, size: size)
  }

  open var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Under Auto Layout a new content size asks the superview for layout.
  open func invalidateIntrinsicContentSize() {
    if translatesAutoresizingMaskIntoConstraints { return }
    because(.layoutAfterConstraintChange)
    superviewStorage?.setNeedsLayout()
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { return frameStorage.size }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Hierarchy

  /// The window the view is in, or nil. A view sees its window from `didMoveToWindow` on.
  open var window: UIWindow? {
    var top: UIView = self
    while let parent = top.superviewStorage {
      top = parent
    }
    return top as? UIWindow
  }

  /// Adds the view on top. The superview owns it from now on.
  open func addSubview(_ view: UIView) {
    addSubview(view, at: subviewStorage.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    because(.viewInsertedNextToStranger)
    let index = indexOfSubview(sibling) ?? subviewStorage.count - 1
    addSubview(view, at: index + 1)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    because(.viewInsertedNextToStranger)
    addSubview(view, at: indexOfSubview(sibling) ?? subviewStorage.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Takes the view out of its superview, which lets go of it.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Sent before the view gets another superview, or none.
  @_semantics("vdl.callback")
  open func willMove(toSuperview newSuperview: UIView?) {}

  @_semantics("vdl.callback")
  open func didMoveToSuperview() {}

  /// Sent before the view enters a window, or leaves one.
  @_semantics("vdl.callback")
  open func willMove(toWindow newWindow: UIWindow?) {}

  @_semantics("vdl.callback")
  open func didMoveToWindow() {}

  @_semantics("vdl.callback")
  open func didAddSubview(_ subview: UIView) {}

  @_semantics("vdl.callback")
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Asks for `layoutSubviews` in the next commit.
  open func setNeedsLayout() {
    because(.layoutIsDeferred)
    markNeedsLayout()
  }

  /// Lays out at once what is stale here and below.
  open func layoutIfNeeded() {
    because(.layoutNow)
    var start: UIView = self
    while let parent = start.superviewStorage, parent.needsLayout {
      start = parent
    }
    start.layoutTree()
  }

  /// Places the subviews. Sent by the layout pass; ask for it with `setNeedsLayout()`.
  @_semantics("vdl.callback")
  open func layoutSubviews() {}

  @available(iOS 6.0, *)
  open func setNeedsUpdateConstraints() {
    needsConstraintsUpdate = true
    markSubtreeNeedsConstraintsUpdate()
  }

  @available(iOS 6.0, *)
  open func needsUpdateConstraints() -> Bool { return needsConstraintsUpdate }

  /// Updates the constraints of the tree below the view at once.
  @available(iOS 6.0, *)
  open func updateConstraintsIfNeeded() {
    updateConstraintsTree()
  }

  /// Changes constraints in one go before layout. Call super last.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func updateConstraints() {
    because(.constraintsClearFlag)
    needsConstraintsUpdate = false
  }

  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func layoutMarginsDidChange() {}

  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func safeAreaInsetsDidChange() {}

  open class var requiresConstraintBasedLayout: Bool { return false }

  // MARK: Appearance

  open var tintColor: UIColor {
    get { return tintStorage ?? superviewStorage?.tintColor ?? UIColor.systemBlue }
    set { tintStorage = newValue }
  }

  open func tintColorDidChange() {}

  /// Draws the view's contents; UIKit calls it at the end of a commit when they are needed.
  @_semantics("vdl.callback")
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() {
    needsDisplay = true
  }

  func displayIfNeeded() {
    if isHidden { return }
    if needsDisplay && frameStorage.width > 0 && frameStorage.height > 0 {
      needsDisplay = false
      because(.drawingIsLast)
      draw(bounds)
    }
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.displayIfNeeded()
    }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    return traitStorage ?? UITraitCollection.forDevice
  }

  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responder

  /// The view's controller if this is its root view, else the superview.
  open override var next: UIResponder? {
    if let controller = viewDelegate, because(.responderNext) { return controller }
    return superviewStorage
  }

  override var isInWindow: Bool { return window != nil }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = Simulation.current.firstResponder as? UIView else { return true }
    guard responder.isDescendant(of: self) else { return true }
    return responder.resignFirstResponder()
  }

  open override var description: String {
    let f = frameStorage
    return String(Host.describe(self).dropLast(1))
      + "; frame = (\(short(f.origin.x)) \(short(f.origin.y)); "
      + "\(short(f.size.width)) \(short(f.size.height)))>"
  }

  private func short(_ value: CGFloat) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// How contents fill their view.
  public enum ContentMode: Int {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// Which edges and dimensions give way when the superview changes size.
  public struct AutoresizingMask: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
