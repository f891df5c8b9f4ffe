/// The fingers on the screen, and the recognisers that look at them.
///
/// It exists from the first finger on. Each act becomes one event: `UIApplication.sendEvent` hands
/// it to the window, which asks the session to deliver it here: to recognisers first, then to views.
final class TouchSession {
  private var fingers: [Int: UITouch] = [:]
  /// The touches whose end a view or a recogniser still has to hear of.
  private(set) var touches: [UITouch] = []
  /// The recognisers at work, in the order in which they got touches.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var event = UIEvent(touches: [])
  private var lastTap: UITouch?
  private var isSettling = false

  /// The time and the distance between two taps in a row.
  private let tapInterval = 0.35
  private let tapDistance: CGFloat = 45

  static var shared: TouchSession {
    if let session = Simulation.current.touchSession { return session }
    let made = TouchSession()
    Simulation.current.touchSession = made
    return made
  }

  // MARK: Acts

  func down(at point: CGPoint, in view: UIView, finger: Int) {
    guard fingers[finger] == nil, let window = view.window else { return }
    if UIApplication.shared.ignoredInteractions > 0 && because(.ignoredInteractions) { return }
    if !window.isKeyWindow && !window.isOfSystem && because(.touchMakesKey) { window.makeKey() }
    let touch = UITouch(at: view.convert(point, to: window), in: window)
    touch.timestampStorage = RunLoop.main.now
    touch.tapCountStorage = tapCount(of: touch)
    lastTap = touch
    fingers[finger] = touch
    touches.append(touch)
    send(changed: touch)
  }

  func move(to point: CGPoint, in view: UIView, finger: Int) {
    guard let touch = fingers[finger] else { return }
    touch.move(to: view.convert(point, to: touch.windowStorage), .moved)
    send(changed: touch)
  }

  func up(finger: Int) {
    guard let touch = fingers[finger] else { return }
    fingers[finger] = nil
    touch.move(to: touch.position, .ended)
    send(changed: touch)
  }

  /// The system takes the finger away, or all of them.
  func cancel(finger: Int) {
    guard let touch = fingers[finger] else { return }
    fingers[finger] = nil
    touch.move(to: touch.position, .cancelled)
    send(changed: touch)
  }

  func cancelAll() {
    for finger in fingers.keys.sorted() { cancel(finger: finger) }
  }

  private func tapCount(of touch: UITouch) -> Int {
    guard let last = lastTap, touch.timestampStorage - last.timestampStorage <= tapInterval,
      last.windowStorage === touch.windowStorage, last.isOver,
      distance(last.position, touch.position) <= tapDistance
    else { return 1 }
    return last.tapCountStorage + 1
  }

  private func send(changed: UITouch) {
    for touch in touches where touch !== changed && !touch.isOver {
      touch.phaseStorage = .stationary
    }
    event = UIEvent(touches: touches.filter { $0 === changed || !$0.isOver })
    event.timestampStorage = RunLoop.main.now
    UIApplication.shared.sendEvent(event)
  }

  // MARK: Delivery

