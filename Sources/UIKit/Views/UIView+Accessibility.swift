/// The words and values of VoiceOver.
extension UIView {

  // MARK: Defaults

  /// The words that the view shows.
  var textForVoiceOver: String? {
    switch self {
    case let label as UILabel: return label.text
    case let button as UIButton: return button.title(for: .normal)
    default: return nil
    }
  }

  /// The value of a control: 1 or 0 for a switch, a share of the whole for a slider.
  var valueForVoiceOver: String? {
    switch self {
    case let toggle as UISwitch: return toggle.isOn ? "1" : "0"
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      return range > 0 ? percent((slider.value - slider.minimumValue) / range) : nil
    case let bar as UIProgressView: return percent(bar.progress)
    case let field as UITextField:
      let text = field.text ?? ""
      return text.isEmpty ? field.placeholder : text
    case let view as UITextView: return view.text
    default: return nil
    }
  }

  private func percent(_ part: Float) -> String { return "\(Int((part * 100).rounded()))%" }

  /// The kind of the view, and for a control its state.
  var traitsForVoiceOver: UIAccessibilityTraits {
    var traits = kindForVoiceOver
    guard let control = self as? UIControl else { return traits }
    if !control.isEnabled { traits.insert(.notEnabled) }
    if control.isSelected { traits.insert(.selected) }
    return traits
  }

  private var kindForVoiceOver: UIAccessibilityTraits {
    switch self {
    case is UILabel: return .staticText
    case is UIButton, is UISwitch: return .button
    case is UISlider, is UIPageControl, is UIPickerView: return .adjustable
    case is UIImageView: return .image
    case is UIProgressView: return .updatesFrequently
    default: return []
    }
  }

  /// Whether VoiceOver stops here by itself: at texts and controls, not at containers and pictures.
  var speaksForItself: Bool {
    switch self {
    case is UILabel, is UITextView, is UIProgressView, is UIActivityIndicatorView: return true
    case is UISegmentedControl, is UIDatePicker: return false
    case is UIButton, is UISwitch, is UISlider, is UIStepper, is UITextField, is UIPageControl:
      return true
    default: return false
    }
  }

  // MARK: Members

  /// The label with its attributes; each of the two changes the other.
  @available(iOS 11.0, *)
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { return accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  @available(iOS 11.0, *)
  public var accessibilityAttributedHint: NSAttributedString? {
    get { return accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  @available(iOS 11.0, *)
  public var accessibilityAttributedValue: NSAttributedString? {
    get { return accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The view's rectangle on the screen.
  public var accessibilityFrame: CGRect {
    get {
      if let frame = rareStorage?.frame { return frame }
      return UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { rareValues.frame = newValue }
  }

  /// The point of a double tap: the middle of the accessibility frame.
  @available(iOS 5.0, *)
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let point = rareStorage?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { rareValues.activationPoint = newValue }
  }

  /// Whether VoiceOver leaves out all that is in the view.
  @available(iOS 5.0, *)
  public var accessibilityElementsHidden: Bool {
    get { return rareStorage?.hidesElements ?? false }
    set { rareValues.hidesElements = newValue }
  }

  /// Whether VoiceOver leaves out the siblings.
  @available(iOS 5.0, *)
  public var accessibilityViewIsModal: Bool {
    get { return rareStorage?.isModal ?? false }
    set { rareValues.isModal = newValue }
  }

  @available(iOS 6.0, *)
  public var shouldGroupAccessibilityChildren: Bool {
    get { return rareStorage?.groupsChildren ?? false }
    set { rareValues.groupsChildren = newValue }
  }

  /// The parts of a view that stand for it, in their order.
  @available(iOS 8.0, *)
  public var accessibilityElements: [Any]? {
    get { return rareStorage?.elements }
    set { rareValues.elements = newValue }
  }

  public var accessibilityLanguage: String? {
    get { return rareStorage?.language }
    set { rareValues.language = newValue }
  }

  @available(iOS 8.0, *)
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { return rareStorage?.actions }
    set { rareValues.actions = newValue }
  }

  /// The words of Voice Control.
  @available(iOS 13.0, *)
  public var accessibilityUserInputLabels: [String]? {
    get { return rareStorage?.inputLabels }
    set { rareValues.inputLabels = newValue }
  }

  @available(iOS 7.0, *)
  public var accessibilityPath: UIBezierPath? {
    get { return rare("accessibilityPath") }
    set { setRare("accessibilityPath", newValue) }
  }

  @available(iOS 8.0, *)
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { return rare("accessibilityNavigationStyle", .automatic) }
    set { setRare("accessibilityNavigationStyle", newValue) }
  }

  @available(iOS 11.0, *)
  public var accessibilityIgnoresInvertColors: Bool {
    get { return rare("accessibilityIgnoresInvertColors", false) }
    set { setRare("accessibilityIgnoresInvertColors", newValue) }
  }

  @available(iOS 13.0, *)
  public var accessibilityRespondsToUserInteraction: Bool {
    get { return rare("accessibilityRespondsToUserInteraction", false) }
    set { setRare("accessibilityRespondsToUserInteraction", newValue) }
  }

  @available(iOS 11.0, *)
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { return rare("accessibilityContainerType", .none) }
    set { setRare("accessibilityContainerType", newValue) }
  }

  @available(iOS 13.0, *)
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { return rare("accessibilityTextualContext") }
    set { setRare("accessibilityTextualContext", newValue) }
  }

  @available(iOS 10.0, *)
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { return rare("accessibilityCustomRotors") }
    set { setRare("accessibilityCustomRotors", newValue) }
  }

  public func accessibilityElementCount() -> Int { return rareStorage?.elements?.count ?? 0 }

  public func accessibilityElement(at index: Int) -> Any? {
    guard let elements = rareStorage?.elements, index >= 0, index < elements.count else {
      return nil
    }
    return elements[index]
  }
}

extension UIAccessibility {
  /// A rectangle of a view on the screen.
  @available(iOS 7.0, *)
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    let place = view.convert(rect, to: window)
    return place.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}

/// An action that VoiceOver offers for a view.
@available(iOS 8.0, *)
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open weak var target: AnyObject?
  open var selector: Selector?
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, target: AnyObject?, selector: Selector) {
    self.name = name
    self.target = target
    self.selector = selector
    super.init()
  }

  @available(iOS 13.0, *)
  public init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// How a switch control walks through an element.
@available(iOS 8.0, *)
public enum UIAccessibilityNavigationStyle: Int, ImportedValue {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// The kind of a container for VoiceOver.
@available(iOS 11.0, *)
public enum UIAccessibilityContainerType: Int, ImportedValue {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// The kind of a text, for its voice.
@available(iOS 13.0, *)
public struct UIAccessibilityTextualContext: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging")
  public static let console = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextConsole")
}

/// A way of VoiceOver through the parts of an app.
@available(iOS 10.0, *)
open class UIAccessibilityCustomRotor: NSObject {
  open var name: String

  public init(name: String) {
    self.name = name
    super.init()
  }
}
