/// An animation block while it runs: the views that it changes, as they were before.
final class AnimationBlock {
  var duration: TimeInterval
  var delay: TimeInterval
  var timing: CAMediaTimingFunction
  private var before: [ViewLook] = []
  /// Whether a value changed that the block does not follow.
  private(set) var hasOtherChange = false
  /// Whether it takes its time even if nothing changes.
  var lastsWithoutChanges = false
  /// Whether it begins again at its end.
  private(set) var repeats = false
  /// Whether it takes the place of animations of the same values.
  private(set) var replaces = false
  /// The keys of its animations.
  private(set) var keys: [String] = []
  private var joined: [AnimationBlock] = []

  init(duration: TimeInterval, delay: TimeInterval, timing: CAMediaTimingFunction) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }

  /// The block of `UIView.animate`.
  convenience init(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions
  ) {
    var name = CAMediaTimingFunctionName.easeInEaseOut
    switch options.rawValue & 196608 {
    case 65536: name = .easeIn
    case 131072: name = .easeOut
    case 196608: name = .linear
    default: break
    }
    let outer = Simulation.current.animationBlock
    var length = duration
    var timing = CAMediaTimingFunction(name: name)
    if let outer = outer, because(.nestedInheritsDuration) {
      if !options.contains(.overrideInheritedDuration) { length = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    }
    self.init(duration: length, delay: delay, timing: timing)
    repeats = options.contains(.repeat)
    replaces =
      options.contains(.beginFromCurrentState) && because(.currentStateInterrupts)
      || !because(.animationsAddUp)
  }

  var isEmpty: Bool {
    return before.isEmpty && joined.isEmpty && !hasOtherChange && !lastsWithoutChanges
  }

  /// A keyframe is a part of the block.
  func join(_ part: AnimationBlock) {
    if !part.isEmpty { joined.append(part) }
  }

  /// A block that ran inside: its changes are not those of this one.
  func leaveOut(_ inner: AnimationBlock) {
    for look in inner.before {
      for own in before where own.view === look.view { own.leaveOut(look) }
    }
  }

  /// A view is about to change.
  func willChange(_ view: UIView) {
    for look in before where look.view === view { return }
    before.append(ViewLook(view))
  }

  /// Something of the view changed that is not drawn in the model.
  func touch(_ view: UIView) {
    hasOtherChange = true
  }

  /// The block is over: the layers get their animations, from the old values to the new ones.
  func addAnimations() {
    for look in before { look.addAnimations(of: self) }
  }

  func note(_ key: String) {
    if !keys.contains(key) { keys.append(key) }
  }

  /// The layers whose animations are of the block.
  var layers: [CALayer] {
    var found: [CALayer] = []
    for look in before {
      if let view = look.view { found.append(view.layer) }
    }
    for part in joined { found += part.layers }
    return found
  }

  /// Puts the values back that the block changed.
  func revert() {
    for part in joined.reversed() { part.revert() }
    for look in before { look.restore() }
  }

  /// Sets the values that a part of the way would have.
  func settle(at part: Double) {
    for look in before { look.settle(at: part) }
  }

  /// Notes where the block leads, to go back and forth.
  func noteEnd() {
    for look in before { look.noteEnd() }
  }

  func goToEnd() {
    for look in before { look.goToEnd() }
    for part in joined { part.goToEnd() }
  }
}

/// An animation that was begun and not yet committed.
final class OpenAnimation {
  let name: String?
  let context: Any?
  let block = AnimationBlock(0.2, 0, [])
  var outer: AnimationBlock?
  var delegate: NSObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ name: String?, _ context: Any?) {
    self.name = name
    self.context = context
  }

  /// The delegate gets the name of the animation, and a number that says that it finished.
  func tell(_ selector: Selector?) {
    guard let selector = selector, let delegate = delegate else { return }
    _ = Host.perform(delegate, selector, name.map { NSString(string: $0) }, NSNumber(value: true))
  }
}

/// The animatable values of a view.
final class ViewLook {
  weak var view: UIView?
  private var start: LookValues
  private var end: LookValues
  /// The values that the block's own animations begin with.
  private var base: LookValues

  init(_ view: UIView) {
    self.view = view
    start = LookValues(view)
    end = start
    base = start
  }

  func noteEnd() {
    if let view = view { end = LookValues(view) }
  }

  func leaveOut(_ inner: ViewLook) {
    base.adopt(changesFrom: inner.start, to: inner.end)
  }

  func restore() {
    if let view = view { start.apply(to: view) }
  }

  func goToEnd() {
    if let view = view { end.apply(to: view) }
  }

  func settle(at part: Double) {
    if let view = view { start.mixed(with: end, at: CGFloat(part)).apply(to: view) }
  }

