/// A quick stroke.
@available(iOS 3.2, *)
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var numberOfTouchesRequired: Int = 1
  open var direction: UISwipeGestureRecognizer.Direction =
    UISwipeGestureRecognizer.Direction.right
  private var start = CGPoint.zero
  private var startTime: Double = 0

  /// Seconds, and points along and beside the direction.
  private let longestStroke = 0.5
  private let way: CGFloat = 50
  private let deviation: CGFloat = 50

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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > numberOfTouchesRequired { state = .failed }
    start = location(in: nil)
    startTime = RunLoop.main.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let here = location(in: nil)
    let x = here.x - start.x
    let y = here.y - start.y
    if RunLoop.main.now - startTime > longestStroke {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired && isStroke(x, y) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  private func isStroke(_ x: CGFloat, _ y: CGFloat) -> Bool {
    if abs(y) <= deviation {
      if direction.contains(.right) && x >= way { return true }
      if direction.contains(.left) && x <= -way { return true }
    }
    guard abs(x) <= deviation else { return false }
    if direction.contains(.down) && y >= way { return true }
    return direction.contains(.up) && y <= -way
  }
}
