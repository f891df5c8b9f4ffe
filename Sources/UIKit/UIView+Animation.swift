/// Animations: properties change at once, the completion comes when the time is over.
extension UIView {

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 65536)
    public static let curveEaseOut = AnimationOptions(rawValue: 131072)
    public static let curveLinear = AnimationOptions(rawValue: 196608)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1_048_576)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2_097_152)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3_145_728)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5_242_880)
  }

  public static var areAnimationsEnabled: Bool { return Simulation.current.areAnimationsEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.areAnimationsEnabled = enabled
  }

  public static func performWithoutAnimation(_ actions: () -> Void) {
    actions()
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

  @available(iOS 4.0, *)
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, { animations?() }, completion)
  }

  /// `-[UIViewAnimationState ...]`: the block runs now, its completion at the end of the animation.
  private static func runAnimation(
    _ length: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    because(.animationBlockRunsNow)
    animations()
    guard let completion = completion else { return }
    if length > 0 && Simulation.current.areAnimationsEnabled {
      RunLoop.main.enqueue(after: length, phase: 3) {
        because(.animationCompletionAtEnd)
        completion(true)
      }
    } else {
      RunLoop.main.runAfterCommit {
        because(.animationCompletionAtEnd)
        completion(true)
      }
    }
  }
}
