/// A view to show in place of the keyboard or above it, with the keyboard's look.
@available(iOS 7.0, *)
open class UIInputView: UIView {
  public let inputViewStyle: UIInputView.Style
  /// Whether constraints decide about the height.
  @available(iOS 9.0, *)
  open var allowsSelfSizing = false

  public enum Style: Int {
    case `default` = 0
    case keyboard = 1
  }

  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view is shown in place of the keyboard or above it.
@available(iOS 8.0, *)
open class UIInputViewController: UIViewController {
  /// Takes the focus from the first responder.
  open func dismissKeyboard() {
    Simulation.current.keyFocus?.resignFirstResponder()
  }
}
