/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  private var isRunning = false
  open var hidesWhenStopped = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = UIColor.gray

  public enum Style: Int {
    case medium = 100
    case large = 101
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(style: UIActivityIndicatorView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  open var isAnimating: Bool { return isRunning }

  open func startAnimating() {
    isRunning = true
  }

  open func stopAnimating() {
    isRunning = false
  }
}
