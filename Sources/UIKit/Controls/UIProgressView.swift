/// A bar that fills.
open class UIProgressView: UIView {
  override func commonInit() {
    super.commonInit()
    isOpaque = false
    isUserInteractionEnabled = false
  }

  open var progress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}
