/// One or more taps.
@available(iOS 3.2, *)
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 1
  open var numberOfTouchesRequired: Int = 1
  private var taps = 0
  private var mostFingers = 0
  private var start = CGPoint.zero
  private var limit: RunLoopItem?

  /// Seconds that a finger may stay, and that may pass before the next tap.
  private let longestTap = 0.75
  private let longestPause = 0.35
  /// The distance that a finger may move, in points.
  private let allowableMovement: CGFloat = 45

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count == 1 {
      start = location(in: nil)
      mostFingers = 0
    }
    mostFingers = max(mostFingers, fingers.count)
    if mostFingers > numberOfTouchesRequired {
      state = .failed
    } else {
      failAfter(longestTap, holdsUp: false)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if fingers.count == 1 && mostFingers == 1
      && distance(start, location(in: nil)) > allowableMovement
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard fingers.isEmpty else { return }
    limit?.cancel()
    if mostFingers < numberOfTouchesRequired {
      state = .failed
      return
    }
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      failAfter(longestPause, holdsUp: true)
    }
  }

  open override func reset() {
    super.reset()
    limit?.cancel()
    limit = nil
    taps = 0
  }

  /// A tap does not keep out one with more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func failAfter(_ seconds: Double, holdsUp: Bool) {
    limit?.cancel()
    limit = RunLoop.main.enqueue(after: seconds, holdsUp: holdsUp) { [weak self] in
      guard let self = self, self.isUndecided else { return }
      self.state = .failed
      Simulation.current.touchSession?.settle()
    }
  }

  /// Whether it is the tap that buttons answer themselves.
  var isPlain: Bool { return numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  @available(iOS 13.4, *)
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}
