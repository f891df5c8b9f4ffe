/// A control to pull down.
open class UIRefreshControl: UIControl {
  private var isRunning = false

  open var isRefreshing: Bool { return isRunning }

  open func beginRefreshing() {
    isRunning = true
  }

  open func endRefreshing() {
    isRunning = false
  }
}
