/// Animations: properties change at once, the completion comes when the time is over.
extension UIView {

  /// The course of an animation.
  public struct AnimationOptions: OptionSet, Equatable, ImportedValue {
    static var nameInC: String { return "UIViewAnimationOptions" }

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
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 65536)
    public static let curveEaseOut = AnimationOptions(rawValue: 131072)
    public static let curveLinear = AnimationOptions(rawValue: 196608)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1_048_576)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2_097_152)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3_145_728)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4_194_304)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5_242_880)
  }

  /// The change of an animation's speed.
  public enum AnimationCurve: Int, ImportedValue {
    static var nameInC: String { return "UIViewAnimationCurve" }

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
    if because(.performWithoutAnimation) {
      Simulation.current.areAnimationsEnabled = false
    }
    actions()
    Simulation.current.areAnimationsEnabled = before
  }

  @available(iOS 4.0, *)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  @available(iOS 4.0, *)
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, animations, completion)
  }

  @available(iOS 7.0, *)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  /// Changes inside one view, such as other subviews, shown as one transition.
  @available(iOS 4.0, *)
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, { animations?() }, completion)
  }

  /// Puts one view in the place of another, unless the options only hide and show them.
  @available(iOS 4.0, *)
  public static func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(
      duration, { exchange(from, to, keeps: options.contains(.showHideTransitionViews)) },
      completion)
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

  /// `-[UIViewAnimationState ...]`: the block runs now, its completion at the end of the animation.
  static func runAnimation(
    _ length: TimeInterval, _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    if because(.animationBlockRunsNow) {
      let outer = Simulation.current.inheritedAnimationDuration
      Simulation.current.inheritedAnimationDuration = length
      animations()
      Simulation.current.inheritedAnimationDuration = outer
    } else {
      RunLoop.main.runAfterCommit(animations)
    }
    if let completion = completion {
      completeAnimation(length, completion)
    }
  }

  /// Hands the completion to its end: the interaction that holds the animation, or the clock.
  private static func completeAnimation(
    _ length: TimeInterval, _ completion: @escaping (Bool) -> Void
  ) {
    let isInstant = length <= 0 || !Simulation.current.areAnimationsEnabled
    if isInstant {
      completeInstantly(completion)
    } else if let interaction = Simulation.current.interaction {
      interaction.hold { finishAnimation(completion) }
    } else if because(.animationCompletionAtEnd) {
      RunLoop.main.enqueue(after: length, phase: 3) { finishAnimation(completion) }
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

  private static func finishAnimation(_ completion: (Bool) -> Void) {
    because(.animationCompletionAtEnd)
    completion(true)
  }
}
