/// A rectangle on screen, and a node of the view hierarchy.
///
/// A view owns its subviews; it does not own its superview, its window or the controller that
/// manages it. The hierarchy is in `UIView+Hierarchy.swift`, constraints and layout are in
/// `UIView+Layout.swift`.
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
  weak var superviewStorage: UIView?
  var subviewStorage: [UIView] = []
  /// The controller whose root view this is (`_viewDelegate` in UIKit).
  weak var viewDelegate: UIViewController?
  /// Set only in a run without the rule that references back do not own.
  var heldWithoutRule: UIViewController?
  var frameStorage: CGRect
  /// The transform and the anchor; nil while they are the usual ones.
  var geometry: LayerGeometry?
  var boundsOrigin: CGPoint = CGPoint.zero
  var constraintStorage: [NSLayoutConstraint] = []
  /// The window of a view that is on the way up from many others; nil in most views.
  var windowLink: WindowLink?
  /// Whether the view or one in it has such a link.
  var holdsLink = false
  var gestureStorage: [UIGestureRecognizer] = []
  var interactionStorage: [any UIInteraction] = []
  var guideStorage: [UILayoutGuide] = []
  var needsLayout = true
  var subtreeNeedsLayout = true
  /// A new view has a constraint update to come; an old release has no constraints.
  var needsConstraintsUpdate = false
  var subtreeNeedsConstraintsUpdate = true
  /// Whether `updateProperties` is to come, here and in the view or something in it.
  var needsProperties = false
  var subtreeNeedsProperties = false
  var needsDisplay = true
  /// Whether the view or something in it may have to be drawn.
  var subtreeNeedsDisplay = true
  var lastSafeAreaInsets: UIEdgeInsets = UIEdgeInsets.zero
  var traitStorage: UITraitCollection?
  /// The overrides, registrations and reads of traits, if there are any.
  var traitDetails: TraitDetails?
  var marginStorage: UIEdgeInsets?
  var huggingHorizontal: UILayoutPriority = UILayoutPriority.defaultLow
  var huggingVertical: UILayoutPriority = UILayoutPriority.defaultLow
  var resistanceHorizontal: UILayoutPriority = UILayoutPriority.defaultHigh
  var resistanceVertical: UILayoutPriority = UILayoutPriority.defaultHigh

  /// The view's name for tests. A view from a nib carries the nib's name here.
  open var accessibilityIdentifier: String?
  /// The name under which the view keeps state, if its controller does.
  @available(iOS 6.0, *)
  open var restorationIdentifier: String?
  /// The words of VoiceOver for the view; a control's are those that it shows.
  open var accessibilityLabel: String? {
    get { return rareStorage?.label ?? textForVoiceOver }
    set { rareValues.label = newValue }
  }
  /// Values that code has set and few views have; nil for most.
  var rareStorage: RareValues?
  /// The words of VoiceOver after the label.
  open var accessibilityHint: String?
  /// The value that VoiceOver reads; a control's is the one that it has.
  open var accessibilityValue: String? {
    get { return rareStorage?.spokenValue ?? valueForVoiceOver }
    set { rareValues.spokenValue = newValue }
  }
  /// The kind of the view for VoiceOver; a control has its own.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { return rareStorage?.traits ?? traitsForVoiceOver }
    set { rareValues.traits = newValue }
  }
  /// Whether touches go to one view at a time.
  open var isExclusiveTouch = false
  open var isMultipleTouchEnabled = false
  /// The visible part of the view.
  @available(iOS 8.0, *)
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
  /// Whether the view is turned round in languages that are read from right to left.
  @available(iOS 9.0, *)
  open var semanticContentAttribute: UISemanticContentAttribute =
    UISemanticContentAttribute.unspecified
  /// Whether VoiceOver stops here.
  open var isAccessibilityElement: Bool {
    get { return rareStorage?.isElement ?? speaksForItself }
    set { rareValues.isElement = newValue }
  }
  /// The colour behind the content; nil shows the views below.
  open var backgroundColor: UIColor? {
    willSet { willAnimate() }
  }
  /// A hidden view is neither drawn nor touched, but it is still in its window: hiding sends
  /// nothing.
  open var isHidden = false {
    didSet {
      if isHidden == oldValue { return }
      Simulation.current.animationBlock?.touch(self)
      superviewStorage?.subviewWasHidden(self)
    }
  }
  /// How opaque the view is drawn, from 0 to 1.
  open var alpha: CGFloat = 1 {
    willSet { if newValue != alpha { willAnimate() } }
  }
  /// A promise to the system that the view draws all of itself.
  open var isOpaque = true
  /// A number to find the view by.
  open var tag: Int = 0
  /// Whether subviews are cut off at the edges.
  open var clipsToBounds = false
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// How the content follows a new size.
  open var contentMode: UIView.ContentMode = UIView.ContentMode.scaleToFill
  /// The change of the view's frame when its superview changes size.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether the masks of the subviews count.
  open var autoresizesSubviews = true
  /// Whether the autoresizing mask speaks for the view in Auto Layout; true unless code says
  /// otherwise.
  @available(iOS 6.0, *)
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the safe area is added to the layout margins.
  @available(iOS 11.0, *)
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { sendLayoutMarginsDidChange() } }
  }
  /// Whether the margins of the superview count here too.
  @available(iOS 8.0, *)
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      if preservesSuperviewLayoutMargins == oldValue { return }
      sendLayoutMarginsDidChange()
      setNeedsLayout()
    }
  }
  /// Light or dark for this view and all views in it, whatever is around it.
  @available(iOS 13.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { traitsWereOverridden() }
  }
  /// The layer that draws the view. Most views are never asked for theirs, so it's made when it is.
  public var layer: CALayer { return madeLayer ?? makeLayer(of: CALayer.self) }
  private var madeLayer: CALayer?
  /// Whether a commit has drawn the view.
  private var wasDrawn = false
  var tintStorage: UIColor?
  var tintModeStorage: UIView.TintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// The designated initialiser for views created in code.
  public init(frame: CGRect) {
    frameStorage = frame
    super.init()
    if frame.size.width < 0 || frame.size.height < 0 { turnFrameRound() }
    commonInit()
  }

  /// A frame has no negative size: its origin is the upper left corner.
  private func turnFrameRound() {
    if because(.frameIsStandardized) { frameStorage = frameStorage.standardized }
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

  /// The class of the layer that draws the view.
  open class var layerClass: AnyClass { return CALayer.self }

  /// A class of the app's own makes its layer with the view.
  private func askForLayerClass() {
    let kind: AnyClass = type(of: self).layerClass
    if kind != CALayer.self { _ = makeLayer(of: kind) }
  }

  /// The layer, if somebody asked for it.
  var layerIfMade: CALayer? { return madeLayer }

  private func makeLayer(of kind: AnyClass) -> CALayer {
    let made = Host.make(kind) as? CALayer ?? CALayer()
    made.owner = self
    made.wasRendered = wasDrawn
    made.hasOwnWork = kind != CALayer.self || worksForLayer
    madeLayer = made
    return made
  }

  func commonInit() {
    askForLayerClass()
    askForFirstConstraintUpdate()
    askForFirstUpdateOfProperties()
  }

  private func askForFirstConstraintUpdate() {
    needsConstraintsUpdate = because(.newViewNeedsConstraints)
  }

  private func askForFirstUpdateOfProperties() {
    needsProperties = because(.newNeedsProperties)
    subtreeNeedsProperties = needsProperties
  }

  deinit {
    let orphans = subviewStorage
    for orphan in orphans {
      if because(.viewDeallocRemovesSubviews) {
        willRemoveSubview(orphan)
      }
      orphan.sendWillBeOrphaned()
    }
  }

  // MARK: Geometry

  /// The margins by reading direction.
  @available(iOS 11.0, *)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let turns = laysOutFromRight
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: turns ? margins.right : margins.left, bottom: margins.bottom,
        trailing: turns ? margins.left : margins.right)
    }
    set {
      let turns = laysOutFromRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: turns ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: turns ? newValue.leading : newValue.trailing)
    }
  }

  /// The space to keep free of content at the edges: 8 points, for a controller's root view the
  /// system's minimum at the sides, and from iOS 11 on the safe area on top of it.
  @available(iOS 8.0, *)
  open var layoutMargins: UIEdgeInsets {
    get { return effectiveMargins }
    set {
      marginStorage = newValue
      sendLayoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The rectangle in the superview's coordinates; around a transformed view the smallest one.
  open var frame: CGRect {
    get { return geometry == nil ? frameStorage : transformedFrame }
    set {
      if geometry == nil {
        place(at: newValue)
      } else {
        setTransformedFrame(newValue)
      }
    }
  }

  func place(at rectangle: CGRect) {
    let old = frameStorage
    if old == rectangle { return }
    CALayer.refuseNaN(in: rectangle)
    willAnimate()
    frameStorage = rectangle
    sizeChanged(from: old.size)
    updateSafeAreaTree()
  }

  /// A value is about to change that an animation block follows.
  func willAnimate() {
    if let block = Simulation.current.animationBlock { block.willChange(self) }
  }

  /// How the view is turned, scaled and moved about its center. `bounds` and `center` stay.
  open var transform: CGAffineTransform {
    get {
      guard let geometry = geometry else { return CGAffineTransform.identity }
      return CATransform3DGetAffineTransform(geometry.transform)
    }
    set {
      willAnimate()
      setTransform(CATransform3DMakeAffineTransform(newValue))
    }
  }

  /// How the view is turned, scaled and moved in space.
  @available(iOS 13.0, *)
  open var transform3D: CATransform3D {
    get { return geometry?.transform ?? CATransform3DIdentity }
    set {
      willAnimate()
      setTransform(newValue)
    }
  }

  /// The point of the view that is at `center`, in parts of its size.
  @available(iOS 16.0, *)
  open var anchorPoint: CGPoint {
    get { return geometry?.anchor ?? CGPoint(x: 0.5, y: 0.5) }
    set { setAnchorPoint(newValue) }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { return CGRect(origin: boundsOrigin, size: frameStorage.size) }
    set {
      let old = frameStorage
      CALayer.refuseNaN(inBounds: newValue)
      let moves = boundsOrigin != newValue.origin
      willAnimate()
      boundsOrigin = newValue.origin
      frameStorage = rectangle(at: position, size: newValue.size)
      sizeChanged(from: old.size)
      if moves { boundsOriginChanged() }
    }
  }

  /// The place of the anchor point, in the middle of the view, in the superview's coordinates. Moving
  /// it asks for no layout.
  open var center: CGPoint {
    get { return position }
    set {
      CALayer.refuseNaN(inPosition: newValue)
      willAnimate()
      frameStorage = rectangle(at: newValue, size: frameStorage.size)
    }
  }

  /// The content moved below the view.
  func boundsOriginChanged() {
    if because(.layoutAfterBoundsOrigin) {
      setNeedsLayout()
    }
  }

  /// Keeps state, when the app has gone to the background.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes the state back, when the app is launched again.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The point in the coordinates of another view; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if Simulation.current.hasTransforms, let top = view ?? window {
      return transformed(point, to: top)
    }
    let here = originInTree
    let there = (view ?? window)?.originInTree ?? CGPoint.zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view in the coordinates of this one; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if Simulation.current.hasTransforms, let top = view ?? window {
      return top.transformed(point, to: self)
    }
    let here = originInTree
    let there = (view ?? window)?.originInTree ?? CGPoint.zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  open func convert(_ rectangle: CGRect, to view: UIView?) -> CGRect {
    if Simulation.current.hasTransforms, let top = view ?? window {
      return transformed(rectangle, to: top)
    }
    return CGRect(origin: convert(rectangle.origin, to: view), size: rectangle.size)
  }

  open func convert(_ rectangle: CGRect, from view: UIView?) -> CGRect {
    if Simulation.current.hasTransforms, let top = view ?? window {
      return top.transformed(rectangle, to: self)
    }
    return CGRect(origin: convert(rectangle.origin, from: view), size: rectangle.size)
  }

  /// Whether a touch at the point, in the view's own coordinates, is meant for the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.contains(point)
  }

  /// The view a touch at the point goes to: the front one that shows, takes touches and contains it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviewStorage.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether a recogniser may take a touch of this view for its gesture.
  @available(iOS 6.0, *)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return true
  }

  /// The recognisers that the view brings along; made when a finger needs them.
  var systemRecognizers: [UIGestureRecognizer] { return [] }

  private func sizeChanged(from old: CGSize) {
    if old == frameStorage.size { return }
    if frameStorage.size.width < 0 || frameStorage.size.height < 0 { turnFrameRound() }
    if because(.layoutAfterSizeChange) {
      setNeedsLayout()
    }
    if contentMode == .redraw, because(.redrawAfterSizeChange) {
      setNeedsDisplay()
    }
    resizeSubviews(from: old)
  }

  /// The size the view would like to have in the given one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { return frameStorage.size }

  /// Takes the size the view would like to have.
  open func sizeToFit() {
    let size = sizeThatFits(frameStorage.size)
    frame = CGRect(origin: frameStorage.origin, size: size)
  }

  /// The size the view's content asks for, in a direction it has one.
  @available(iOS 6.0, *)
  open var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Under Auto Layout a new content size asks the superview for layout.
  @available(iOS 6.0, *)
  open func invalidateIntrinsicContentSize() {
    if translatesAutoresizingMaskIntoConstraints { return }
    if because(.layoutAfterConstraintChange) {
      superviewStorage?.contentOfSubviewChanged()
    }
  }

  /// No content size in this direction.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size the view's constraints and content ask for.
  @available(iOS 6.0, *)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    return fittingSize
  }

  /// The size for a width or a height that is given; the model doesn't weigh priorities.
  @available(iOS 8.0, *)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = fittingSize
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  /// As small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the content allows.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Hierarchy

  /// The window the view is in, or nil. A view sees its window from `didMoveToWindow` on.
  open var window: UIWindow? {
    var top: UIView = self
    while let parent = top.superviewStorage {
      if let link = parent.windowLink { return link.window }
      top = parent
    }
    return top as? UIWindow
  }

  /// Adds the view on top. The superview owns it from now on.
  open func addSubview(_ view: UIView) {
    addSubview(view, at: subviewStorage.count)
  }

  /// Adds the view at a place among its new siblings. A place beyond them is the nearest one.
  open func insertSubview(_ view: UIView, at index: Int) {
    if index >= 0 && index <= subviewStorage.count {
      addSubview(view, at: index)
    } else if because(.insertIndexIsClamped) {
      addSubview(view, at: index < 0 ? 0 : subviewStorage.count)
    }
  }

  /// Adds the view right in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: indexOfSubview(sibling), offset: 1)
  }

  /// Adds the view right behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: indexOfSubview(sibling), offset: 0)
  }

  /// Puts a subview last in the list, in front of the others. No callback is sent.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count)
  }

  /// Puts a subview first in the list, behind the others. No callback is sent.
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

  /// Sent after the view got another superview, or none.
  @_semantics("vdl.callback")
  open func didMoveToSuperview() {}

  /// Sent before the view enters a window, or leaves one.
  @_semantics("vdl.callback")
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Sent after the view entered a window or left it; `window` says which.
  @_semantics("vdl.callback")
  open func didMoveToWindow() {}

  /// Sent to the superview after a view was added.
  @_semantics("vdl.callback")
  open func didAddSubview(_ subview: UIView) {}

  /// Sent to the superview before a view goes, also while the superview itself dies.
  @_semantics("vdl.callback")
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Asks for `layoutSubviews` in the next commit.
  open func setNeedsLayout() {
    markNeedsLayout()
    if !because(.layoutIsDeferred) && !Simulation.current.isLayingOut {
      layoutTree()
    }
  }

  /// Lays out the stale views here and below at once. A stale parent is laid out first, since it
  /// decides where this view is.
  open func layoutIfNeeded() {
    guard because(.layoutNow) else { return }
    var start: UIView = self
    while let parent = start.superviewStorage, parent.needsLayout {
      start = parent
    }
    start.sizeDetached()
    start.layoutTreeNow()
  }

  /// A subview was hidden or shown again, which matters to a stack view only.
  func subviewWasHidden(_ subview: UIView) {}

  /// Places the subviews. Sent by the layout pass; ask for it with `setNeedsLayout()`.
  @_semantics("vdl.callback")
  open func layoutSubviews() {
    applyConstraints()
  }

  /// Asks for `updateConstraints` in the next commit.
  @available(iOS 6.0, *)
  open func setNeedsUpdateConstraints() {
    needsConstraintsUpdate = true
    markSubtreeNeedsConstraintsUpdate()
  }

  /// Whether `updateConstraints` is pending.
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
    if because(.constraintsClearFlag) {
      needsConstraintsUpdate = false
    }
  }

  /// Asks for `updateProperties` with the next commit, and not for layout.
  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {
    needsProperties = true
    propertiesWereMarked()
  }

  /// Updates the stale properties of the view, its controller and all in it at once.
  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    if because(.propertiesNow) {
      updatePropertiesTree()
    }
  }

  /// Sets what the view shows, from its data and traits. Sent by the layout pass, before the view's
  /// layout; ask for it with `setNeedsUpdateProperties()`.
  @available(iOS 26.0, *)
  @_semantics("vdl.callback")
  open func updateProperties() {}

  /// Sent when the layout margins change.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func layoutMarginsDidChange() {}

  /// Sent when bars, notch or home indicator cover another part of the view.
  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func safeAreaInsetsDidChange() {}

  /// The place for what a view of UIKit itself does about a new safe area.
  func safeAreaChanged() {}

  /// Whether the class cannot do without constraints.
  @available(iOS 6.0, *)
  open class var requiresConstraintBasedLayout: Bool { return false }

  // MARK: Appearance

  /// The colour of touchable elements: the first one that is set on the way up the superviews. Nil
  /// takes the view's own colour away.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @available(iOS 7.0, *)
  open var tintColor: UIColor! {
    get { return effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is dimmed. It reads `normal` or `dimmed`; `automatic` asks the superview.
  @available(iOS 7.0, *)
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { return effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// Sent when the tint colour changes here or in a superview.
  @available(iOS 7.0, *)
  open func tintColorDidChange() {}

  // MARK: The layer's delegate

  /// Lays out the view, as the delegate of its layer.
  @_semantics("vdl.callback")
  open func layoutSublayers(of layer: CALayer) {
    if layer === madeLayer { layoutSublayers() }
  }

  /// Leaves the display to the layer.
  open func display(_ layer: CALayer) { layer.displaysItself = true }

  /// Draws the view, as the delegate of its layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === madeLayer { draw(rectToDraw) }
  }

  @available(iOS 10.0, *)
  open func layerWillDraw(_ layer: CALayer) {}

  /// Nothing outside of an animation block, and the block's animation inside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if let block = Simulation.current.animationBlock, because(.viewAnswersForLayer) {
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = block.duration
      return animation
    }
    return NSNull()
  }

  private static let layerWork: [Selector] = [
    Selector("layoutSublayers(of:)"), Selector("draw(_:in:)"), Selector("display(_:)"),
  ]

  /// Whether the class does some of the work for its layer itself. It is asked when code asks for the
  /// layer, since most views are never asked for theirs.
  private var worksForLayer: Bool {
    for method in UIView.layerWork where Host.hasOwn(self, method, below: "UIView") { return true }
    return false
  }

  /// Draws the view's contents; UIKit calls it at the end of a commit when they are needed.
  @_semantics("vdl.callback")
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` at the end of the next commit.
  open func setNeedsDisplay() {
    needsDisplay = true
    rareStorage?.dirty = nil
    markSubtreeNeedsDisplay()
  }

  /// Asks for `draw(_:)` of a part, unless all is to be drawn anyway.
  open func setNeedsDisplay(_ rect: CGRect) {
    let part = rect.intersection(bounds)
    if part.isEmpty && because(.partIsDrawn) { return }
    if !needsDisplay {
      rareValues.dirty = part
    } else if let other = rareStorage?.dirty {
      rareValues.dirty = other.union(part)
    }
    needsDisplay = true
    markSubtreeNeedsDisplay()
  }

  /// A picture of the view as a view: of the same size, without its contents.
  @available(iOS 7.0, *)
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    return _UIReplicantView(frame: bounds)
  }

  /// Leaves a trail up to the window, so that a commit can skip drawn views.
  func markSubtreeNeedsDisplay() {
    var current: UIView? = self
    while let view = current {
      view.subtreeNeedsDisplay = true
      current = view.superviewStorage
    }
  }

  /// Draws the stale views. A view that is hidden or has no size waits until that changes.
  func displayIfNeeded() {
    if !subtreeNeedsDisplay || isHidden { return }
    subtreeNeedsDisplay = false
    if needsDisplay {
      if frameStorage.width > 0 && frameStorage.height > 0 {
        needsDisplay = false
        wasDrawn = true
        madeLayer?.wasRendered = true
        sendDraw()
      } else {
        subtreeNeedsDisplay = true
      }
    }
    let children = subviewStorage
    for child in children where child.subtreeNeedsDisplay {
      Host.branch()
      child.displayIfNeeded()
      if child.subtreeNeedsDisplay { subtreeNeedsDisplay = true }
    }
  }

  private var rectToDraw: CGRect {
    guard let part = rareStorage?.dirty else { return bounds }
    rareStorage?.dirty = nil
    return because(.partIsDrawn) ? part : bounds
  }

  private func sendDraw() {
    because(.drawingIsLast)
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: self, for: .display)
    let draws = simulation.isDrawing
    simulation.isDrawing = true
    if let layer = madeLayer, layer.hasOwnWork {
      layer.display()
    } else {
      draw(rectToDraw)
    }
    simulation.isDrawing = draws
    simulation.traitScope = outer
  }

  // MARK: Traits

  /// The environment the view is in; predicted while it is not in a window.
  @available(iOS 8.0, *)
  open var traitCollection: UITraitCollection {
    return traitStorage ?? traitsOutside
  }

  /// Sent after the traits changed; nil for the first time up to iOS 12.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Fonts that follow the size of text take the new one.
  func adjustFonts() {}

  /// A trait changed that the update of the configuration has read.
  func configurationReadWasChanged() {}

  // MARK: Responder

  /// The view's controller if this is its root view, else the superview.
  open override var next: UIResponder? {
    if let controller = viewDelegate, because(.responderNext) { return controller }
    return superviewStorage
  }

  override var responderWindow: UIWindow? { return window?.windowOfFocus }

  /// Takes the focus away from a text field in this view; by force it is not asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = responderInTree else { return true }
    if force && because(.forcedEndAsksNobody) {
      responder.giveFocusByForce()
      return true
    }
    return responder.resignFirstResponder()
  }

  /// The class and address, then what differs from a plain view, and the layer.
  open override var description: String { return printed }

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

  /// The edges and dimensions that give way when the superview changes size.
  public struct AutoresizingMask: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The space to the left gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  // MARK: What few views have

  /// Pixels in a point of what the view draws.
  @available(iOS 4.0, *)
  open var contentScaleFactor: CGFloat {
    get { return layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// Whether the view is emptied before it draws.
  open var clearsContextBeforeDrawing: Bool {
    get { return rare("clearsContextBeforeDrawing", true) }
    set { setRare("clearsContextBeforeDrawing", newValue) }
  }

  @available(iOS 14.0, *)
  open var focusGroupIdentifier: String? {
    get { return rare("focusGroupIdentifier") }
    set { setRare("focusGroupIdentifier", newValue) }
  }

  /// Whether a long press at the largest texts shows the view enlarged.
  @available(iOS 13.0, *)
  open var showsLargeContentViewer: Bool {
    get { return rare("showsLargeContentViewer", false) }
    set { setRare("showsLargeContentViewer", newValue) }
  }

  @available(iOS 13.0, *)
  open var largeContentTitle: String? {
    get { return rare("largeContentTitle") }
    set { setRare("largeContentTitle", newValue) }
  }

  @available(iOS 13.0, *)
  open var largeContentImage: UIImage? {
    get { return rare("largeContentImage") }
    set { setRare("largeContentImage", newValue) }
  }

  @available(iOS 13.0, *)
  open var scalesLargeContentImage: Bool {
    get { return rare("scalesLargeContentImage", false) }
    set { setRare("scalesLargeContentImage", newValue) }
  }

  @available(iOS 13.0, *)
  open var largeContentImageInsets: UIEdgeInsets {
    get { return rare("largeContentImageInsets", UIEdgeInsets.zero) }
    set { setRare("largeContentImageInsets", newValue) }
  }

  @available(iOS 9.0, *)
  open var canBecomeFocused: Bool { return false }

  @available(iOS 9.0, *)
  open var isFocused: Bool { return false }

  /// The look of the view while it has the focus of a keyboard or a remote control.
  @available(iOS 15.0, *)
  open var focusEffect: UIFocusEffect? {
    get { return rare("focusEffect") }
    set { setRare("focusEffect", newValue) }
  }

  /// The look of the view below the pointer.
  @available(iOS 17.0, *)
  open var hoverStyle: UIHoverStyle? {
    get { return rare("hoverStyle") }
    set { setRare("hoverStyle", newValue) }
  }

  @available(iOS 15.0, *)
  open var focusGroupPriority: UIFocusGroupPriority {
    get { return rare("focusGroupPriority", .ignored) }
    set { setRare("focusGroupPriority", newValue) }
  }

  @available(iOS 7.0, *)
  open var motionEffects: [UIMotionEffect] {
    get { return rare("motionEffects", []) }
    set { setRare("motionEffects", newValue) }
  }

  @available(iOS 7.0, *)
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  @available(iOS 7.0, *)
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Alignment

  /// The distance between the frame and the rectangle that constraints are about.
  @available(iOS 6.0, *)
  open var alignmentRectInsets: UIEdgeInsets { return UIEdgeInsets.zero }

  @available(iOS 6.0, *)
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    return frame.inset(by: alignmentRectInsets)
  }

  @available(iOS 6.0, *)
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first line of text counts for constraints.
  @available(iOS 9.0, *)
  open var forFirstBaselineLayout: UIView { return self }

  @available(iOS 9.0, *)
  open var forLastBaselineLayout: UIView { return self }

  /// The constraints that have a say in the view's place along an axis.
  @available(iOS 6.0, *)
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var current: UIView? = self
    while let view = current {
      for constraint in view.constraints where constraint.concerns(self, along: axis) {
        found.append(constraint)
      }
      current = view.superview
    }
    return found
  }

  // MARK: Members of VoiceOver

  /// The label with its attributes; each of the two changes the other.
  @available(iOS 11.0, *)
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { return accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  @available(iOS 11.0, *)
  open var accessibilityAttributedHint: NSAttributedString? {
    get { return accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  @available(iOS 11.0, *)
  open var accessibilityAttributedValue: NSAttributedString? {
    get { return accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The view's rectangle on the screen.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = rareStorage?.frame { return frame }
      return UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { rareValues.frame = newValue }
  }

  /// The point of a double tap: the middle of the accessibility frame.
  @available(iOS 5.0, *)
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = rareStorage?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { rareValues.activationPoint = newValue }
  }

  /// Whether VoiceOver leaves out all that is in the view.
  @available(iOS 5.0, *)
  open var accessibilityElementsHidden: Bool {
    get { return rareStorage?.hidesElements ?? false }
    set { rareValues.hidesElements = newValue }
  }

  /// Whether VoiceOver leaves out the siblings.
  @available(iOS 5.0, *)
  open var accessibilityViewIsModal: Bool {
    get { return rareStorage?.isModal ?? false }
    set { rareValues.isModal = newValue }
  }

  @available(iOS 6.0, *)
  open var shouldGroupAccessibilityChildren: Bool {
    get { return rareStorage?.groupsChildren ?? false }
    set { rareValues.groupsChildren = newValue }
  }

  /// The parts of a view that stand for it, in their order.
  @available(iOS 8.0, *)
  open var accessibilityElements: [Any]? {
    get { return rareStorage?.elements }
    set { rareValues.elements = newValue }
  }

  open var accessibilityLanguage: String? {
    get { return rareStorage?.language }
    set { rareValues.language = newValue }
  }

  @available(iOS 8.0, *)
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { return rareStorage?.actions }
    set { rareValues.actions = newValue }
  }

  /// The words of Voice Control.
  @available(iOS 13.0, *)
  open var accessibilityUserInputLabels: [String]? {
    get { return rareStorage?.inputLabels }
    set { rareValues.inputLabels = newValue }
  }

  @available(iOS 7.0, *)
  open var accessibilityPath: UIBezierPath? {
    get { return rare("accessibilityPath") }
    set { setRare("accessibilityPath", newValue) }
  }

  @available(iOS 8.0, *)
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { return rare("accessibilityNavigationStyle", .automatic) }
    set { setRare("accessibilityNavigationStyle", newValue) }
  }

  @available(iOS 11.0, *)
  open var accessibilityIgnoresInvertColors: Bool {
    get { return rare("accessibilityIgnoresInvertColors", false) }
    set { setRare("accessibilityIgnoresInvertColors", newValue) }
  }

  @available(iOS 13.0, *)
  open var accessibilityRespondsToUserInteraction: Bool {
    get { return rare("accessibilityRespondsToUserInteraction", false) }
    set { setRare("accessibilityRespondsToUserInteraction", newValue) }
  }

  @available(iOS 11.0, *)
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { return rare("accessibilityContainerType", .none) }
    set { setRare("accessibilityContainerType", newValue) }
  }

  @available(iOS 13.0, *)
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { return rare("accessibilityTextualContext") }
    set { setRare("accessibilityTextualContext", newValue) }
  }

  @available(iOS 10.0, *)
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { return rare("accessibilityCustomRotors") }
    set { setRare("accessibilityCustomRotors", newValue) }
  }

  open func accessibilityElementCount() -> Int { return accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, index >= 0, index < elements.count else {
      return nil
    }
    return elements[index]
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
  }

  /// Whether VoiceOver stands here; it is off in the model.
  @available(iOS 4.0, *)
  open func accessibilityElementIsFocused() -> Bool { return false }

  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  open func accessibilityElementDidBecomeFocused() {}

  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  open func accessibilityElementDidLoseFocus() {}

  @available(iOS 9.0, *)
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { return nil }

  // MARK: The focus of keys

  /// Where the focus goes first: to the view itself.
  @available(iOS 9.0, *)
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { return [] }

  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { return true }

  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Pictures of the view

  @available(iOS 7.0, *)
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    return _UIReplicantView(frame: CGRect(origin: CGPoint.zero, size: rect.size))
  }

  /// Whether the whole picture is there; a view that isn't in a window has none.
  @available(iOS 7.0, *)
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    return window != nil
  }
}

/// A movement of a view as the device is tilted.
@available(iOS 7.0, *)
open class UIMotionEffect: NSObject {}

/// Moves a value of a view between two others as the device is tilted.
@available(iOS 7.0, *)
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public let keyPath: String
  public let type: UIInterpolatingMotionEffect.EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public enum EffectType: Int {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several movements in one.
@available(iOS 7.0, *)
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
