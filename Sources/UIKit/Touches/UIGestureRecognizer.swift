/// Recognises a gesture and notifies its targets, which it does not keep alive.
///
/// The touches of its view and of the views in it come here first. A subclass looks at them in its
/// touch methods and says in `state` what it makes of them; `TouchSession` does the rest.
@available(iOS 3.2, *)
open class UIGestureRecognizer: NSObject {
  open weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether views lose the touches of a recognised gesture.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when the gesture has failed.
  open var delaysTouchesEnded = true
  @available(iOS 11.0, *)
  open var name: String?
  private var actions: [GestureAction] = []
  private var stateStorage: UIGestureRecognizer.State = .possible
  private var requirements: [GestureRequirement] = []
  /// The state that waits for other recognisers to fail.
  /// Nil for all kinds of touches.
  private var touchTypes: [NSNumber]?
  private var wantedState: UIGestureRecognizer.State?
  /// The touches that belong to the attempt, lifted fingers included.
  var touchStorage: [UITouch] = []
  /// Whether targets have to hear of the state.
  var hasNews = false
  /// Whether the gesture was recognised just now.
  var isNew = false

  public enum State: Int {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The end of a gesture without duration.
    public static var recognized: State { return .ended }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target = target, let action = action { addTarget(target, action: action) }
  }

  public override init() {
    super.init()
  }

  open override var description: String { return printed(actions) }

  open func addTarget(_ target: Any, action: Selector) {
    actions.append(GestureAction(target: instance(target), selector: action))
  }

