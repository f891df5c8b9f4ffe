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

  @available(iOS 6.0, *)
  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large ? 37 : 20
    return CGSize(width: length, height: length)
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { return intrinsicContentSize }
}
