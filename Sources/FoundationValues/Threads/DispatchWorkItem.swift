/// The relation of work to other work of its queue.
public struct DispatchWorkItemFlags: OptionSet {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// Work that can be cancelled while it waits.
open class DispatchWorkItem {
  private var block: (() -> Void)?
  public private(set) var isCancelled = false
  private var isDone = false
  private var told: [() -> Void] = []

  public init(block: @escaping () -> Void) {
    self.block = block
  }

  public init(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    self.block = block
  }

  public func perform() {
    if !isCancelled, let block = block { block() }
    isDone = true
    let waiting = told
    told = []
    for tell in waiting { tell() }
  }

  public func cancel() {
    isCancelled = true
  }

  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if isDone {
      queue.async(execute: work)
    } else {
      told.append { queue.async(execute: work) }
    }
  }

  public func wait() {
    RunLoop.main.wait(for: "the work item") { self.isDone }
  }
}