  /// No target stands for all of them, and so does no action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions = actions.filter { candidate in
      if let target = target, candidate.target !== instance(target) { return true }
      if let action = action, candidate.selector != action { return true }
      return false
    }
  }

  /// Whether it gets touches. A gesture under way is cancelled when it gets none any more.
  open var isEnabled = true {
    didSet { if !isEnabled && isUnderWay { interrupt() } }
  }

  /// The recogniser's reading of its touches.
  open var state: UIGestureRecognizer.State {
    get { return stateStorage }
    set { change(to: newValue) }
  }

  /// The middle of the touches in the coordinates of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    let fingers = fingersOrLast
    guard !fingers.isEmpty else { return CGPoint.zero }
    var x: CGFloat = 0
    var y: CGFloat = 0
    for touch in fingers {
      let point = touch.location(in: view)
      x += point.x
      y += point.y
    }
    return CGPoint(x: x / CGFloat(fingers.count), y: y / CGFloat(fingers.count))
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    return fingersOrLast[index].location(in: view)
  }

  open var numberOfTouches: Int { return fingersOrLast.count }

  /// Waits for the other to fail first.
  open func require(toFail other: UIGestureRecognizer) {
    requirements.append(GestureRequirement(other))
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Sent when an attempt is over, before the next.
  @available(iOS 9.1, *)
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  @available(iOS 9.0, *)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  @available(iOS 9.0, *)
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  @available(iOS 9.0, *)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  @available(iOS 9.0, *)
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  @available(iOS 9.0, *)
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Whether the gesture wants an event at all.
  @available(iOS 13.4, *)
  open func shouldReceive(_ event: UIEvent) -> Bool { return true }

  open func reset() {}

  /// Takes a touch out of the attempt.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touchStorage = touchStorage.filter { $0 !== touch }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { return true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    return true
  }

  @available(iOS 7.0, *)
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    return false
  }

  @available(iOS 7.0, *)
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    return false
  }

  // MARK: Touches

  /// Whether the recogniser gets a new touch: an enabled one whose delegate does not refuse.
  func takes(_ touch: UITouch) -> Bool {
    guard isEnabled else { return false }
    if let types = touchTypes, !types.contains(where: { $0.intValue == touch.type.rawValue }),
      because(.touchTypeIsAllowed)
    {
      return false
    }
    guard let delegate = delegate, because(.recognizerAsksToReceive) else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Hands on a change of a touch, unless the attempt is over.
  func follow(_ touch: UITouch, _ event: UIEvent) {
    if touch.phaseStorage == .began {
      guard stateStorage == .possible || isUnderWay else { return }
      touchStorage.append(touch)
    }
    guard isEnabled, stateStorage == .possible || isUnderWay, wantedState == nil,
      touchStorage.contains(where: { $0 === touch })
    else { return }
    switch touch.phaseStorage {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: endWithout(touch, event)
    }
  }

  private func endWithout(_ touch: UITouch, _ event: UIEvent) {
    touchesCancelled([touch], with: event)
    if isUnderWay {
      interrupt()
    } else {
      fail()
    }
  }

  /// The fingers that are down.
  var fingers: [UITouch] { return touchStorage.filter { !$0.isOver } }

  private var fingersOrLast: [UITouch] {
    let down = fingers
    return down.isEmpty ? Array(touchStorage.suffix(1)) : down
  }

  // MARK: States

  var isUnderWay: Bool { return stateStorage == .began || stateStorage == .changed }

  /// Whether touches are being looked at without a result.
  var isUndecided: Bool { return stateStorage == .possible && !touchStorage.isEmpty && isEnabled }

  /// Whether the attempt is over and no finger of it is down.
  var isDone: Bool {
    if stateStorage == .possible { return !isEnabled || touchStorage.isEmpty }
    return !isUnderWay && fingers.isEmpty
  }

  private func change(to new: UIGestureRecognizer.State) {
    if touchStorage.isEmpty {
      stateStorage = new
    } else if stateStorage == .possible {
      leavePossible(new)
    } else if isUnderWay {
      stateStorage = new
      hasNews = true
    }
  }

  private func leavePossible(_ new: UIGestureRecognizer.State) {
    switch new {
    case .possible: return
    case .failed, .cancelled: fail()
    case .began, .changed, .ended: recognize(as: new)
    }
  }

  private func recognize(as new: UIGestureRecognizer.State) {
    if waitsForFailure {
      wantedState = new
      return
    }
    wantedState = nil
    guard mayBegin else {
      fail()
      return
    }
    stateStorage = new
    hasNews = true
    isNew = true
  }

  func fail() {
    wantedState = nil
    stateStorage = .failed
    hasNews = false
    isNew = false
  }

  private func interrupt() {
    guard because(.disabledIsCancelled) else { return }
    stateStorage = .cancelled
    hasNews = true
    Simulation.current.touchSession?.settle()
  }

  /// The delegate is asked, then the touched view if it would lose its touch, then the own view.
  private var mayBegin: Bool {
    if let delegate = delegate, because(.recognizerAsksToBegin),
      !delegate.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    guard cancelsTouchesInView, because(.viewIsAskedToBegin) else { return true }
    let touched = touchStorage.first?.viewStorage
    if let touched = touched, !touched.gestureRecognizerShouldBegin(self) { return false }
    if let own = view, own !== touched { return own.gestureRecognizerShouldBegin(self) }
    return true
  }

  // MARK: Other recognisers

  /// Whether another one has no chance beside this one.
  func keepsOut(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !goesTogether(with: other)
  }

  private func goesTogether(with other: UIGestureRecognizer) -> Bool {
    guard because(.oneYesIsEnough) else { return false }
    if let delegate = delegate,
      delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    {
      return true
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      ?? false
  }

  private var waitsForFailure: Bool {
    return rivals.contains { $0.isUndecided || $0.isUnderWay } && because(.waitsForFailure)
  }

  /// The recognisers that must fail before this one is recognised.
  private var rivals: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for requirement in requirements {
      if let other = requirement.other { found.append(other) }
    }
    for other in Simulation.current.touchSession?.recognizers ?? [] where other !== self {
      if requiresFailure(of: other) { found.append(other) }
    }
    return found
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    if let delegate = delegate,
      delegate.gestureRecognizer(self, shouldRequireFailureOf: other)
    {
      return true
    }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Takes up a recognition that waited, once its rivals are decided; true when that changed
  /// something.
  func retryAfterFailures() -> Bool {
    guard let wanted = wantedState, stateStorage == .possible else { return false }
    if rivals.contains(where: { $0.isUndecided }) { return false }
    if rivals.contains(where: { $0.hasRecognized }) {
      fail()
    } else {
      wantedState = nil
      recognize(as: wanted)
    }
    return true
  }

  private var hasRecognized: Bool { return isUnderWay || stateStorage == .ended }

  // MARK: Targets

  func sendAction() {
    hasNews = false
    let all = actions
    for action in all { action.send(from: self) }
  }

  /// The attempt is over: the next touches find the recogniser as it was.
  func startOver() {
    touchStorage = []
    wantedState = nil
    isNew = false
    if stateStorage != .possible {
      reset()
      stateStorage = .possible
    }
  }

  /// The kinds of touches that the gesture gets; at first all.
  @available(iOS 9.0, *)
  open var allowedTouchTypes: [NSNumber] {
    get { return touchTypes ?? [0, 1, 2, 3] }
    set { touchTypes = newValue }
  }

  /// The kinds of presses that the gesture gets; at first all.
  @available(iOS 9.0, *)
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]

  /// The keys that were held when the gesture began.
  @available(iOS 13.4, *)
  open var modifierFlags: UIKeyModifierFlags { return [] }

  @available(iOS 13.4, *)
  open var buttonMask: UIEvent.ButtonMask { return [] }

  @available(iOS 9.2, *)
  open var requiresExclusiveTouchType: Bool {
    get { return true }
    set {}
  }
}

/// One target and action of a recogniser.
final class GestureAction {
  weak var target: AnyObject?
  let selector: Selector

  init(target: AnyObject?, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(from recognizer: UIGestureRecognizer) {
    if let target = target { _ = Host.perform(target, selector, recognizer) }
  }
}

/// A recogniser that has to fail before another; not kept alive.
struct GestureRequirement {
  weak var other: UIGestureRecognizer?

  init(_ other: UIGestureRecognizer) {
    self.other = other
  }
}
