/// A control to pull down.
@available(iOS 6.0, *)
open class UIRefreshControl: UIControl {
  private var isRunning = false
  /// The text below the control.
  open var attributedTitle: NSAttributedString?

  open var isRefreshing: Bool { return isRunning }

  open func beginRefreshing() {
    isRunning = true
  }

  open func endRefreshing() {
    isRunning = false
  }
}
