/// An animation as an object, which code can begin, pause, steer and stop.
@available(iOS 10.0, *)
open class UIViewPropertyAnimator: NSObject {
  /// The duration of the whole way.
  public let duration: TimeInterval
  /// Inactive before the start and after the end, active between, stopped on request.
  public private(set) var state: UIViewAnimatingState = UIViewAnimatingState.inactive
  /// Whether the animation moves now.
  public private(set) var isRunning = false
  /// Whether it runs back to its start.
  open var isReversed = false
  /// The part of the way that is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether it waits at its end instead of finishing.
  open var pausesOnCompletion = false
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: RunLoopItem?

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations = animations {
      blocks.append(animations)
    }
  }

  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations = animations {
      blocks.append(animations)
    }
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

  /// Adds a block; one added to a running animation takes effect at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active {
      animation()
    } else {
      blocks.append(animation)
    }
  }

  /// Adds a block that hears where the animation came to rest.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks. None runs earlier, not even the one that `init` got.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Runs the blocks now, and the animation after the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    activate()
    isRunning = true
    if let interaction = Simulation.current.interaction {
      interaction.hold { self.finish(at: .end) }
      return
    }
    let left = duration * Double(1 - fractionComplete) + delay
    end = RunLoop.main.enqueue(after: left, phase: 3) {
      self.finish(at: self.isReversed ? .start : .end)
    }
  }

  /// Halts the animation; `fractionComplete` may be set then.
  open func pauseAnimation() {
    activate()
    isRunning = false
    end?.cancel()
    end = nil
  }

  /// Lets a paused animation go on.
  open func continueAnimation(
    withTimingParameters parameters: NSObject?, durationFactor factor: CGFloat
  ) {
    startAnimation()
  }

  /// Ends the animation where it is, without completion, or leaves that to `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    end?.cancel()
    end = nil
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends a stopped animation, with its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive, because(.propertyAnimatorStarts) else { return }
    state = .active
    let waiting = blocks
    blocks = []
    for block in waiting {
      block()
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    end = nil
    isRunning = false
    state = .inactive
    fractionComplete = 1
    let waiting = completions
    completions = []
    for completion in waiting {
      if because(.propertyAnimatorCompletes) {
        completion(position)
      }
    }
  }
}

/// The state of an animator in its life.
@available(iOS 10.0, *)
public enum UIViewAnimatingState: Int {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// The place where an animation ended.
@available(iOS 10.0, *)
public enum UIViewAnimatingPosition: Int {
  case end = 0
  case start = 1
  case current = 2
}