  func addAnimations(of block: AnimationBlock) {
    guard let view = view else { return }
    end = LookValues(view)
    for (key, old, new) in base.differences(from: end) {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = old
      animation.toValue = new
      animation.duration = block.duration
      animation.timingFunction = block.timing
      if block.repeats { animation.repeatCount = Float.infinity }
      if block.replaces { view.layer.interruptBlock(of: key) }
      block.note(key)
      view.layer.attach(animation, forKey: key, after: block.delay)
    }
  }
}

/// Place, size, opacity, transform and colour.
struct LookValues {
  private(set) var frame: CGRect
  private(set) var origin: CGPoint
  private(set) var alpha: CGFloat
  private(set) var geometry: LayerGeometry?
  private(set) var color: UIColor?
  private(set) var radius: CGFloat

  init(_ view: UIView) {
    frame = view.frameStorage
    origin = view.boundsOrigin
    alpha = view.alpha
    geometry = view.geometry
    color = view.backgroundColor
    radius = view.layerIfMade?.cornerRadius ?? 0
  }

  init(
    frame: CGRect, origin: CGPoint, alpha: CGFloat, geometry: LayerGeometry?, color: UIColor?,
    radius: CGFloat
  ) {
    self.frame = frame
    self.origin = origin
    self.alpha = alpha
    self.geometry = geometry
    self.color = color
    self.radius = radius
  }

  func apply(to view: UIView) {
    view.geometry = geometry
    if view.frameStorage != frame { view.place(at: frame) }
    view.boundsOrigin = origin
    if view.alpha != alpha { view.alpha = alpha }
    view.backgroundColor = color
    if let layer = view.layerIfMade { layer.cornerRadius = radius }
  }

  /// Takes the values that changed on the way between two others.
  mutating func adopt(changesFrom start: LookValues, to end: LookValues) {
    if start.frame != end.frame { frame = end.frame }
    if start.origin != end.origin { origin = end.origin }
    if start.alpha != end.alpha { alpha = end.alpha }
    if start.color != end.color { color = end.color }
    if start.radius != end.radius { radius = end.radius }
    let old = start.geometry?.transform ?? CATransform3DIdentity
    if !CATransform3DEqualToTransform(old, end.geometry?.transform ?? CATransform3DIdentity) {
      geometry = end.geometry
    }
  }

  private var position: CGPoint {
    return (geometry ?? LayerGeometry()).position(of: frame)
  }

  private var bounds: CGRect { return CGRect(origin: origin, size: frame.size) }

  /// The keys of Core Animation, with the old and the new value.
  func differences(from end: LookValues) -> [(String, Any, Any)] {
    var found: [(String, Any, Any)] = []
    if position != end.position { found.append(("position", position, end.position)) }
    if frame.size != end.frame.size {
      found.append(("bounds.size", frame.size, end.frame.size))
    }
    if origin != end.origin { found.append(("bounds.origin", origin, end.origin)) }
    if alpha != end.alpha { found.append(("opacity", Float(alpha), Float(end.alpha))) }
    let old = geometry?.transform ?? CATransform3DIdentity
    let new = end.geometry?.transform ?? CATransform3DIdentity
    if !CATransform3DEqualToTransform(old, new) { found.append(("transform", old, new)) }
    if color != end.color {
      let clear = UIColor.clear
      found.append(
        ("backgroundColor", (color ?? clear).cgColor, (end.color ?? clear).cgColor))
    }
    if radius != end.radius && because(.viewAnimatesCorners) {
      found.append(("cornerRadius", radius, end.radius))
    }
    return found
  }

  /// A part of the way to other values.
  func mixed(with end: LookValues, at part: CGFloat) -> LookValues {
    return LookValues(
      frame: LayerMix.rectangle(frame, end.frame, part),
      origin: LayerMix.point(origin, end.origin, part),
      alpha: LayerMix.number(alpha, end.alpha, part),
      geometry: part < 0.5 ? geometry : end.geometry, color: part < 0.5 ? color : end.color,
      radius: LayerMix.number(radius, end.radius, part))
  }
}

/// Values between two others.
enum LayerMix {
  static func number(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat {
    return a + (b - a) * part
  }

  static func point(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    return CGPoint(x: number(a.x, b.x, part), y: number(a.y, b.y, part))
  }

  static func size(_ a: CGSize, _ b: CGSize, _ part: CGFloat) -> CGSize {
    return CGSize(
      width: number(a.width, b.width, part), height: number(a.height, b.height, part))
  }

  static func rectangle(_ a: CGRect, _ b: CGRect, _ part: CGFloat) -> CGRect {
    return CGRect(
      origin: point(a.origin, b.origin, part), size: size(a.size, b.size, part))
  }
}
