/// A control to pull down.
@available(iOS 6.0, *)
open class UIRefreshControl: UIControl {
  private var isRunning = false
  /// The text below the control.
  open var attributedTitle: NSAttributedString?

  override func commonInit() {
    super.commonInit()
    frameStorage.size = CGSize(width: UIScreen.main.bounds.width, height: 60)
  }

  open var isRefreshing: Bool { return isRunning }

  open func beginRefreshing() {
    isRunning = true
  }

  open func endRefreshing() {
    isRunning = false
  }
}
