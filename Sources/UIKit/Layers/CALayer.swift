/// The drawing side of a view. The model draws nothing: values are kept and given back, and a view's
/// layer has those of its view.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0 {
    willSet { if newValue != cornerRadius { owner?.willAnimate() } }
    didSet { if cornerRadius != oldValue { valueChanged("cornerRadius", from: oldValue) } }
  }
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { valueChanged("borderWidth", from: oldValue) } }
  }
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { valueChanged("shadowOpacity", from: oldValue) } }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { valueChanged("shadowRadius", from: oldValue) } }
  }
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { valueChanged("shadowOffset", from: oldValue) } }
  }
  open var name: String?
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowPath: CGPath?
  open var zPosition: CGFloat = 0
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity: CALayerContentsGravity {
    get { return view?.contentMode.gravity ?? gravityStorage }
    set {
      gravityStorage = newValue
      if let mode = UIView.ContentMode(gravity: newValue) { view?.contentMode = mode }
    }
  }
  private var gravityStorage = CALayerContentsGravity.resize
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var isOpaque: Bool {
    get { return view?.isOpaque ?? opaqueStorage }
    set {
      opaqueStorage = newValue
      view?.isOpaque = newValue
    }
  }
  private var opaqueStorage = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var drawsAsynchronously = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  open var anchorPointZ: CGFloat = 0
  open var sublayerTransform: CATransform3D = CATransform3DIdentity
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  /// The rounded corners.
  @available(iOS 11.0, *)
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  @available(iOS 13.0, *)
  open var cornerCurve: CALayerCornerCurve = CALayerCornerCurve.circular
  /// The actions for changes of values, by their keys; asked after the delegate.
  open var actions: [String: any CAAction]?
  private weak var delegateStorage: (any CALayerDelegate)?
  /// The visible part of the layer.
  open var mask: CALayer? {
    didSet {
      if oldValue?.maskedLayer === self { oldValue?.maskedLayer = nil }
      mask?.maskedLayer = self
    }
  }
  private weak var maskedLayer: CALayer?
  /// The view that the layer draws, and that has its values.
  weak var owner: UIView?
  var rectangle: CGRect = CGRect.zero
  var geometry: LayerGeometry?
  var boundsOrigin: CGPoint = CGPoint.zero
  var opacityStorage: Float = 1
  var hiddenStorage = false
  var clipsStorage = false
  var colorStorage: CGColor?
  /// The layers that were added, without those of views.
  private(set) var sublayerStorage: [CALayer] = []
  private weak var superlayerStorage: CALayer?
  /// The animations by their keys, and the keys in order.
  var running: [String: CAAnimation] = [:]
  var runningOrder: [String] = []
  /// The ends of the animation blocks that changed the view.
  var blockEnds: [BlockEnd]?
  /// Whether the layer or its view has methods of its own for display or layout.
  var hasOwnWork = false
  /// Whether a commit has drawn the layer.
  var wasRendered = false
  /// Values that few layers have, by the name of the property.
  var rareStorage: RareValues?
  var isMarkedForDisplay = false
  var isMarkedForLayout = false
  /// Set by a delegate that leaves the display to the layer.
  var displaysItself = false
  /// The layer that this copy is a presentation of.
  var modelStorage: CALayer?

  public override init() {
    super.init()
  }

  /// A copy of another layer's values, such as Core Animation makes to show animations.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    rectangle = other.owner?.frameStorage ?? other.rectangle
    geometry = other.owner?.geometry ?? other.geometry
    boundsOrigin = other.bounds.origin
    opacityStorage = other.opacity
    cornerRadius = other.cornerRadius
    colorStorage = other.backgroundColor
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The size of a curve's corner, in radiuses.
  @available(iOS 13.0, *)
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    return curve == .continuous ? 1.528665 : 1
  }

  /// Draws the layer; the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)? {
    get {
      if let view = owner { return view }
      return delegateStorage
    }
    set { delegateStorage = newValue }
  }

  /// The action for a change of the key's value; nil when nobody says.
  open func action(forKey event: String) -> (any CAAction)? {
    return searchAction(forKey: event)
  }

  /// The action of the class for a key; nil takes the usual animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { return nil }

  /// Whether a change of a value asks for a new display.
  open class func needsDisplay(forKey key: String) -> Bool { return false }

  /// The view whose values these are too.
  private var view: UIView? {
    guard let owner = owner, because(.layerSharesValues) else { return nil }
    return owner
  }

  /// The rectangle in the layer above; around a transformed layer the smallest one.
  open var frame: CGRect {
    get {
      if let view = view { return view.frame }
      return geometry?.frame(of: rectangle) ?? rectangle
    }
    set {
      if let view = view {
        view.frame = newValue
      } else {
        CALayer.refuseNaN(in: newValue)
        let old = position
        let size = rectangle.size
        rectangle = geometry?.rectangle(withFrame: newValue) ?? newValue
        placeChanged(from: old, size)
      }
    }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { return view?.bounds ?? CGRect(origin: boundsOrigin, size: rectangle.size) }
    set {
      if let view = view {
        view.bounds = newValue
      } else {
        CALayer.refuseNaN(inBounds: newValue)
        let old = bounds
        boundsOrigin = newValue.origin
        rectangle = ownGeometry.rectangle(at: position, size: newValue.size)
        if old != newValue { boundsChanged(from: old) }
      }
    }
  }

  /// The place of the anchor point in the layer above.
  open var position: CGPoint {
    get { return view?.center ?? ownGeometry.position(of: rectangle) }
    set {
      if let view = view {
        view.center = newValue
      } else {
        CALayer.refuseNaN(inPosition: newValue)
        let old = position
        rectangle = ownGeometry.rectangle(at: newValue, size: rectangle.size)
        if old != newValue { valueChanged("position", from: old) }
      }
    }
  }

  /// The point that is at `position`, in parts of the size. The position stays when it changes.
  open var anchorPoint: CGPoint {
    get { return (view?.geometry ?? ownGeometry).anchor }
    set {
      if let view = view {
        view.setAnchorPoint(newValue)
      } else {
        let fixed = position
        var new = ownGeometry
        new.anchor = newValue
        geometry = new
        rectangle = new.rectangle(at: fixed, size: rectangle.size)
      }
    }
  }

  /// How the layer is turned, scaled and moved about its position.
  open var transform: CATransform3D {
    get { return (view?.geometry ?? ownGeometry).transform }
    set {
      if let view = view {
        view.setTransform(newValue)
      } else {
        var new = ownGeometry
        let old = new.transform
        new.transform = newValue
        geometry = new
        if !CATransform3DEqualToTransform(old, newValue) {
          valueChanged("transform", from: old)
        }
      }
    }
  }

  /// The transform, as far as it stays in the plane.
  open func affineTransform() -> CGAffineTransform {
    return CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  private var ownGeometry: LayerGeometry { return geometry ?? LayerGeometry() }

  /// From 0 to 1.
  open var opacity: Float {
    get { return view.map { Float($0.alpha) } ?? opacityStorage }
    set {
      let old = opacityStorage
      opacityStorage = newValue
      if let view = view {
        view.alpha = CGFloat(newValue)
      } else if old != newValue {
        valueChanged("opacity", from: old)
      }
    }
  }

  open var isHidden: Bool {
    get { return view?.isHidden ?? hiddenStorage }
    set {
      let old = hiddenStorage
      hiddenStorage = newValue
      if let view = view {
        view.isHidden = newValue
      } else if old != newValue {
        valueChanged("hidden", from: old)
      }
    }
  }

  /// Whether sublayers are cut off at the edges.
  open var masksToBounds: Bool {
    get { return view?.clipsToBounds ?? clipsStorage }
    set {
      clipsStorage = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// Behind the content.
  open var backgroundColor: CGColor? {
    get {
      guard let view = view else { return colorStorage }
      return view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
    }
    set {
      let old = colorStorage
      colorStorage = newValue
      if let view = view {
        view.backgroundColor = newValue?.color
      } else if old != newValue {
        valueChanged("backgroundColor", from: old ?? UIColor.clear.cgColor)
      }
    }
  }

  private func placeChanged(from old: CGPoint, _ size: CGSize) {
    if position != old { valueChanged("position", from: old) }
    if rectangle.size != size { boundsChanged(from: CGRect(origin: boundsOrigin, size: size)) }
  }

  private func boundsChanged(from old: CGRect) {
    if old.size != rectangle.size { setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    valueChanged("bounds", from: old)
  }

  // MARK: Display and layout

  /// Asks for a new display, of the view or of the layer itself.
  open func setNeedsDisplay() {
    if let view = view {
      view.setNeedsDisplay()
      return
    }
    isMarkedForDisplay = true
    mark()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  open func needsDisplay() -> Bool { return view?.needsDisplay ?? isMarkedForDisplay }

  /// Shows the layer anew, by its delegate or by its own drawing.
  open func display() {
    displayWithDelegate()
  }

  /// Draws the content; usually the delegate does.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  open func render(in ctx: CGContext) {}

  /// Asks for `layoutSubviews` of the view, or `layoutSublayers`.
  open func setNeedsLayout() {
    if let view = view {
      view.setNeedsLayout()
      return
    }
    isMarkedForLayout = true
    mark()
  }

  open func needsLayout() -> Bool { return view?.needsLayout ?? isMarkedForLayout }

  /// Places the layers in this one; usually the delegate does.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// The layers in this one, from behind to the front; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      let all = orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in sublayerStorage where layer.superlayerStorage === self {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  /// The layer that this one is in.
  open var superlayer: CALayer? {
    if let outer = superlayerStorage { return outer }
    guard let outer = view?.superviewStorage, because(.subviewsAreSublayers) else { return nil }
    return outer.layer
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: joinedSublayers().count)
  }

  /// Adds a layer right behind or in front of another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: joinedSublayers().firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let list = joinedSublayers()
    let place = list.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? list.count)
  }

  open func replaceSublayer(_ layer: CALayer, with other: CALayer) {
    guard let place = joinedSublayers().firstIndex(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    insert(other, at: place)
  }

  /// Adds a layer at a place among the others, 0 being behind all.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: min(Int(index), joinedSublayers().count))
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    let list = joinedSublayers()
    sublayerStorage = list
    sublayerStorage.insert(layer, at: min(index, list.count))
    layer.superlayerStorage = self
    layer.setNeedsLayout()
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    if let masked = maskedLayer, because(.maskLeavesToo) { masked.mask = nil }
    guard let parent = superlayerStorage else { return }
    wasRendered = false
    parent.sublayerStorage = parent.sublayerStorage.filter { $0 !== self }
    superlayerStorage = nil
  }

  // MARK: The layers of subviews

  private var orderedSublayers: [CALayer] {
    guard let view = view, because(.subviewsAreSublayers) else {
      return sublayerStorage.filter { $0.superlayerStorage === self }
    }
    if sublayerStorage.isEmpty { return view.subviewStorage.map { $0.layer } }
    sublayerStorage = joinedSublayers()
    return sublayerStorage
  }

  /// The layers that code added, and those of the subviews between them. A new subview's is right
  /// behind that of the next subview.
  private func joinedSublayers() -> [CALayer] {
    guard let view = owner, !view.subviewStorage.isEmpty else { return sublayerStorage }
    let layers = view.subviewStorage.map { $0.layer }
    var list = sublayerStorage.filter {
      $0.superlayerStorage === self || $0.owner?.superviewStorage === view
    }
    var next: CALayer?
    for layer in layers.reversed() {
      if !list.contains(where: { $0 === layer }) {
        list.insert(layer, at: list.firstIndex { $0 === next } ?? list.count)
      }
      next = layer
    }
    return list
  }

  /// A subview got another place among its siblings.
  func subviewMoved(_ layer: CALayer, toBack: Bool) {
    if sublayerStorage.isEmpty { return }
    sublayerStorage = joinedSublayers().filter { $0 !== layer }
    if toBack { sublayerStorage.insert(layer, at: 0) }
  }

  // MARK: What few layers have

  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      return rare(
        "edgeAntialiasingMask", [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    }
    set { setRare("edgeAntialiasingMask", newValue) }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { return rare("minificationFilter", .linear) }
    set { setRare("minificationFilter", newValue) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { return rare("magnificationFilter", .linear) }
    set { setRare("magnificationFilter", newValue) }
  }

  open var minificationFilterBias: Float {
    get { return rare("minificationFilterBias", 0) }
    set { setRare("minificationFilterBias", newValue) }
  }

  /// The part of the picture that is stretched.
  open var contentsCenter: CGRect {
    get { return rare("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { setRare("contentsCenter", newValue) }
  }

  @available(iOS 10.0, *)
  open var contentsFormat: CALayerContentsFormat {
    get { return rare("contentsFormat", .RGBA8Uint) }
    set { setRare("contentsFormat", newValue) }
  }

  open var backgroundFilters: [Any]? {
    get { return rare("backgroundFilters") }
    set { setRare("backgroundFilters", newValue) }
  }

  open var compositingFilter: Any? {
    get { return rare("compositingFilter") }
    set { setRare("compositingFilter", newValue) }
  }

  open var filters: [Any]? {
    get { return rare("filters") }
    set { setRare("filters", newValue) }
  }

  open var style: [AnyHashable: Any]? {
    get { return rare("style") }
    set { setRare("style", newValue) }
  }

  @available(iOS 17.0, *)
  open var wantsExtendedDynamicRangeContent: Bool {
    get { return rare("wantsExtendedDynamicRangeContent", false) }
    set { setRare("wantsExtendedDynamicRangeContent", newValue) }
  }

  open var autoreverses: Bool {
    get { return rare("autoreverses", false) }
    set { setRare("autoreverses", newValue) }
  }

  open var repeatCount: Float {
    get { return rare("repeatCount", 0) }
    set { setRare("repeatCount", newValue) }
  }

  open var repeatDuration: TimeInterval {
    get { return rare("repeatDuration", 0) }
    set { setRare("repeatDuration", newValue) }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { return rare("fillMode", .removed) }
    set { setRare("fillMode", newValue) }
  }

  /// The time of the layer itself has no end.
  open var duration: TimeInterval {
    get { return rare("duration", TimeInterval.infinity) }
    set { setRare("duration", newValue) }
  }

  /// The part of the layer that shows where a superlayer clips.
  open var visibleRect: CGRect {
    var rect = bounds
    var current = superlayer
    while let layer = current {
      rect = rect.intersection(convert(layer.bounds, from: layer))
      current = layer.masksToBounds ? layer.superlayer : nil
    }
    return rect.isNull ? CGRect.zero : rect
  }

  open func preferredFrameSize() -> CGSize { return bounds.size }

  open func contentsAreFlipped() -> Bool { return false }

  /// The nearest scroll layer around this one scrolls.
  open func scroll(_ point: CGPoint) {
    var current = superlayer
    while let layer = current {
      if let scroll = layer as? CAScrollLayer {
        scroll.scroll(to: scroll.convert(point, from: self))
        return
      }
      current = layer.superlayer
    }
  }

  open func scrollRectToVisible(_ rect: CGRect) {
    var current = superlayer
    while let layer = current {
      if let scroll = layer as? CAScrollLayer {
        scroll.scroll(to: scroll.convert(rect, from: self))
        return
      }
      current = layer.superlayer
    }
  }

  /// The value of a property that nobody has set; nil for other keys.
  open class func defaultValue(forKey key: String) -> Any? { return CALayer().value(forKey: key) }

  open func shouldArchiveValue(forKey key: String) -> Bool { return true }

  // MARK: Places

  /// Whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ point: CGPoint) -> Bool { return bounds.contains(point) }

  /// The layer at a point of the superlayer, the one in front first.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    if isHidden || opacity <= 0 { return nil }
    let here = pointBelow(point)
    if masksToBounds && !contains(here) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(here) { return hit }
    }
    return contains(here) ? self : nil
  }

  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    return pointFromTree(layer?.pointInTree(point) ?? point)
  }

  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let place = pointInTree(point)
    return layer?.pointFromTree(place) ?? place
  }

  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    return CGRect(around: rect.corners.map { convert($0, from: layer) })
  }

  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    return CGRect(around: rect.corners.map { convert($0, to: layer) })
  }

  open func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    return (time - beginTime) * TimeInterval(speed) + timeOffset
  }

  open func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
    return speed == 0 ? 0 : (time - timeOffset) / TimeInterval(speed) + beginTime
  }

  // MARK: Values by name

  /// A property by its name, or what was kept under another one.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "position": return position
    case "bounds": return bounds
    case "frame": return frame
    case "anchorPoint": return anchorPoint
    case "transform": return transform
    case "opacity": return opacity
    case "hidden": return isHidden
    case "cornerRadius": return cornerRadius
    case "borderWidth": return borderWidth
    case "zPosition": return zPosition
    case "shadowOpacity": return shadowOpacity
    case "shadowRadius": return shadowRadius
    case "shadowOffset": return shadowOffset
    case "masksToBounds": return masksToBounds
    case "name": return name
    case "backgroundColor": return backgroundColor
    case "borderColor": return borderColor
    case "shadowColor": return shadowColor
    case "shadowPath": return shadowPath
    case "contents": return contents
    case "contentsScale": return contentsScale
    case "contentsRect": return contentsRect
    case "contentsGravity": return contentsGravity.rawValue
    case "sublayerTransform": return sublayerTransform
    case "anchorPointZ": return anchorPointZ
    case "doubleSided": return isDoubleSided
    case "opaque": return isOpaque
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    default:
      return rareStorage?.any("key " + key)
    }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "position": if let new = value as? CGPoint { position = new }
    case "bounds": if let new = value as? CGRect { bounds = new }
    case "opacity": if let new = value as? Float { opacity = new }
    case "hidden": if let new = value as? Bool { isHidden = new }
    case "cornerRadius": if let new = value as? CGFloat { cornerRadius = new }
    case "borderWidth": if let new = value as? CGFloat { borderWidth = new }
    case "zPosition": if let new = value as? CGFloat { zPosition = new }
    case "masksToBounds": if let new = value as? Bool { masksToBounds = new }
    case "name": name = value as? String
    case "anchorPoint": if let new = value as? CGPoint { anchorPoint = new }
    case "transform": if let new = value as? CATransform3D { transform = new }
    case "frame": if let new = value as? CGRect { frame = new }
    case "shadowRadius": if let new = value as? CGFloat { shadowRadius = new }
    case "shadowOpacity": if let new = value as? Float { shadowOpacity = new }
    case "shadowOffset": if let new = value as? CGSize { shadowOffset = new }
    case "backgroundColor": backgroundColor = value as? CGColor
    case "borderColor": borderColor = value as? CGColor
    case "shadowColor": shadowColor = value as? CGColor
    default: setRare("key " + key, value)
    }
  }

  /// A part of a property, such as `position.x` or `transform.scale`.
  open func value(forKeyPath keyPath: String) -> Any? {
    let t = transform
    switch keyPath {
    case "position.x": return position.x
    case "position.y": return position.y
    case "bounds.origin": return bounds.origin
    case "bounds.size": return bounds.size
    case "bounds.size.width": return bounds.size.width
    case "bounds.size.height": return bounds.size.height
    case "transform.scale.x": return CALayer.length(t.m11, t.m12, t.m13)
    case "transform.scale.y": return CALayer.length(t.m21, t.m22, t.m23)
    case "transform.scale.z": return CALayer.length(t.m31, t.m32, t.m33)
    case "transform.scale":
      let all =
        CALayer.length(t.m11, t.m12, t.m13) + CALayer.length(t.m21, t.m22, t.m23)
        + CALayer.length(t.m31, t.m32, t.m33)
      return all / 3
    case "transform.translation.x": return t.m41
    case "transform.translation.y": return t.m42
    case "transform.translation.z": return t.m43
    case "transform.rotation", "transform.rotation.z": return Host.arcTangent(t.m12, t.m11)
    default: return value(forKey: keyPath)
    }
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let new = value as? CGFloat ?? (value as? Int).map { CGFloat($0) } ?? 0
    switch keyPath {
    case "position.x": position = CGPoint(x: new, y: position.y)
    case "position.y": position = CGPoint(x: position.x, y: new)
    case "transform.scale": transform = CATransform3DMakeScale(new, new, new)
    case "transform.scale.x": transform = CATransform3DMakeScale(new, 1, 1)
    case "transform.scale.y": transform = CATransform3DMakeScale(1, new, 1)
    case "transform.rotation", "transform.rotation.z":
      transform = CATransform3DMakeRotation(new, 0, 0, 1)
    case "transform.translation.x": transform = CATransform3DMakeTranslation(new, 0, 0)
    case "transform.translation.y": transform = CATransform3DMakeTranslation(0, new, 0)
    default: setValue(value, forKey: keyPath)
    }
  }

  private static func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
    return (x * x + y * y + z * z).squareRoot()
  }

  /// The text for a debugger: the geometry, whom the layer belongs to, what is in it and its look.
  open override var debugDescription: String {
    let box = bounds
    let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height].map {
      PrintedNumber.short($0)
    }
    var parts = [
      "<\(Host.className(self)):\(Host.hexadecimal(Host.address(self)))",
      "position = CGPoint (\(PrintedNumber.short(position.x)) \(PrintedNumber.short(position.y)))",
      "bounds = CGRect (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))",
    ]
    if let delegate = delegate as? NSObject { parts.append("delegate = \(delegate.description)") }
    if let layers = sublayers {
      parts.append("sublayers = (\(layers.map { $0.description }.joined(separator: ", ")))")
    }
    if isOpaque { parts.append("opaque = YES") }
    if masksToBounds { parts.append("masksToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if allowsGroupOpacity { parts.append("allowsGroupOpacity = YES") }
    var others: [String] = []
    if borderWidth != 0 { others.append("borderWidth = \(PrintedNumber.short(borderWidth))") }
    if cornerRadius != 0 { others.append("cornerRadius = \(PrintedNumber.short(cornerRadius))") }
    if opacity != 1 { others.append("opacity = \(PrintedNumber.short(CGFloat(opacity)))") }
    if let color = backgroundColor { others.append("backgroundColor = \(color.description)") }
    return (parts + [others.joined(separator: "; ")]).joined(separator: "; ") + ">"
  }
}
