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

/// An animation that can be started, paused and stopped.
@available(iOS 10.0, *)
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks.
@available(iOS 10.0, *)
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The kind of a timing curve.
@available(iOS 10.0, *)
public enum UITimingCurveType: Int {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// A curve or a spring.
@available(iOS 10.0, *)
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of Bézier.
@available(iOS 10.0, *)
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    isBuiltIn = true
    switch animationCurve {
    case .easeInOut:
      controlPoint1 = CGPoint(x: 0.42, y: 0)
      controlPoint2 = CGPoint(x: 0.58, y: 1)
    case .easeIn:
      controlPoint1 = CGPoint(x: 0.42, y: 0)
      controlPoint2 = CGPoint(x: 1, y: 1)
    case .easeOut:
      controlPoint1 = CGPoint(x: 0, y: 0)
      controlPoint2 = CGPoint(x: 0.58, y: 1)
    case .linear:
      controlPoint1 = CGPoint(x: 0, y: 0)
      controlPoint2 = CGPoint(x: 1, y: 1)
    }
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  static func function(of curve: UIView.AnimationCurve) -> CAMediaTimingFunction {
    return UICubicTimingParameters(animationCurve: curve).function
  }

  open var timingCurveType: UITimingCurveType { return isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { return self }
  open var springTimingParameters: UISpringTimingParameters? { return nil }

  var function: CAMediaTimingFunction {
    return CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// A spring.
@available(iOS 10.0, *)
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  let dampingRatio: CGFloat

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / (2 * (mass * stiffness).squareRoot())
    initialVelocity = velocity
    super.init()
  }

  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  /// A spring by how long it seems to move and how much it bounces.
  @available(iOS 17.0, *)
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { return .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { return nil }
  open var springTimingParameters: UISpringTimingParameters? { return self }
}
