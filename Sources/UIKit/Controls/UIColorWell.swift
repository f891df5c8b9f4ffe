/// Shows a color, and lets a person choose another one.
@available(iOS 14.0, *)
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
}

/// A button that pastes without a question to the person.
@available(iOS 16.0, *)
open class UIPasteControl: UIControl {
  public let configuration: UIPasteControl.Configuration
  open weak var target: (any UIPasteConfigurationSupporting)?

  public init(configuration: UIPasteControl.Configuration) {
    self.configuration = configuration
    super.init(frame: CGRect.zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIPasteControl.Configuration()
    super.init(coder: coder)
  }

  /// The look of the button.
  open class Configuration: NSObject {
    open var displayMode: UIPasteControl.DisplayMode = .iconAndLabel
    open var cornerStyle: UIButton.Configuration.CornerStyle = .capsule
    open var cornerRadius: CGFloat = -1
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?

    public override init() {
      super.init()
    }
  }

  public enum DisplayMode: UInt, ImportedValue {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
    case arrowAndLabel = 3
  }
}
