/// A view that a person acts on and that notifies its targets. It does not keep them alive.
open class UIControl: UIView {
  private var actions: [ControlAction] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// Whether a long press, or a tap, shows a menu.
  @available(iOS 14.0, *)
  open var isContextMenuInteractionEnabled = false
  /// Whether the menu of a tap is the control's action.
  @available(iOS 14.0, *)
  open var showsMenuAsPrimaryAction = false
  /// The interaction of the menu, while there is one.
  @available(iOS 14.0, *)
  open var contextMenuInteraction: UIContextMenuInteraction? { return nil }
  private var tracking = false
  private var touchInside = false

  /// An event of a control.
  public struct Event: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    @available(iOS 14.0, *)
    public static let menuActionTriggered = Event(rawValue: 16384)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
    public static let allTouchEvents = Event(rawValue: 4095)
    public static let allEditingEvents = Event(rawValue: 983040)
    public static let applicationReserved = Event(rawValue: 251_658_240)
    public static let systemReserved = Event(rawValue: 4_026_531_840)
    public static let allEvents = Event(rawValue: 4_294_967_295)
  }

  /// Disabled, selected and highlighted, together.
  open var state: UIControl.State {
    var state: UIControl.State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The state a setting is for.
  public struct State: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    @available(iOS 9.0, *)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 16_711_680)
    public static let reserved = State(rawValue: 4_278_190_080)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let action = primaryAction { addAction(action, for: .primaryActionTriggered) }
  }

  open func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
    actions.append(
      ControlAction(target: instance(target), selector: action, action: nil, events: events))
  }

  /// No target stands for all of them, and so does no action.
  open func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
    for candidate in actions {
      if candidate.selector == nil { continue }
      if let target = target, candidate.target !== instance(target) { continue }
      if let action = action, candidate.selector != action { continue }
      candidate.events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Adds an action, in place of one with the same identifier for these events.
  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    if because(.actionsAreUnique) { removeAction(identifiedBy: action.identifier, for: events) }
    actions.append(ControlAction(target: nil, selector: nil, action: action, events: events))
  }

  @available(iOS 14.0, *)
  open func removeAction(_ action: UIAction, for events: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  @available(iOS 14.0, *)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for events: UIControl.Event
  ) {
    for candidate in actions where candidate.action?.identifier == actionIdentifier {
      candidate.events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Sends the actions of all targets for the events.
  open func sendActions(for events: UIControl.Event) {
    send(events, nil)
  }

  private func send(_ events: UIControl.Event, _ event: UIEvent?) {
    let all = actions
    for candidate in all {
      let matches = !candidate.events.intersection(events).isEmpty
      let isPrimary =
        events.contains(.touchUpInside) && candidate.events.contains(.primaryActionTriggered)
      if matches || isPrimary {
        candidate.send(from: self, event)
      }
    }
  }

  /// Sends one action; without a target it looks for one on the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  @available(iOS 14.0, *)
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  /// The targets; none of them may be nil, which stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for candidate in actions {
      if let target = candidate.target as? NSObject { found.insert(AnyHashable(target)) }
    }
    return found
  }

  open var allControlEvents: UIControl.Event {
    var found: UIControl.Event = []
    for candidate in actions { found.formUnion(candidate.events) }
    return found
  }

  /// The names of a target's actions for an event.
  open func actions(forTarget target: Any?, forControlEvent event: UIControl.Event) -> [String]? {
    var found: [String] = []
    for candidate in actions where candidate.target === instance(target) {
      if let selector = candidate.selector, !candidate.events.intersection(event).isEmpty {
        found.append(selector.description)
      }
    }
    return found.isEmpty ? nil : found
  }

  // MARK: Tracking

  /// Whether a finger is being followed.
  open var isTracking: Bool { return tracking }

  /// Whether the finger that is followed is inside, or close to it.
  open var isTouchInside: Bool { return touchInside }

  /// Whether to follow the finger.
  @_semantics("vdl.callback")
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { return true }

  /// Whether to go on following the finger.
  @_semantics("vdl.callback")
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { return true }

  @_semantics("vdl.callback")
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  @_semantics("vdl.callback")
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracking, let touch = touches.first, because(.controlTracks) else { return }
    touchInside = true
    tracking = beginTracking(touch, with: event)
    isHighlighted = tracking
    guard tracking else {
      touchInside = false
      return
    }
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.first else { return }
    let wasInside = touchInside
    touchInside = isNear(touch.location(in: self), event)
    isHighlighted = touchInside
    tracking = continueTracking(touch, with: event)
    if tracking && because(.controlSendsTouchEvents) { send(drag(from: wasInside), event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.first else { return }
    let ends = touchInside
    isHighlighted = false
    endTracking(touch, with: event)
    tracking = false
    touchInside = false
    finishTouch(isInside: ends, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    tracking = false
    touchInside = false
    send(.touchCancel, event)
  }

  /// The finger lifted: the actions of that.
  func finishTouch(isInside: Bool, _ event: UIEvent?) {
    if isInside { changeValue(at: nil) }
    if because(.controlSendsTouchEvents) {
      send(isInside ? .touchUpInside : .touchUpOutside, event)
    }
  }

  /// Takes the value that a tap gives the control, and sends `valueChanged`; most have none.
  func changeValue(at point: CGPoint?) {}

  /// A person taps the control.
  func tap() {
    sendActions(for: UIControl.Event.touchDown)
    finishTouch(isInside: true, nil)
  }

  private func drag(from wasInside: Bool) -> UIControl.Event {
    if touchInside { return wasInside ? .touchDragInside : [.touchDragInside, .touchDragEnter] }
    return wasInside ? [.touchDragOutside, .touchDragExit] : .touchDragOutside
  }

  /// A finger that is followed may leave the control by 70 points.
  private func isNear(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    if self.point(inside: point, with: event) { return true }
    return bounds.insetBy(dx: -70, dy: -70).contains(point)
  }

  /// Whether the control keeps single taps from the recognisers around it.
  var refusesTapsAround: Bool { return false }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard refusesTapsAround, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.isPlain,
      because(.controlBeatsTapAround)
    else { return true }
    return false
  }

  // MARK: What few controls have

  /// The place of the content across.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { return rare("contentHorizontalAlignment", .center) }
    set { setRare("contentHorizontalAlignment", newValue) }
  }

  /// The place of the content up and down.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { return rare("contentVerticalAlignment", .center) }
    set { setRare("contentVerticalAlignment", newValue) }
  }

  @available(iOS 15.0, *)
  open var toolTip: String? {
    get { return rare("toolTip") }
    set { setRare("toolTip", newValue) }
  }

  @available(iOS 17.0, *)
  open var isSymbolAnimationEnabled: Bool {
    get { return rare("isSymbolAnimationEnabled", false) }
    set { setRare("isSymbolAnimationEnabled", newValue) }
  }

  /// The place across with the reading direction taken into account.
  @available(iOS 11.0, *)
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch contentHorizontalAlignment {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    default: return contentHorizontalAlignment
    }
  }

  /// Does what a tap does.
  @available(iOS 17.4, *)
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  public enum ContentHorizontalAlignment: Int, ImportedValue {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    @available(iOS 11.0, *)
    case leading = 4
    @available(iOS 11.0, *)
    case trailing = 5
  }

  public enum ContentVerticalAlignment: Int, ImportedValue {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}

/// One target and action of a control.
final class ControlAction {
  weak var target: AnyObject?
  /// Whether the target was nil from the start, and not an object that is gone.
  private let hasNoTarget: Bool
  /// Set only in a run without the rule that a control does not own its targets.
  private let targetHeldWithoutRule: AnyObject?
  let selector: Selector?
  let action: UIAction?
  var events: UIControl.Event

  init(
    target: AnyObject?, selector: Selector?, action: UIAction?, events: UIControl.Event
  ) {
    self.target = target
    hasNoTarget = target == nil
    targetHeldWithoutRule = because(.targetsAreNotRetained) ? nil : target
    self.selector = selector
    self.action = action
    self.events = events
  }

  func send(from control: UIControl, _ event: UIEvent?) {
    if let action = action { control.sendAction(action) }
    guard let selector = selector else { return }
    if let target = target {
      control.sendAction(selector, to: target, for: event)
    } else if hasNoTarget && because(.nilTargetClimbs) {
      control.sendAction(selector, to: nil, for: event)
    }
  }
}
