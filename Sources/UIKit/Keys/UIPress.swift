/// A button that is held down: a key of a hardware keyboard.
@available(iOS 9.0, *)
open class UIPress: NSObject {
  public enum Phase: Int {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button of a remote control; keys of a keyboard have a number of their own.
  public enum PressType: Int {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case keyboard = 2041
  }

  var phaseStorage: UIPress.Phase = .began
  private let keyStorage: UIKey
  weak var responderStorage: UIResponder?

  init(_ key: UIKey, for responder: UIResponder?) {
    keyStorage = key
    responderStorage = responder
    super.init()
  }

  open var phase: UIPress.Phase { return phaseStorage }

  open var type: UIPress.PressType { return .keyboard }

  /// The responder that the press went to first.
  open var responder: UIResponder? { return responderStorage }

  open var force: CGFloat { return 1 }

  /// Seconds since the app was launched.
  open var timestamp: TimeInterval { return RunLoop.main.now }

  open var window: UIWindow? { return responderStorage?.responderWindow }

  open var gestureRecognizers: [UIGestureRecognizer]? { return nil }

  /// The key of a keyboard.
  @available(iOS 13.4, *)
  open var key: UIKey? { return keyStorage }
}

/// A key of a hardware keyboard, as it was pressed.
@available(iOS 13.4, *)
open class UIKey: NSObject {
  /// The text that the key types with the keys that are held down.
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// The key's number on a keyboard.
  public var keyCode: UIKeyboardHIDUsage {
    return UIKeyboardHIDUsage.ofInput(charactersIgnoringModifiers)
  }

  init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    let types = modifiers.contains(.shift) && !input.hasPrefix("UIKeyInput")
    characters = types ? input.uppercased() : input
    charactersIgnoringModifiers = input
    modifierFlags = modifiers
    super.init()
  }
}

/// The presses of one moment.
@available(iOS 9.0, *)
open class UIPressesEvent: UIEvent {
  private let presses: [UIPress]

  init(_ presses: [UIPress]) {
    self.presses = presses
    super.init(type: .presses, subtype: .none)
  }

  open var allPresses: Set<UIPress> { return Set(presses) }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { return [] }
}
