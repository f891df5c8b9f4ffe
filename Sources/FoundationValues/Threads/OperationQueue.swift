/// Runs operations in later turns of the run loop, in the order in which they become ready.
open class OperationQueue: NSObject {
  private static let mainQueue = OperationQueue(on: DispatchQueue.main)

  public static let defaultMaxConcurrentOperationCount = -1

  private let queue: DispatchQueue
  private var waiting: [Operation] = []
  open var maxConcurrentOperationCount = -1
  open var name: String?
  open var qualityOfService: QualityOfService = .default

  public override init() {
    queue = DispatchQueue(label: "NSOperationQueue", attributes: .concurrent)
    super.init()
  }

  private init(on queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  public static var main: OperationQueue { return mainQueue }

  open var operations: [Operation] { return waiting }
  open var operationCount: Int { return waiting.count }
  open var underlyingQueue: DispatchQueue? { return queue }

  public func addOperation(_ block: @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  public func addOperation(_ operation: Operation) {
    waiting.append(operation)
    schedule(operation)
  }

  public func addOperations(_ operations: [Operation], waitUntilFinished waits: Bool) {
    for operation in operations { addOperation(operation) }
    if waits { waitUntilAllOperationsAreFinished() }
  }

  private func schedule(_ operation: Operation) {
    for dependency in operation.dependencies where !dependency.isFinished {
      dependency.whenFinished { self.schedule(operation) }
      return
    }
    queue.async {
      operation.start()
      self.waiting = self.waiting.filter { $0 !== operation }
    }
  }

  public func cancelAllOperations() {
    for operation in waiting { operation.cancel() }
  }

  public func waitUntilAllOperationsAreFinished() {
    RunLoop.main.wait(for: "the operation queue") { self.waiting.isEmpty }
  }

  open override var description: String {
    let title = self === OperationQueue.mainQueue ? "NSOperationQueue Main Queue" : name
    let own = title ?? "NSOperationQueue \(Host.hexadecimal(Host.address(self)))"
    return "<NSOperationQueue: \(Host.hexadecimal(Host.address(self)))>{name = '\(own)'}"
  }
}

public enum QualityOfService: Int {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}
