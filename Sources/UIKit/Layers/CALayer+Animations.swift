/// The animations of a layer. They change what is on screen, and none of the layer's values.
extension CALayer {
  /// Adds a copy of an animation, which replaces one of the same key. It begins with the commit of the
  /// turn.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    var animation = anim
    if because(.animationIsCopied) { animation = anim.copy() as? CAAnimation ?? anim }
    if animation.duration == 0 { animation.duration = CATransaction.current.animationDuration }
    let name = key ?? "\(Host.hexadecimal(Host.address(animation)))"
    if running[name] != nil { removeAnimation(forKey: name) }
    attach(animation, forKey: name, after: 0)
    let transaction = CATransaction.current
    guard let length = animation.length else { return }
    transaction.lastEnd = max(transaction.lastEnd, RunLoop.main.now + length)
    if animation.delegate != nil { tell(animation, key: name, after: length) }
  }

  private func tell(_ animation: CAAnimation, key: String, after length: Double) {
    guard because(.animationTellsDelegate) else { return }
    RunLoop.main.runAfterCommit {
      if because(.animationTellsDelegate) { animation.delegate?.animationDidStart(animation) }
    }
    animation.item = RunLoop.main.enqueue(after: length, phase: 3) { [weak self] in
      animation.item = nil
      if animation.isRemovedOnCompletion { self?.forget(key, animation) }
      if because(.animationTellsDelegate) {
        animation.delegate?.animationDidStop(animation, finished: true)
      }
    }
  }

  private func forget(_ key: String, _ animation: CAAnimation) {
    guard running[key] === animation else { return }
    running[key] = nil
    runningOrder = runningOrder.filter { $0 != key }
  }

  /// Notes an animation whose end needs no turn of the run loop.
  func attach(_ animation: CAAnimation, forKey key: String, after delay: TimeInterval) {
    Simulation.current.hasAnimations = true
    animation.started = RunLoop.main.now
    if delay > 0 { animation.beginTime = animation.started + delay }
    if running[key] == nil { runningOrder.append(key) }
    running[key] = animation
  }

  /// Forgets animations that are over.
  private func prune() {
    let now = RunLoop.main.now
    for key in runningOrder {
      guard let animation = running[key], animation.isRemovedOnCompletion else { continue }
      if let length = animation.length, animation.started + length <= now {
        forget(key, animation)
      }
    }
  }

  /// The keys of the animations that the layer has, in the order of their adding; nil for none.
  public func animationKeys() -> [String]? {
    prune()
    return runningOrder.isEmpty ? nil : runningOrder
  }

  public func animation(forKey key: String) -> CAAnimation? {
    prune()
    return running[key]
  }

  /// Takes an animation away before its end: its delegate hears that it did not finish.
  public func removeAnimation(forKey key: String) {
    guard let animation = running[key] else { return }
    forget(key, animation)
    animation.item?.cancel()
    guard animation.item != nil, because(.animationTellsDelegate) else { return }
    animation.item = nil
    RunLoop.main.runAfterCommit {
      if because(.animationTellsDelegate) {
        animation.delegate?.animationDidStop(animation, finished: false)
      }
    }
  }

  public func removeAllAnimations() {
    let keys = runningOrder
    for key in keys { removeAnimation(forKey: key) }
    if let ends = blockEnds, !ends.isEmpty, because(.removedAnimationIsUnfinished) {
      blockEnds = nil
      for end in ends { end.interrupt() }
    }
  }

  /// Keeps the end of an animation block, which comes at once when the animations are taken away.
  func hold(_ end: BlockEnd) {
    blockEnds = (blockEnds ?? []).filter { $0.isWaiting } + [end]
  }

  /// The animation of a key is replaced: the block that it belongs to ends.
  func interruptBlock(of key: String) {
    guard running[key] != nil, let ends = blockEnds else { return }
    for end in ends where end.keys.contains(key) { end.interrupt() }
  }

  /// The layer is no longer on screen: only animations that stay at their end are kept.
  func leaveScreen() {
    let keys = runningOrder
    for key in keys where running[key]?.isRemovedOnCompletion ?? false {
      removeAnimation(forKey: key)
    }
    if let ends = blockEnds {
      blockEnds = nil
      for end in ends { end.interrupt() }
    }
  }

  // MARK: Between the values

  /// Becomes a copy of a layer as it is on screen now.
  func takeValues(of model: CALayer) {
    modelStorage = model
    rectangle = model.owner?.frameStorage ?? model.rectangle
    geometry = model.owner?.geometry ?? model.geometry
    boundsOrigin = model.owner?.boundsOrigin ?? model.boundsOrigin
    opacityStorage = model.opacity
    hiddenStorage = model.isHidden
    clipsStorage = model.masksToBounds
    colorStorage = model.backgroundColor
    cornerRadius = model.cornerRadius
    model.prune()
    let now = RunLoop.main.now
    for key in model.runningOrder {
      guard let animation = model.running[key] as? CABasicAnimation else { continue }
      apply(animation, at: CGFloat(animation.progress(at: now)))
    }
  }

  private func apply(_ animation: CABasicAnimation, at part: CGFloat) {
    let from = animation.fromValue
    let to = animation.toValue
    switch animation.keyPath ?? "" {
    case "opacity":
      let start = CALayer.number(from) ?? CGFloat(opacity)
      let end = CALayer.number(to) ?? CGFloat(opacity)
      opacityStorage = Float(LayerMix.number(start, end, part))
    case "position":
      let start = CALayer.point(from) ?? position
      position = LayerMix.point(start, CALayer.point(to) ?? position, part)
    case "position.x":
      let start = CALayer.number(from) ?? position.x
      position.x = LayerMix.number(start, CALayer.number(to) ?? position.x, part)
    case "position.y":
      let start = CALayer.number(from) ?? position.y
      position.y = LayerMix.number(start, CALayer.number(to) ?? position.y, part)
    case "bounds.size":
      let start = from as? CGSize ?? bounds.size
      bounds.size = LayerMix.size(start, to as? CGSize ?? bounds.size, part)
    case "bounds":
      let start = from as? CGRect ?? bounds
      bounds = LayerMix.rectangle(start, to as? CGRect ?? bounds, part)
    case "cornerRadius":
      let start = CALayer.number(from) ?? cornerRadius
      cornerRadius = LayerMix.number(start, CALayer.number(to) ?? cornerRadius, part)
    default: break
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    if let number = value as? CGFloat { return number }
    if let number = value as? Float { return CGFloat(number) }
    if let number = value as? Int { return CGFloat(number) }
    if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
    return nil
  }

  private static func point(_ value: Any?) -> CGPoint? {
    if let point = value as? CGPoint { return point }
    return (value as? NSValue)?.cgPointValue
  }
}

/// The end of an animation block, which may come too early.
final class BlockEnd {
  private var completion: ((Bool) -> Void)?
  private var item: RunLoopItem?

  /// The keys of the block's animations.
  let keys: [String]

  init(of keys: [String], _ completion: @escaping (Bool) -> Void) {
    self.keys = keys
    self.completion = completion
  }

  var isWaiting: Bool { return completion != nil }

  func wait(for length: Double) {
    item = RunLoop.main.enqueue(after: length, phase: 3) { self.finish(true) }
  }

  func finish(_ finished: Bool) {
    item = nil
    let block = completion
    completion = nil
    block?(finished)
  }

  /// The animations were taken away.
  func interrupt() {
    guard completion != nil else { return }
    item?.cancel()
    RunLoop.main.runAfterCommit { self.finish(false) }
  }
}
