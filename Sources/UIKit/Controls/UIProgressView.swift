/// A bar that fills.
open class UIProgressView: UIView {
  open var progress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}
