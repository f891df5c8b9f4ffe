/// A change of a layer over time. The model keeps it and shows nothing.
open class CAAnimation: NSObject {
  /// Seconds.
  open var duration: TimeInterval = 0
  /// Seconds before it begins.
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var speed: Float = 1
}

/// A change of one property.
open class CABasicAnimation: CAAnimation {
  public let keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public init(keyPath: String?) {
    self.keyPath = keyPath
    super.init()
  }
}

/// A change of one property through several values.
open class CAKeyframeAnimation: CAAnimation {
  public let keyPath: String?
  open var values: [Any]?
  open var keyTimes: [Double]?

  public init(keyPath: String?) {
    self.keyPath = keyPath
    super.init()
  }
}

/// Several changes at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
