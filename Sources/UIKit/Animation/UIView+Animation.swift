/// Animations: properties change at once, the completion comes when the time is over.
extension UIView {

  /// The course of an animation.
  public struct AnimationOptions: OptionSet, Equatable, ImportedValue {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Updates what is pending before the block, and what the block asked for after it.
    @available(iOS 26.0, *)
    public static let flushUpdates = AnimationOptions(rawValue: 8192)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 65536)
    public static let curveEaseOut = AnimationOptions(rawValue: 131072)
    public static let curveLinear = AnimationOptions(rawValue: 196608)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1_048_576)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2_097_152)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3_145_728)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4_194_304)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5_242_880)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6_291_456)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7_340_032)
    @available(iOS 10.3, *)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 50_331_648)
    @available(iOS 10.3, *)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 117_440_512)
  }

  /// The course of an animation with keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Equatable, ImportedValue {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1024)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2048)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4096)
  }

  /// An animation of the system.
  public enum SystemAnimation: UInt, ImportedValue {
    static var nameInC: String { return "UISystemAnimation" }

    case delete = 0
  }

  /// The change of an animation's speed.
  public enum AnimationCurve: Int, ImportedValue {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// Whether animations take time.
  public static var areAnimationsEnabled: Bool { return Simulation.current.areAnimationsEnabled }

  /// The seconds that the animation takes whose block is running; 0 outside of one.
  @available(iOS 9.0, *)
  public static var inheritedAnimationDuration: TimeInterval {
    return Simulation.current.inheritedAnimationDuration
  }

  /// Switches animations off and on, for everybody.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.areAnimationsEnabled = enabled
  }

  /// Animations begun in the block do not run: they are over with the next turn of the run loop.
  @available(iOS 7.0, *)
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let before = Simulation.current.areAnimationsEnabled
    let block = Simulation.current.animationBlock
    if because(.performWithoutAnimation) {
      Simulation.current.areAnimationsEnabled = false
      Simulation.current.animationBlock = nil
    }
    actions()
    Simulation.current.areAnimationsEnabled = before
    Simulation.current.animationBlock = block
  }

  @available(iOS 4.0, *)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.flushUpdates), because(.flushedUpdatesAreAnimated) {
      Simulation.current.flushUpdates()
      let inside: () -> Void = {
        animations()
        Simulation.current.flushUpdates()
      }
      run(AnimationBlock(duration, delay, options), inside, completion)
      return
    }
    run(AnimationBlock(duration, delay, options), animations, completion)
  }

  @available(iOS 4.0, *)
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationBlock(duration, 0, []), animations, completion)
  }

  @available(iOS 7.0, *)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationBlock(duration, delay, options), animations, completion)
  }

  /// A spring by its length and bounce.
  @available(iOS 17.0, *)
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationBlock(duration, delay, options), animations, completion)
  }

  /// An animation whose block adds keyframes.
  @available(iOS 7.0, *)
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = UIView.AnimationOptions(rawValue: options.rawValue & 255)
    run(AnimationBlock(duration, delay, plain), animations, completion)
  }

  /// A part of an animation with keyframes; begin and length are parts of the whole.
  @available(iOS 7.0, *)
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = Simulation.current.animationBlock else {
      animations()
      return
    }
    let part = AnimationBlock(
      duration: outer.duration * frameDuration,
      delay: outer.delay + outer.duration * frameStartTime,
      timing: outer.timing)
    Simulation.current.animationBlock = part
    animations()
    Simulation.current.animationBlock = outer
    part.addAnimations()
    outer.leaveOut(part)
    outer.join(part)
  }

  /// Repeats the animations of the block.
  @available(iOS 12.0, *)
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Takes views away with an animation of the system, which deletes them at its end.
  @available(iOS 7.0, *)
  public static func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallel: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(0.4, 0, options)
    block.lastsWithoutChanges = true
    run(block, { parallel?() }) { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Changes inside one view, such as other subviews, shown as one transition.
  @available(iOS 4.0, *)
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(duration, 0, options)
    block.lastsWithoutChanges = true
    run(block, { animations?() }, completion)
  }

  /// Puts one view in the place of another, unless the options only hide and show them.
  @available(iOS 4.0, *)
  public static func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(duration, 0, options)
    block.lastsWithoutChanges = true
    run(
      block, { exchange(from, to, keeps: options.contains(.showHideTransitionViews)) }, completion)
  }

  private static func exchange(_ from: UIView, _ to: UIView, keeps: Bool) {
    if keeps || !because(.transitionExchangesViews) {
      from.isHidden = true
      to.isHidden = false
      return
    }
    from.superview?.addSubview(to)
    from.removeFromSuperview()
  }

  // MARK: Begin and commit

  /// Begins an animation block without a closure, as before iOS 4.
  public static func beginAnimations(_ animationID: String?, context: Any?) {
    let simulation = Simulation.current
    let open = OpenAnimation(animationID, context)
    open.outer = simulation.animationBlock
    simulation.openAnimations.append(open)
    simulation.animationBlock = open.block
  }

  /// Ends the block that was begun last.
  public static func commitAnimations() {
    let simulation = Simulation.current
    guard let open = simulation.openAnimations.popLast() else { return }
    simulation.animationBlock = open.outer
    let block = open.block
    if simulation.areAnimationsEnabled && block.duration + block.delay > 0 { block.addAnimations() }
    open.tell(open.willStart)
    RunLoop.main.enqueue(after: block.isEmpty ? 0 : block.duration + block.delay, phase: 3) {
      open.tell(open.didStop)
    }
  }

  private static var openAnimation: OpenAnimation? { return Simulation.current.openAnimations.last }

  public static func setAnimationDuration(_ duration: TimeInterval) {
    openAnimation?.block.duration = duration
  }

  public static func setAnimationDelay(_ delay: TimeInterval) {
    openAnimation?.block.delay = delay
  }

  public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    openAnimation?.block.timing = UICubicTimingParameters.function(of: curve)
  }

  public static func setAnimationDelegate(_ delegate: Any?) {
    openAnimation?.delegate = delegate as? NSObject
  }

  public static func setAnimationWillStart(_ selector: Selector?) {
    openAnimation?.willStart = selector
  }

  public static func setAnimationDidStop(_ selector: Selector?) {
    openAnimation?.didStop = selector
  }

  public static func setAnimationRepeatCount(_ repeatCount: Float) {}

  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}

  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  public static func setAnimationStart(_ startDate: Date) {}

  public static func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    openAnimation?.block.lastsWithoutChanges = true
  }

  /// The transitions of blocks without a closure.
  public enum AnimationTransition: Int {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  // MARK: Running

  /// Runs blocks that go along with an animation of the system.
  static func run(along duration: TimeInterval, _ work: () -> Void) {
    let simulation = Simulation.current
    guard simulation.areAnimationsEnabled, duration > 0 else {
      work()
      return
    }
    let outer = simulation.animationBlock
    let outerDuration = simulation.inheritedAnimationDuration
    let block = AnimationBlock(duration, 0, .overrideInheritedDuration)
    simulation.animationBlock = block
    simulation.inheritedAnimationDuration = duration
    work()
    simulation.animationBlock = outer
    simulation.inheritedAnimationDuration = outerDuration
    block.addAnimations()
  }

  /// `-[UIViewAnimationState ...]`: the block runs now, its completion at the end of the animation.
  private static func run(
    _ block: AnimationBlock, _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let simulation = Simulation.current
    let isInstant = block.duration + block.delay <= 0 || !simulation.areAnimationsEnabled
    if because(.animationBlockRunsNow) {
      let outer = simulation.animationBlock
      let outerDuration = simulation.inheritedAnimationDuration
      simulation.animationBlock = isInstant ? nil : block
      simulation.inheritedAnimationDuration = block.duration
      animations()
      simulation.animationBlock = outer
      simulation.inheritedAnimationDuration = outerDuration
      if !isInstant {
        block.addAnimations()
        outer?.leaveOut(block)
      }
    } else {
      RunLoop.main.runAfterCommit(animations)
      block.lastsWithoutChanges = true
    }
    guard let completion = completion else { return }
    // An interaction holds an animation, whatever it changes.
    let isOver = block.isEmpty && simulation.interaction == nil
    if isInstant || isOver && because(.emptyAnimationIsOver) {
      completeInstantly(completion)
    } else {
      completeAnimation(block, completion)
    }
  }

  /// Hands the completion to its end: the interaction that holds the animation, or the clock.
  private static func completeAnimation(
    _ block: AnimationBlock, _ completion: @escaping (Bool) -> Void
  ) {
    if let interaction = Simulation.current.interaction {
      interaction.hold { finishAnimation(true, completion) }
    } else if because(.animationCompletionAtEnd) {
      let end = BlockEnd(of: block.keys) { finishAnimation($0, completion) }
      for layer in block.layers { layer.hold(end) }
      // One that repeats for ever has no end of its own.
      if !block.repeats { end.wait(for: block.duration + block.delay) }
    } else {
      completion(true)
    }
  }

  /// "If the duration of the animation is 0, this block is performed at the beginning of the next
  /// run loop cycle."
  private static func completeInstantly(_ completion: @escaping (Bool) -> Void) {
    guard because(.instantAnimationCompletesNextTurn) else {
      completion(true)
      return
    }
    RunLoop.main.enqueue(after: 0, phase: 3) {
      because(.instantAnimationCompletesNextTurn)
      completion(true)
    }
  }

  private static func finishAnimation(_ finished: Bool, _ completion: (Bool) -> Void) {
    because(.animationCompletionAtEnd)
    completion(finished)
  }
}
