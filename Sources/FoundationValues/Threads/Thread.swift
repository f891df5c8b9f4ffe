/// The thread that runs. There is one; work of other queues than the main one is said to be on another.
open class Thread: NSObject {
  private static let only = Thread()

  open class var isMainThread: Bool { return DispatchQueue.current.isMain }
  open class var current: Thread { return only }
  open class var main: Thread { return only }

  private let block: (() -> Void)?

  public override init() {
    block = nil
    super.init()
  }

  public init(block: @escaping () -> Void) {
    self.block = block
    super.init()
  }

  /// Runs `main()` later, as a queue of its own would.
  open func start() { DispatchQueue.global().async { self.main() } }
  open func main() { block?() }

  open var isMainThread: Bool { return DispatchQueue.current.isMain }
  open var name: String?

  /// Blocks the thread: the virtual clock moves, and the main queue does nothing meanwhile.
  open class func sleep(forTimeInterval interval: TimeInterval) {
    let end = RunLoop.main.now + interval
    _ = RunLoop.main.wait(before: end) { false }
  }

  /// The number and name of the thread.
  open override var description: String {
    let address = Host.hexadecimal(Host.address(self))
    if isMainThread { return "<_NSMainThread: \(address)>{number = 1, name = main}" }
    return "<NSThread: \(address)>{number = 2, name = \(name ?? "(null)")}"
  }
}
