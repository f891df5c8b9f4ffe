/// An animation as an object, which code can begin, pause, steer and stop.
@available(iOS 10.0, *)
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the whole way.
  public let duration: TimeInterval
  /// The seconds before it begins, as `startAnimation(afterDelay:)` said.
  public private(set) var delay: TimeInterval = 0
  /// Inactive before the start and after the end, active between, stopped on request.
  public private(set) var state: UIViewAnimatingState = UIViewAnimatingState.inactive
  /// Whether the animation moves now.
  public private(set) var isRunning = false
  /// Whether it runs back to its start.
  open var isReversed = false {
    didSet { if isReversed != oldValue && isRunning { run(for: secondsLeft) } }
  }
  /// Whether it waits at its end instead of finishing.
  @available(iOS 11.0, *)
  open var pausesOnCompletion = false
  /// Whether a paused animation moves evenly with `fractionComplete`.
  @available(iOS 11.0, *)
  open var scrubsLinearly = true
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  /// The curve or the spring of the animation.
  public let timingParameters: (any UITimingCurveProvider)?
  private var blocks: [AnimatorBlock] = []
  private var ran: [AnimationBlock] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: RunLoopItem?
  /// The part of the way when it last began to move, and when that was.
  private var base: Double = 0
  private var began: Double = 0
  private var pace: Double = 1

  private init(
    length: TimeInterval, parameters: any UITimingCurveProvider, animations: (() -> Void)?
  ) {
    duration = length == 0 && because(.animatorHasLeastDuration) ? 0.2 : length
    timingParameters = parameters
    super.init()
    if let animations = animations {
      blocks.append(AnimatorBlock(work: animations, delayFactor: 0))
    }
  }

  public convenience override init() {
    self.init(duration: 0.2, curve: .easeInOut)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      length: duration, parameters: UICubicTimingParameters(animationCurve: curve),
      animations: animations)
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      length: duration, parameters: UISpringTimingParameters(dampingRatio: ratio),
      animations: animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      length: duration,
      parameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2),
      animations: animations)
  }

  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(length: duration, parameters: parameters, animations: nil)
  }

  /// Creates an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion = completion {
      animator.addCompletion(completion)
    }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    guard state == .stopped || state == .active && !isRunning else { return }
    if because(.heldAnimatorIsNotReleased) {
      UIViewPropertyAnimator.raise(
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
  }

  fileprivate static func raise(_ reason: String) {
    Host.raise(NSException(name: .internalInconsistencyException, reason: reason))
  }

  /// An animator of the same duration and curve, without the blocks.
  open func copy() -> Any {
    return UIViewPropertyAnimator(
      length: duration, parameters: timingParameters ?? UICubicTimingParameters(), animations: nil)
  }

  // MARK: Blocks

  /// Adds a block; one added to a running animation takes effect at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that begins after a part of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let block = AnimatorBlock(work: animation, delayFactor: Double(delayFactor))
    if state == .active {
      run(block)
    } else {
      blocks.append(block)
    }
  }

  /// Adds a block that hears where the animation came to rest.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Runs the blocks. None runs earlier, not even the one that `init` got.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Runs the blocks now, and the animation after the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if isRunning || refusesWhenStopped("startAnimation") { return }
    if delay > 0 { self.delay = delay }
    activate()
    pace = 1
    isRunning = true
    if let interaction = Simulation.current.interaction {
      interaction.hold { self.finish(at: .end) }
      return
    }
    began = RunLoop.main.now + delay
    run(for: secondsLeft + delay)
  }

  private func run(for seconds: Double) {
    end?.cancel()
    base = Double(fractionComplete)
    if began < RunLoop.main.now { began = RunLoop.main.now }
    end = RunLoop.main.enqueue(after: seconds, phase: 3) { self.arrive() }
  }

  private var secondsLeft: Double {
    let part = Double(fractionComplete)
    return duration * pace * (isReversed ? part : 1 - part)
  }

  /// The part of the way that is done, from 0 to 1. Setting it halts an animation and moves it there.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, duration > 0, Simulation.current.interaction == nil else {
        return CGFloat(base)
      }
      let passed = max(0, RunLoop.main.now - began) / (duration * pace)
      return CGFloat(max(0, min(1, isReversed ? base - passed : base + passed)))
    }
    set {
      if refusesWhenStopped("setFractionComplete:") { return }
      if isRunning || state == .inactive { pauseAnimation() }
      base = max(0, min(1, Double(newValue)))
    }
  }

  /// Halts the animation; `fractionComplete` may be set then.
  open func pauseAnimation() {
    if refusesWhenStopped("pauseAnimation") { return }
    let part = fractionComplete
    activate()
    isRunning = false
    base = Double(part)
    end?.cancel()
    end = nil
  }

  /// Lets a paused animation go on. The factor is a part of the duration; 0 means what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor factor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let part = isReversed ? base : 1 - base
    pace = factor > 0 && part > 0 ? Double(factor) / part : 1
    isRunning = true
    began = RunLoop.main.now
    run(for: secondsLeft)
  }

  /// Ends the animation where it is, without completion, or leaves that to `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .stopped && withoutFinishing { state = .inactive }
      return
    }
    let part = Double(fractionComplete)
    end?.cancel()
    end = nil
    isRunning = false
    base = part
    if because(.stoppedAnimatorKeepsPlace) {
      for block in ran { block.settle(at: part) }
    }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation, with its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      if because(.onlyStoppedAnimatorFinishes) {
        UIViewPropertyAnimator.raise(
          "finishAnimationAtPosition: should only be called on a stopped animator!")
      }
      return
    }
    finish(at: finalPosition)
  }

  private func refusesWhenStopped(_ method: String) -> Bool {
    guard state == .stopped else { return false }
    return true
  }

  private func activate() {
    guard state == .inactive, because(.propertyAnimatorStarts) else { return }
    state = .active
    base = 0
    let waiting = blocks
    blocks = []
    for block in waiting { run(block) }
  }

  /// The work runs now; the change shows over the time that is left.
  private func run(_ block: AnimatorBlock) {
    let simulation = Simulation.current
    let outer = simulation.animationBlock
    let left = max(0, duration * (1 - Double(fractionComplete)))
    let wait = left * block.delayFactor
    let own = AnimationBlock(duration: left - wait, delay: wait, timing: timing)
    let outerDuration = simulation.inheritedAnimationDuration
    if simulation.areAnimationsEnabled { simulation.animationBlock = own }
    simulation.inheritedAnimationDuration = left - wait
    block.work()
    simulation.animationBlock = outer
    simulation.inheritedAnimationDuration = outerDuration
    own.addAnimations()
    own.noteEnd()
    ran.append(own)
  }

  private var timing: CAMediaTimingFunction {
    return (timingParameters as? UICubicTimingParameters)?.function
      ?? CAMediaTimingFunction(name: .easeOut)
  }

  // MARK: Ending

  /// The time is over.
  private func arrive() {
    end = nil
    base = isReversed ? 0 : 1
    if pausesOnCompletion, because(.animatorPausesAtEnd) {
      isRunning = false
      return
    }
    finish(at: isReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    end = nil
    isRunning = false
    state = .inactive
    if position == .start && because(.animatorReturnsToStart) {
      for block in ran.reversed() { block.revert() }
    } else if position == .end {
      for block in ran { block.goToEnd() }
    }
    for block in ran { for layer in block.layers { layer.removeAllAnimations() } }
    ran = []
    base = 0
    let waiting = completions
    completions = []
    for completion in waiting {
      if because(.propertyAnimatorCompletes) {
        completion(position)
      }
    }
  }
}

/// A block of an animator.
struct AnimatorBlock {
  let work: () -> Void
  let delayFactor: Double
}
