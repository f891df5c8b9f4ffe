/// A command of a menu: the action that it sends up the responder chain.
@available(iOS 13.0, *)
open class UICommand: UIMenuElement {
  /// The action, which goes to the first responder that has it.
  public let action: Selector
  /// Anything that tells commands with the same action apart.
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  public let alternates: [UICommandAlternate]

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// Marks a command as the one that shares.
@available(iOS 13.0, *)
public let UICommandTagShare = "UICommandTagShare"

/// A key of a hardware keyboard, alone or with others, and the action that it sends.
@available(iOS 7.0, *)
open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the `input` constants.
  public let input: String?
  /// The keys to hold down at the same time.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command goes before typing and moves of the focus.
  @available(iOS 15.0, *)
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system may choose another key for the language, or the direction of reading.
  @available(iOS 15.0, *)
  open var allowsAutomaticLocalization = true
  @available(iOS 15.0, *)
  open var allowsAutomaticMirroring = true

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(action: action)
  }

  @available(iOS 9.0, *)
  public init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(action: action, discoverabilityTitle: discoverabilityTitle)
  }

  @available(iOS 13.0, *)
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  @available(iOS 13.4, *)
  public static let f1 = "UIKeyInputF1"
  @available(iOS 13.4, *)
  public static let f2 = "UIKeyInputF2"
  @available(iOS 13.4, *)
  public static let f3 = "UIKeyInputF3"
  @available(iOS 13.4, *)
  public static let f4 = "UIKeyInputF4"
  @available(iOS 13.4, *)
  public static let f5 = "UIKeyInputF5"
  @available(iOS 13.4, *)
  public static let f6 = "UIKeyInputF6"
  @available(iOS 13.4, *)
  public static let f7 = "UIKeyInputF7"
  @available(iOS 13.4, *)
  public static let f8 = "UIKeyInputF8"
  @available(iOS 13.4, *)
  public static let f9 = "UIKeyInputF9"
  @available(iOS 13.4, *)
  public static let f10 = "UIKeyInputF10"
  @available(iOS 13.4, *)
  public static let f11 = "UIKeyInputF11"
  @available(iOS 13.4, *)
  public static let f12 = "UIKeyInputF12"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  @available(iOS 8.0, *)
  public static let inputPageUp = "UIKeyInputPageUp"
  @available(iOS 8.0, *)
  public static let inputPageDown = "UIKeyInputPageDown"
  @available(iOS 13.4, *)
  public static let inputHome = "UIKeyInputHome"
  @available(iOS 13.4, *)
  public static let inputEnd = "UIKeyInputEnd"
  @available(iOS 15.0, *)
  public static let inputDelete = "UIKeyInputDelete"
}

/// The keys that are held down with another.
@available(iOS 7.0, *)
public struct UIKeyModifierFlags: OptionSet, Equatable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 65536)
  public static let shift = UIKeyModifierFlags(rawValue: 131_072)
  public static let control = UIKeyModifierFlags(rawValue: 262_144)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 524_288)
  public static let command = UIKeyModifierFlags(rawValue: 1_048_576)
  public static let numericPad = UIKeyModifierFlags(rawValue: 2_097_152)
}
