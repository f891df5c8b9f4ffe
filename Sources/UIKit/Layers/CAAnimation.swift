/// A change of a layer over time.
open class CAAnimation: NSObject, CAAction, NSCopying {
  /// Seconds; 0 means the transaction's duration.
  open var duration: TimeInterval = 0
  /// Seconds before it begins.
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  /// Whether the layer forgets it at its end.
  open var isRemovedOnCompletion = true
  open var speed: Float = 1
  open var fillMode: CAMediaTimingFillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of begin and end. Unlike most delegates it is kept alive.
  open var delegate: (any CAAnimationDelegate)?
  private var extras: [String: Any] = [:]
  /// When it began on the layer, in seconds since launch.
  var started: Double = 0
  var item: RunLoopItem?

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone?) -> Any {
    guard let copy = Host.make(type(of: self)) as? CAAnimation else { return self }
    copy.takeValues(of: self)
    return copy
  }

  /// Becomes the same as another animation of the class.
  func takeValues(of other: CAAnimation) {
    duration = other.duration
    beginTime = other.beginTime
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    isRemovedOnCompletion = other.isRemovedOnCompletion
    speed = other.speed
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    extras = other.extras
  }

  /// The seconds until the end; nil for one that never ends.
  var length: Double? {
    var once = duration
    if autoreverses { once *= 2 }
    let pace = speed == 0 ? 1 : Double(abs(speed))
    if repeatDuration > 0 { return (repeatDuration + delay) / pace }
    if repeatCount.isInfinite || repeatCount > 1e6 { return nil }
    let count = repeatCount > 1 ? Double(repeatCount) : 1
    return delay + once * count / pace
  }

  /// A begin time is a time since launch, as `CACurrentMediaTime()` gives it.
  private var delay: Double {
    return beginTime > started ? beginTime - started : 0
  }

  open func setValue(_ value: Any?, forKey key: String) {
    extras[key] = value
  }

  open func value(forKey key: String) -> Any? { return extras[key] ?? property(forKey: key) }

  private func property(forKey key: String) -> Any? {
    switch key {
    case "duration": return duration
    case "beginTime": return beginTime
    case "timeOffset": return timeOffset
    case "repeatCount": return repeatCount
    case "repeatDuration": return repeatDuration
    case "autoreverses": return autoreverses
    case "removedOnCompletion": return isRemovedOnCompletion
    case "speed": return speed
    case "fillMode": return fillMode.rawValue
    default: return nil
    }
  }

  /// The value of a property that nobody has set; nil for other keys.
  open class func defaultValue(forKey key: String) -> Any? {
    return CAAnimation().value(forKey: key)
  }

  open func shouldArchiveValue(forKey key: String) -> Bool { return true }

  /// How far it is at a time, from 0 to 1.
  func progress(at time: Double) -> Double {
    if duration <= 0 { return 1 }
    let passed = max(0, time - started - delay)
    var part = passed / duration
    if autoreverses {
      part = part.truncatingRemainder(dividingBy: 2)
      if part > 1 { part = 2 - part }
    } else if repeatCount > 1 {
      part = part.truncatingRemainder(dividingBy: 1)
    }
    part = min(1, part)
    return timingFunction?.value(at: part) ?? part
  }
}

/// Hears of an animation's begin and end.
@available(iOS 10.0, *)
public protocol CAAnimationDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func animationDidStart(_ anim: CAAnimation)
  @_semantics("vdl.callback")
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public init(keyPath: String?) {
    self.keyPath = keyPath
    super.init()
  }

  public override init() {
    super.init()
  }

  open var valueFunction: CAValueFunction?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}

/// A change like that of a spring.
@available(iOS 9.0, *)
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// The seconds until it is still; the swings get smaller the faster, the more it is damped.
  open var settlingDuration: TimeInterval { return 14.727003346780927 * mass / damping }

  @available(iOS 17.0, *)
  open var allowsOverdamping = false

  /// A spring by how long it seems to move and how much it bounces.
  @available(iOS 17.0, *)
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / perceptualDuration
    stiffness = frequency * frequency
    damping = (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)) * 2 * frequency
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = CAAnimationCalculationMode.linear

  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }
}

/// A change that comes or goes as a whole.
open class CATransition: CAAnimation {
  open var type: CATransitionType = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

/// Several changes at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}

/// The change of speed in the course of an animation.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  public init(name: CAMediaTimingFunctionName) {
    switch name.rawValue {
    case "easeIn": points = [0.42, 0, 1, 1]
    case "easeOut": points = [0, 0, 0.58, 1]
    case "easeInEaseOut": points = [0.42, 0, 0.58, 1]
    case "default": points = [0.25, 0.1, 0.25, 1]
    default: points = [0, 0, 1, 1]
    }
    super.init()
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// The part of the way after a part of the time, on the curve of Bézier.
  func value(at time: Double) -> Double {
    if time <= 0 || time >= 1 { return min(1, max(0, time)) }
    var low = 0.0
    var high = 1.0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if bezier(middle, Double(points[0]), Double(points[2])) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return bezier(low, Double(points[1]), Double(points[3]))
  }

  private func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// One of the four points of the curve; the first is (0, 0) and the last (1, 1).
  open func getControlPoint(at index: Int, values: inout [Float]) {
    switch index {
    case 0: values = [0, 0]
    case 1: values = [points[0], points[1]]
    case 2: values = [points[2], points[3]]
    default: values = [1, 1]
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    return (object as? CAMediaTimingFunction)?.points == points
  }

  /// The name of a common curve, else the numbers of its inner points.
  open override var description: String {
    let known: [(String, [Float])] = [
      ("linear", [0, 0, 1, 1]), ("easeIn", [0.42, 0, 1, 1]), ("easeOut", [0, 0, 0.58, 1]),
      ("easeInEaseOut", [0.42, 0, 0.58, 1]), ("default", [0.25, 0.1, 0.25, 1]),
    ]
    for (name, numbers) in known where numbers == points { return name }
    let texts = points.map { PrintedNumber.short(CGFloat($0)) }
    return "(\(texts.joined(separator: ", ")))"
  }
}

/// The seconds since the device was started; here since the launch.
public func CACurrentMediaTime() -> TimeInterval { return RunLoop.main.now }

/// How an object turns along a path.
public struct CAAnimationRotationMode: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  public var description: String { return "CAAnimationRotationMode(_rawValue: \(rawValue))" }
}

/// Makes a transform of a number.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The meaning of a number of an animation.
public struct CAValueFunctionName: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  public var description: String { return "CAValueFunctionName(_rawValue: \(rawValue))" }
}