  /// `-[UIWindow sendEvent:]`
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let own = event.touches.filter { $0.windowStorage === window }
    for touch in own where touch.phaseStorage == .began && touch.viewStorage == nil {
      find(touch, in: window)
    }
    let changed = own.filter { $0.phaseStorage != .stationary }
    if because(.recognizersBeforeViews) {
      tellRecognizers(changed)
      tellViews(changed)
    } else {
      tellViews(changed)
      tellRecognizers(changed)
    }
    settle()
  }

  /// Finds the view below the finger, and the recognisers of it and of the views around it.
  private func find(_ touch: UITouch, in window: UIWindow) {
    guard let view = window.hitTest(touch.position, with: event) else {
      touch.delivery = .over
      return
    }
    touch.viewStorage = view
    if isKeptOut(touch, of: view) { touch.delivery = .over }
    var current: UIView? = view
    while let candidate = current {
      for recognizer in candidate.gestureStorage + candidate.systemRecognizers {
        if recognizer.takes(touch) { touch.recognizers.append(recognizer) }
      }
      current = candidate.superviewStorage
    }
  }

  /// Whether the view has a finger already and wants no other, or a view is to have fingers alone.
  private func isKeptOut(_ touch: UITouch, of view: UIView) -> Bool {
    for other in touches where other !== touch && !other.isOver {
      guard let busy = other.viewStorage else { continue }
      if busy === view {
        if !view.isMultipleTouchEnabled && because(.firstTouchOnly) { return true }
      } else if other.windowStorage === touch.windowStorage,
        busy.isExclusiveTouch || view.isExclusiveTouch, because(.exclusiveTouch)
      {
        return true
      }
    }
    return false
  }

  private func tellRecognizers(_ changed: [UITouch]) {
    for touch in changed {
      for recognizer in touch.recognizers {
        Host.branch()
        add(recognizer)
        recognizer.follow(touch, event)
      }
    }
    settle()
  }

  private func add(_ recognizer: UIGestureRecognizer) {
    if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
  }

  private func tellViews(_ changed: [UITouch]) {
    for touch in changed {
      Host.branch()
      if touch.delivery == .delivered && touch.phaseStorage == .moved {
        if because(.touchStaysWithView) { touch.viewStorage?.touchesMoved([touch], with: event) }
      } else {
        tellView(touch)
      }
    }
  }

  /// Says what the view may know by now: that the touch began, and that it ended.
  private func tellView(_ touch: UITouch) {
    if touch.delivery == .waiting && !isHeldBack(touch) { begin(touch) }
    if touch.delivery == .delivered && touch.isOver { end(touch) }
  }

  private func begin(_ touch: UITouch) {
    guard let view = touch.viewStorage else { return }
    touch.delivery = .delivered
    if let scroll = view.scrollViewAround, because(.scrollViewAsksBeforeContent),
      !scroll.touchesShouldBegin([touch], with: event, in: view)
    {
      touch.delivery = .over
      return
    }
    let phase = touch.phaseStorage
    touch.phaseStorage = .began
    if because(.touchStaysWithView) { view.touchesBegan([touch], with: event) }
    touch.phaseStorage = phase
  }

  private func end(_ touch: UITouch) {
    if touch.phaseStorage == .cancelled {
      touch.delivery = .over
      if because(.touchStaysWithView) { touch.viewStorage?.touchesCancelled([touch], with: event) }
    } else if !isEndHeldBack(touch) {
      touch.delivery = .over
      if because(.touchStaysWithView) { touch.viewStorage?.touchesEnded([touch], with: event) }
    }
  }

  private func isHeldBack(_ touch: UITouch) -> Bool {
    return touch.recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided }
      && because(.beganIsDelayed)
  }

  private func isEndHeldBack(_ touch: UITouch) -> Bool {
    return touch.recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }
      && because(.endedIsDelayed)
  }

  // MARK: Decisions

  /// `_UIGestureEnvironmentUpdate`: lets recognisers that made up their minds act and keep others
  /// out, until nothing changes any more; then views hear what was held back.
  func settle() {
    if isSettling { return }
    isSettling = true
    var index = 0
    while index < recognizers.count {
      let recognizer = recognizers[index]
      index += 1
      if recognizer.retryAfterFailures() { index = 0 }
      if recognizer.hasNews {
        Host.branch()
        act(recognizer)
        index = 0
      }
    }
    for touch in touches { tellView(touch) }
    clear()
    isSettling = false
  }

  private func act(_ recognizer: UIGestureRecognizer) {
    if recognizer.isNew { keepOthersOut(recognizer) }
    recognizer.sendAction()
    if recognizer.isNew {
      recognizer.isNew = false
      if recognizer.cancelsTouchesInView && because(.recognizedCancels) { takeTouches(recognizer) }
    }
  }

  private func keepOthersOut(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && (other.isUndecided || other.isNew) {
      guard sharesTouch(recognizer, other), because(.oneRecognizerAtATime) else { continue }
      if recognizer.keepsOut(other) { other.fail() }
    }
  }

  private func sharesTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    return one.touchStorage.contains { touch in other.touchStorage.contains { $0 === touch } }
  }

  private func takeTouches(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.touchStorage {
      let knew = touch.delivery == .delivered
      touch.delivery = .over
      if knew { touch.viewStorage?.touchesCancelled([touch], with: event) }
    }
  }

  /// Forgets recognisers that are done and touches that are over.
  private func clear() {
    for recognizer in recognizers where recognizer.isDone { recognizer.startOver() }
    recognizers = recognizers.filter { !$0.touchStorage.isEmpty }
    touches = touches.filter { touch in
      !touch.isOver || touch.delivery == .delivered
        || touch.recognizers.contains { $0.touchStorage.contains { $0 === touch } }
    }
  }
}

/// The distance of two points.
func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  let x = one.x - other.x
  let y = one.y - other.y
  return (x * x + y * y).squareRoot()
}
