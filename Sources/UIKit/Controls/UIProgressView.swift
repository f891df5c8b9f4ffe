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
}
