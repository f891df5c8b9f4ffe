/// Recognises a gesture and notifies its target, which it does not keep alive.
@available(iOS 3.2, *)
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var state: UIGestureRecognizer.State = UIGestureRecognizer.State.possible
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  @available(iOS 11.0, *)
  open var name: String?
  weak var target: AnyObject?
  var action: Selector?

  public enum State: Int {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    self.target = instance(target)
    self.action = action
  }

  public override init() {
    super.init()
  }

  open func addTarget(_ target: Any, action: Selector) {
    self.target = instance(target)
    self.action = action
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    self.target = nil
    self.action = nil
  }

  open func location(in view: UIView?) -> CGPoint { return CGPoint.zero }

  open var numberOfTouches: Int { return 0 }

  /// Waits for the other to fail first.
  open func require(toFail other: UIGestureRecognizer) {}
}

/// Hears about a recogniser's decisions.
@available(iOS 3.2, *)
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { return true }
}

/// One or more taps.
@available(iOS 3.2, *)
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 1
  open var numberOfTouchesRequired: Int = 1
}

/// A finger that moves.
@available(iOS 3.2, *)
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches: Int = 1
  open var maximumNumberOfTouches: Int = Int.max
  private var translationStorage: CGPoint = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { return translationStorage }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    translationStorage = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { return CGPoint.zero }
}

/// A finger that comes in over an edge of the screen.
@available(iOS 7.0, *)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A quick stroke.
@available(iOS 3.2, *)
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var numberOfTouchesRequired: Int = 1
  open var direction: UISwipeGestureRecognizer.Direction =
    UISwipeGestureRecognizer.Direction.right

  public struct Direction: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
}

/// A finger that stays.
@available(iOS 3.2, *)
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired: Int = 1
  /// The distance that the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Two fingers that move apart or together.
@available(iOS 3.2, *)
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { return 0 }
}

/// Two fingers that turn.
@available(iOS 3.2, *)
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  open var rotation: CGFloat = 0
}
