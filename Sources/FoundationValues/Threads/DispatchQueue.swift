/// A queue of work. The model has one thread: work of every queue runs in turns of the main run loop,
/// and knows which queue it is on.
open class DispatchQueue: NSObject {
  public typealias GlobalQoS = DispatchQoS.QoSClass

  public struct Attributes: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  public let label: String
  public let qos: DispatchQoS
  private let isConcurrent: Bool
  /// The work that waits for its turn, in its order.
  private var waiting: [QueuedWork] = []

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    isConcurrent = attributes.contains(.concurrent)
    super.init()
  }

  private static let mainQueue = DispatchQueue(label: "com.apple.main-thread")
  private static let globalQueue = DispatchQueue(
    label: "com.apple.root.default-qos", attributes: .concurrent)

  public static var main: DispatchQueue { return mainQueue }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    return globalQueue
  }

  package var isMain: Bool { return self === DispatchQueue.mainQueue }

  /// The queue whose work is being done.
  static var current: DispatchQueue {
    get { return FoundationState.current.queue ?? mainQueue }
    set { FoundationState.current.queue = newValue.isMain ? nil : newValue }
  }

  /// Runs the block in a later turn of the run loop, never at once.
  public func async(execute work: @escaping () -> Void) {
    enqueue(after: 0, work)
  }

  /// Runs the item in a later turn, unless it is cancelled by then.
  public func async(execute item: DispatchWorkItem) {
    enqueue(after: 0) { item.perform() }
  }

  public func async(group: DispatchGroup, execute work: @escaping () -> Void) {
    group.enter()
    enqueue(after: 0) {
      work()
      group.leave()
    }
  }

  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    enqueue(after: 0, isBarrier: flags.contains(.barrier), work)
  }

  public func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) {
    enqueue(after: 0, isBarrier: flags.contains(.barrier), work)
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    enqueue(after: deadline.seconds - RunLoop.main.now, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    enqueue(after: deadline.seconds - RunLoop.main.now) { item.perform() }
  }

  /// Runs the block now, after what a serial queue was given before, or a concurrent one up to its last
  /// barrier. A queue that waits for itself never goes on, so that is an error.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    return try wait(isBarrier: !isConcurrent, work)
  }

  private func wait<T>(isBarrier: Bool, _ work: () throws -> T) rethrows -> T {
    let outer = DispatchQueue.current
    if outer === self && !isConcurrent {
      fatalError(
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
      )
    }
    let last = isBarrier ? waiting.count - 1 : waiting.lastIndex(where: { $0.isBarrier }) ?? -1
    for queued in Array(waiting.prefix(last + 1)) { perform(queued) }
    DispatchQueue.current = self
    defer { DispatchQueue.current = outer }
    return try work()
  }

  public func sync<T>(
    flags: DispatchWorkItemFlags, execute work: () throws -> T
  ) rethrows -> T {
    return try wait(isBarrier: !isConcurrent || flags.contains(.barrier), work)
  }

  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }

  private func enqueue(
    after delay: Double, isBarrier: Bool = false, _ work: @escaping () -> Void
  ) {
    if isMain {
      RunLoop.main.enqueue(after: delay, work)
    } else if delay > 0 {
      RunLoop.main.enqueue(after: delay, queue: self) { self.run(work) }
    } else {
      let queued = QueuedWork(work, isBarrier: isBarrier)
      waiting.append(queued)
      RunLoop.main.enqueue(after: delay, queue: self) { self.perform(queued) }
    }
  }

  /// Does queued work, unless somebody who waited for the queue has had it done.
  private func perform(_ queued: QueuedWork) {
    guard let place = waiting.firstIndex(where: { $0 === queued }) else { return }
    waiting.remove(at: place)
    run(queued.work)
  }

  /// Does work on this queue, while the poster waits.
  func run(_ work: () -> Void) {
    let outer = DispatchQueue.current
    DispatchQueue.current = self
    work()
    DispatchQueue.current = outer
  }

  open override var description: String {
    let kind = isMain ? "OS_dispatch_queue_main" : "OS_dispatch_queue"
    return "<\(kind): \(label)>"
  }
}

/// Work in a queue.
private final class QueuedWork {
  let work: () -> Void
  let isBarrier: Bool

  init(_ work: @escaping () -> Void, isBarrier: Bool) {
    self.work = work
    self.isBarrier = isBarrier
  }
}

public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue):
    if DispatchQueue.current !== queue {
      fatalError("BUG IN CLIENT OF LIBDISPATCH: Block was expected to execute on queue")
    }
  case .notOnQueue(let queue):
    if DispatchQueue.current === queue {
      fatalError("BUG IN CLIENT OF LIBDISPATCH: Block was not expected to execute on queue")
    }
  }
}
