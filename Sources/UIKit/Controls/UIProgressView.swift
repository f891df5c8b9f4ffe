/// A bar that fills.
open class UIProgressView: UIView {
  open var progress: Double = 0

  open func setProgress(_ progress: Double, animated: Bool) {
    self.progress = progress
  }
}
