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
    name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
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
  /// Finds the next part.
  open var itemSearchBlock: Search

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public convenience init(name: String) {
    self.init(name: name) { _ in nil }
  }

  @available(iOS 11.0, *)
  open var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { return .none }

  public enum Direction: Int, ImportedValue {
    case previous = 0
    case next = 1
  }

  public enum SystemRotorType: Int, ImportedValue {
    case none = 0
    case link = 1
    case heading = 3
    case image = 10
  }
}

/// The part from which to go on.
@available(iOS 10.0, *)
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A part that was found.
@available(iOS 10.0, *)
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: AnyObject?
  open var targetRange: UITextRange?

  public init(targetElement: AnyObject?, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
