/// Work with a state, which a queue runs once the operations it depends on are done.
open class Operation: NSObject {
  public enum QueuePriority: Int {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  open private(set) var isCancelled = false
  private var isRunning = false
  private var isDone = false
  open private(set) var dependencies: [Operation] = []
  open var completionBlock: (() -> Void)?
  open var name: String?
  open var queuePriority: Operation.QueuePriority = .normal
  private var told: [() -> Void] = []

  public override init() {
    super.init()
  }

  open var isExecuting: Bool { return isRunning }
  open var isFinished: Bool { return isDone }
  open var isAsynchronous: Bool { return false }
  open var isConcurrent: Bool { return false }

  open var isReady: Bool {
    for dependency in dependencies where !dependency.isFinished { return false }
    return true
  }

  open func addDependency(_ operation: Operation) {
    dependencies.append(operation)
  }

  open func removeDependency(_ operation: Operation) {
    dependencies = dependencies.filter { $0 !== operation }
  }

  open func cancel() {
    isCancelled = true
  }

  /// Does the operation's work; overridden.
  open func main() {}

  open func start() {
    if isDone { return }
    if !isCancelled {
      isRunning = true
      main()
      isRunning = false
    }
    isDone = true
    if let block = completionBlock {
      completionBlock = nil
      DispatchQueue.global().async(execute: block)
    }
    let waiting = told
    told = []
    for tell in waiting { tell() }
  }

  func whenFinished(_ block: @escaping () -> Void) {
    told.append(block)
  }

  open func waitUntilFinished() {
    RunLoop.main.wait(for: "the operation") { self.isFinished }
  }
}

/// An operation that consists of closures.
open class BlockOperation: Operation {
  private var blocks: [() -> Void] = []

  public override init() {
    super.init()
  }

  public init(block: @escaping () -> Void) {
    blocks = [block]
    super.init()
  }

  open func addExecutionBlock(_ block: @escaping () -> Void) {
    blocks.append(block)
  }

  open override func main() {
    let own = blocks
    blocks = []
    for block in own { block() }
  }
}
