/// A bar that fills.
open class UIProgressView: UIView {
  override func commonInit() {
    super.commonInit()
    isOpaque = false
    isUserInteractionEnabled = false
  }

  private var progressStorage: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  /// From 0 to 1; values beyond are the nearest of them.
  open var progress: Float {
    get { return progressStorage }
    set { progressStorage = max(0, min(newValue, 1)) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open var progressViewStyle: UIProgressView.Style = UIProgressView.Style.default
  @available(iOS 5.0, *)
  open var progressImage: UIImage?
  @available(iOS 5.0, *)
  open var trackImage: UIImage?

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect.zero)
    progressViewStyle = style
  }

  public enum Style: Int, ImportedValue {
    case `default` = 0
    case bar = 1
  }

  /// The height is the system's.
  open override var intrinsicContentSize: CGSize {
    return CGSize(
      width: UIView.noIntrinsicMetric, height: Simulation.current.isAtLeast(14) ? 4 : 2)
  }
}
