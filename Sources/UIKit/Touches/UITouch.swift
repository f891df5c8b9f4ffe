/// A finger on the screen, from touching it until it lifts.
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    @available(iOS 13.4, *)
    case regionEntered = 5
    @available(iOS 13.4, *)
    case regionMoved = 6
    @available(iOS 13.4, *)
    case regionExited = 7
  }

  /// The kinds of things that touch the screen.
  @available(iOS 9.0, *)
  public enum TouchType: Int {
    case direct = 0
    case indirect = 1
    case pencil = 2
    @available(iOS 13.4, *)
    case indirectPointer = 3

    @available(iOS 9.1, *)
    public static var stylus: TouchType { return .pencil }
  }

  /// Values of a pencil that are not certain at first.
  @available(iOS 9.1, *)
  public struct Properties: OptionSet, Equatable, ImportedValue {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    @available(iOS 17.5, *)
    public static let roll = Properties(rawValue: 16)
  }

  var viewStorage: UIView?
  var windowStorage: UIWindow?
  var phaseStorage: UITouch.Phase = .began
  var tapCountStorage = 1
  var timestampStorage: TimeInterval = 0
  var recognizers: [UIGestureRecognizer] = []
  /// The place in the window.
  var position: CGPoint
  var previousPosition: CGPoint
  var delivery: TouchDelivery = .waiting

  init(at position: CGPoint, in window: UIWindow) {
    self.position = position
    previousPosition = position
    windowStorage = window
    super.init()
  }

  /// The view that the touch began in; it stays the same wherever the finger goes.
  open var view: UIView? { return viewStorage }

  open var window: UIWindow? { return windowStorage }

  open var phase: UITouch.Phase { return phaseStorage }

  /// How many times the finger tapped here in a row.
  open var tapCount: Int { return tapCountStorage }

  /// Seconds since the app was launched.
  open var timestamp: TimeInterval { return timestampStorage }

  @available(iOS 9.0, *)
  open var type: UITouch.TouchType { return .direct }

  /// The recognisers that get the touch.
  @available(iOS 3.2, *)
  open var gestureRecognizers: [UIGestureRecognizer]? { return recognizers }

  /// The place in the coordinates of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint { return place(position, in: view) }

  /// The place before the last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    return place(previousPosition, in: view)
  }

  /// The precise place of a pencil; a finger has the same one.
  @available(iOS 9.1, *)
  open func preciseLocation(in view: UIView?) -> CGPoint { return location(in: view) }

  @available(iOS 9.1, *)
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    return previousLocation(in: view)
  }

  /// The pressure, where 1 is an average touch; a screen that can't feel it has 0.
  @available(iOS 9.0, *)
  open var force: CGFloat { return 0 }

  @available(iOS 9.0, *)
  open var maximumPossibleForce: CGFloat { return 0 }

  /// The radius of the finger's tip, in points.
  @available(iOS 8.0, *)
  open var majorRadius: CGFloat { return 20 }

  @available(iOS 8.0, *)
  open var majorRadiusTolerance: CGFloat { return 5 }

  /// The angles of a pencil, in radians; a finger stands upright.
  @available(iOS 9.1, *)
  open var altitudeAngle: CGFloat { return CGFloat.pi / 2 }

  @available(iOS 9.1, *)
  open func azimuthAngle(in view: UIView?) -> CGFloat { return 0 }

  @available(iOS 9.1, *)
  open func azimuthUnitVector(in view: UIView?) -> CGVector { return CGVector(dx: 1, dy: 0) }

  @available(iOS 17.5, *)
  open var rollAngle: CGFloat { return 0 }

  @available(iOS 9.1, *)
  open var estimationUpdateIndex: NSNumber? { return nil }

  @available(iOS 9.1, *)
  open var estimatedProperties: UITouch.Properties { return [] }

  @available(iOS 9.1, *)
  open var estimatedPropertiesExpectingUpdates: UITouch.Properties { return [] }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    return view?.convert(point, from: windowStorage) ?? point
  }

  var isOver: Bool { return phaseStorage == .ended || phaseStorage == .cancelled }

  func move(to point: CGPoint, _ phase: UITouch.Phase) {
    previousPosition = position
    position = point
    phaseStorage = phase
    timestampStorage = RunLoop.main.now
  }
}

/// The touched view's knowledge of a touch.
enum TouchDelivery {
  /// It has not heard of the touch yet.
  case waiting
  /// It heard that the touch began, and not that it ended.
  case delivered
  /// It hears nothing more.
  case over
}
