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
  /// Radians, clockwise.
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { return 0 }
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0

  /// The turn that makes a rotation, in radians.
  private let hysteresis: CGFloat = 0.1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > 2 && !isUnderWay { state = .failed }
    if fingers.count == 2 { lastAngle = angle }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.count == 2 else { return }
    let step = UIRotationGestureRecognizer.shortest(angle - lastAngle)
    lastAngle = angle
    turned += abs(step)
    rotation += step
    if isUnderWay {
      state = .changed
    } else if turned >= hysteresis {
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
    rotation = 0
    turned = 0
  }

  /// The direction from the first finger to the second.
  private var angle: CGFloat {
    let down = fingers
    return Host.arcTangent(
      down[1].position.y - down[0].position.y, down[1].position.x - down[0].position.x)
  }

  /// The same turn by the shorter way.
  private static func shortest(_ turn: CGFloat) -> CGFloat {
    if turn > CGFloat.pi { return turn - 2 * CGFloat.pi }
    return turn < -CGFloat.pi ? turn + 2 * CGFloat.pi : turn
  }
}
