/// A finger that moves.
@available(iOS 3.2, *)
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches: Int = 1
  open var maximumNumberOfTouches: Int = Int.max
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private var lastTime: Double = 0
  private var speed = CGPoint.zero

  /// The distance that the finger must move, in points.
  private let hysteresis: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > maximumNumberOfTouches {
      state = isUnderWay ? .cancelled : .failed
      return
    }
    if isUnderWay { return }
    start = location(in: nil)
    origin = start
    lastTime = RunLoop.main.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measureSpeed(touches)
    if isUnderWay {
      state = .changed
    } else if fingers.count >= minimumNumberOfTouches && hasMoved(from: start) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isUnderWay {
      if fingers.count < minimumNumberOfTouches { state = .ended }
    } else if fingers.isEmpty {
      state = .failed
    }
  }

  func hasMoved(from start: CGPoint) -> Bool {
    return distance(start, location(in: nil)) >= hysteresis
  }

  /// How far the fingers went since the start, or since the translation was set.
  open func translation(in view: UIView?) -> CGPoint {
    if touchStorage.isEmpty { return CGPoint(x: 0 - origin.x, y: 0 - origin.y) }
    let here = location(in: nil)
    return CGPoint(x: here.x - origin.x, y: here.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = touchStorage.isEmpty ? CGPoint.zero : location(in: nil)
    origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
  }

  /// Points in a second; moves without time between them have no speed.
  open func velocity(in view: UIView?) -> CGPoint { return speed }

  private func measureSpeed(_ touches: Set<UITouch>) {
    let elapsed = RunLoop.main.now - lastTime
    guard elapsed > 0, let touch = touches.first else { return }
    lastTime = RunLoop.main.now
    speed = CGPoint(
      x: (touch.position.x - touch.previousPosition.x) / CGFloat(elapsed),
      y: (touch.position.y - touch.previousPosition.y) / CGFloat(elapsed))
  }

  open override func reset() {
    super.reset()
    speed = CGPoint.zero
    origin = CGPoint.zero
  }

  /// The kinds of scrolling that count as a pan.
  @available(iOS 13.4, *)
  open var allowedScrollTypesMask: UIScrollTypeMask = []
}

/// A finger that comes in over an edge of the screen.
@available(iOS 7.0, *)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// The width of an edge, in points.
  private let edge: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !isUnderWay && !isAtEdge { state = .failed }
  }

  private var isAtEdge: Bool {
    let point = location(in: nil)
    let screen = UIScreen.main.bounds
    if edges.contains(.left) && point.x <= edge { return true }
    if edges.contains(.right) && point.x >= screen.width - edge { return true }
    if edges.contains(.top) && point.y <= edge { return true }
    return edges.contains(.bottom) && point.y >= screen.height - edge
  }
}

/// A pointer over a view.
@available(iOS 13.0, *)
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far above the screen a pencil is, from 0 to 1.
  @available(iOS 16.1, *)
  open var zOffset: CGFloat { return 0 }
}

/// Kinds of scrolling with a mouse or a trackpad.
@available(iOS 13.4, *)
public struct UIScrollTypeMask: OptionSet, Equatable, ImportedValue {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all = UIScrollTypeMask(rawValue: 3)
}
