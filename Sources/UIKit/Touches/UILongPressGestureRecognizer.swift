/// A finger that stays.
@available(iOS 3.2, *)
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired: Int = 0
  open var numberOfTouchesRequired: Int = 1
  /// The distance that the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  private var start = CGPoint.zero
  private var timer: RunLoopItem?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if isUnderWay { return }
    if fingers.count > numberOfTouchesRequired {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired {
      start = location(in: nil)
      if minimumPressDuration > 0 {
        beginAfter(minimumPressDuration)
      } else {
        state = .began
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if isUnderWay {
      state = .changed
    } else if distance(start, location(in: nil)) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isUnderWay {
      if fingers.count < numberOfTouchesRequired { state = .ended }
    } else {
      state = .failed
    }
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  private func beginAfter(_ seconds: Double) {
    timer?.cancel()
    timer = RunLoop.main.enqueue(after: seconds, holdsUp: false) { [weak self] in
      guard let self = self, self.isUndecided else { return }
      self.state = .began
      Simulation.current.touchSession?.settle()
    }
  }
}
