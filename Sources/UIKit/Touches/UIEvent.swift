/// An act of a person: touches or motion.
open class UIEvent: NSObject {
  public enum EventType: Int {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    @available(iOS 13.4, *)
    case scroll = 10
    @available(iOS 13.4, *)
    case hover = 11
    @available(iOS 13.4, *)
    case transform = 14
  }

  public enum EventSubtype: Int {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  let typeStorage: UIEvent.EventType
  let subtypeStorage: UIEvent.EventSubtype
  var touches: [UITouch]
  var timestampStorage: TimeInterval = 0

  init(touches: [UITouch]) {
    typeStorage = .touches
    subtypeStorage = .none
    self.touches = touches
    super.init()
  }

  init(type: UIEvent.EventType, subtype: UIEvent.EventSubtype) {
    typeStorage = type
    subtypeStorage = subtype
    touches = []
    super.init()
  }

  public override convenience init() {
    self.init(touches: [])
  }

  open var type: UIEvent.EventType { return typeStorage }

  open var subtype: UIEvent.EventSubtype { return subtypeStorage }

  /// Seconds since the app was launched.
  open var timestamp: TimeInterval { return timestampStorage }

  /// Every finger on the screen.
  open var allTouches: Set<UITouch>? {
    return typeStorage == .touches ? Set(touches) : nil
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    return Set(touches.filter { $0.windowStorage === window })
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    return Set(touches.filter { $0.viewStorage === view })
  }

  /// The positions of a finger between two events; the model has one for each.
  @available(iOS 9.0, *)
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    return touches.contains { $0 === touch } ? [touch] : nil
  }

  /// Where the finger will be; the model makes no guess.
  @available(iOS 9.0, *)
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { return [] }

  @available(iOS 13.4, *)
  open var modifierFlags: UIKeyModifierFlags { return [] }

  @available(iOS 13.4, *)
  open var buttonMask: UIEvent.ButtonMask { return [] }

  @available(iOS 3.2, *)
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    return Set(touches.filter { touch in touch.recognizers.contains { $0 === gesture } })
  }

  /// The buttons of a mouse.
  @available(iOS 13.4, *)
  public struct ButtonMask: OptionSet, Equatable, ImportedValue {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    public static func button(_ number: Int) -> ButtonMask {
      return ButtonMask(rawValue: 1 << (number - 1))
    }
  }
}
