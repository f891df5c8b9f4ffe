/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  private var isRunning = false
  /// Whether it shows only while it spins.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isRunning }
  }
  open var style: UIActivityIndicatorView.Style = UIActivityIndicatorView.Style.medium
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
    let length: CGFloat = style == .large ? 37 : 20
    self.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
    self.style = style
  }

  open var isAnimating: Bool { return isRunning }

  open func startAnimating() {
    isRunning = true
    isHidden = false
  }

  open func stopAnimating() {
    isRunning = false
    isHidden = hidesWhenStopped
  }

  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// The size is the system's.
  open override var intrinsicContentSize: CGSize {
    return style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { return intrinsicContentSize }
}
