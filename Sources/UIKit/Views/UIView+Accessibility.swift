/// The words and traits that code has set of a view for VoiceOver.
final class SpokenTexts {
  var label: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var language: String?
  var actions: [UIAccessibilityCustomAction]?
  var inputLabels: [String]?
  var largeTitle: String?
  var largeImage: UIImage?
  var largeImageInsets = UIEdgeInsets.zero
  var showsLargeContent = false
  var scalesLargeImage = false
  var focusGroup: String?
  var keepsContext = false
}

/// The view's content as the system shows it large, for people who read large text.
@available(iOS 13.0, *)
extension UIView {
  public var showsLargeContentViewer: Bool {
    get { return spoken?.showsLargeContent ?? false }
    set { spokenTexts.showsLargeContent = newValue }
  }

  public var largeContentTitle: String? {
    get { return spoken?.largeTitle }
    set { spokenTexts.largeTitle = newValue }
  }

  public var largeContentImage: UIImage? {
    get { return spoken?.largeImage }
    set { spokenTexts.largeImage = newValue }
  }

  public var scalesLargeContentImage: Bool {
    get { return spoken?.scalesLargeImage ?? false }
    set { spokenTexts.scalesLargeImage = newValue }
  }

  public var largeContentImageInsets: UIEdgeInsets {
    get { return spoken?.largeImageInsets ?? UIEdgeInsets.zero }
    set { spokenTexts.largeImageInsets = newValue }
  }
}

/// The focus of a keyboard or a remote control; the model gives it to nobody.
extension UIView {
  @available(iOS 9.0, *)
  public var isFocused: Bool { return false }

  @available(iOS 14.0, *)
  public var focusGroupIdentifier: String? {
    get { return spoken?.focusGroup }
    set { spokenTexts.focusGroup = newValue }
  }

  /// Whether the view's contents are cleared before they are drawn again.
  public var clearsContextBeforeDrawing: Bool {
    get { return !(spoken?.keepsContext ?? false) }
    set { spokenTexts.keepsContext = !newValue }
  }
}

extension UIView {
  var spokenTexts: SpokenTexts {
    if let texts = spoken { return texts }
    let texts = SpokenTexts()
    spoken = texts
    return texts
  }

  // MARK: Defaults

  /// The words that the view shows.
  var textForVoiceOver: String? {
    switch self {
    case let label as UILabel: return label.text
    case let button as UIButton: return button.title(for: .normal)
    default: return nil
    }
  }

  var traitsForVoiceOver: UIAccessibilityTraits {
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
      if let frame = spoken?.frame { return frame }
      return UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { spokenTexts.frame = newValue }
  }

  /// The point of a double tap: the middle of the accessibility frame.
  @available(iOS 5.0, *)
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let point = spoken?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { spokenTexts.activationPoint = newValue }
  }

  /// Whether VoiceOver leaves out all that is in the view.
  @available(iOS 5.0, *)
  public var accessibilityElementsHidden: Bool {
    get { return spoken?.hidesElements ?? false }
    set { spokenTexts.hidesElements = newValue }
  }

  /// Whether VoiceOver leaves out the siblings.
  @available(iOS 5.0, *)
  public var accessibilityViewIsModal: Bool {
    get { return spoken?.isModal ?? false }
    set { spokenTexts.isModal = newValue }
  }

  @available(iOS 6.0, *)
  public var shouldGroupAccessibilityChildren: Bool {
    get { return spoken?.groupsChildren ?? false }
    set { spokenTexts.groupsChildren = newValue }
  }

  /// The parts of a view that stand for it, in their order.
  @available(iOS 8.0, *)
  public var accessibilityElements: [Any]? {
    get { return spoken?.elements }
    set { spokenTexts.elements = newValue }
  }

  public var accessibilityLanguage: String? {
    get { return spoken?.language }
    set { spokenTexts.language = newValue }
  }

  @available(iOS 8.0, *)
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { return spoken?.actions }
    set { spokenTexts.actions = newValue }
  }

  /// The words of Voice Control.
  @available(iOS 13.0, *)
  public var accessibilityUserInputLabels: [String]? {
    get { return spoken?.inputLabels }
    set { spokenTexts.inputLabels = newValue }
  }

  public func accessibilityElementCount() -> Int { return spoken?.elements?.count ?? 0 }

  public func accessibilityElement(at index: Int) -> Any? {
    guard let elements = spoken?.elements, index >= 0, index < elements.count else { return nil }
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
