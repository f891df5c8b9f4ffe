/// Two fingers that move apart or together.
@available(iOS 3.2, *)
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times farther apart the fingers are than when they began.
  open var scale: CGFloat = 1
  open var velocity: CGFloat { return 0 }
  private var lastSpan: CGFloat = 0
  private var moved: CGFloat = 0

  /// The change of distance that makes a pinch, in points.
  private let hysteresis: CGFloat = 8

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > 2 && !isUnderWay { state = .failed }
    if fingers.count == 2 { lastSpan = span }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.count == 2, lastSpan > 0 else { return }
    moved += abs(span - lastSpan)
    scale *= span / lastSpan
    lastSpan = span
    if isUnderWay {
      state = .changed
    } else if moved >= hysteresis {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isUnderWay {
      if fingers.count < 2 { state = .ended }
    } else if fingers.isEmpty {
      state = .failed
    }
  }

  open override func reset() {
    super.reset()
    scale = 1
    moved = 0
  }

  private var span: CGFloat {
    let down = fingers
    return distance(down[0].position, down[1].position)
  }
}

/// Two fingers that turn.
@available(iOS 3.2, *)
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { return 0 }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fingers.isEmpty { state = .failed }
  }
}
