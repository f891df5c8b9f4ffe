/// A view that a person acts on and that notifies its targets. It does not keep them alive.
open class UIControl: UIView {
  private var actions: [ControlAction] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  /// An event of a control.
  public struct Event: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
    public static let allEvents = Event(rawValue: 4_294_967_295)
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

  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    actions.append(ControlAction(target: nil, selector: nil, action: action, events: events))
  }

  open func sendActions(for events: UIControl.Event) {
    let all = actions
    for candidate in all {
      let matches = !candidate.events.intersection(events).isEmpty
      let isPrimary =
        events.contains(.touchUpInside) && candidate.events.contains(.primaryActionTriggered)
      if matches || isPrimary {
        candidate.send(from: self)
      }
    }
  }
}

/// One target and action of a control.
final class ControlAction {
  weak var target: AnyObject?
  /// Set only in a run without the rule that a control does not own its targets.
  private let targetHeldWithoutRule: AnyObject?
  let selector: Selector?
  let action: UIAction?
  var events: UIControl.Event

  init(
    target: AnyObject?, selector: Selector?, action: UIAction?, events: UIControl.Event
  ) {
    self.target = target
    targetHeldWithoutRule = because(.targetsAreNotRetained) ? nil : target
    self.selector = selector
    self.action = action
    self.events = events
  }

  func send(from control: UIControl) {
    if let action = action {
      action.sender = control
      action.handler(action)
      action.sender = nil
    }
    if let selector = selector, let target = target {
      _ = Host.perform(target, selector, control)
    }
  }
}
