/// Counts work that is under way and notifies when none is left.
open class DispatchGroup: NSObject {
  private var count = 0
  private var told: [() -> Void] = []

  public override init() {
    super.init()
  }

  public func enter() {
    count += 1
  }

  public func leave() {
    if count == 0 {
      fatalError("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
    }
    count -= 1
    if count == 0 {
      let waiting = told
      told = []
      for tell in waiting { tell() }
    }
  }

  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if count == 0 {
      queue.async(execute: work)
    } else {
      told.append { queue.async(execute: work) }
    }
  }

  public func notify(queue: DispatchQueue, work item: DispatchWorkItem) {
    notify(queue: queue) { item.perform() }
  }

  /// Goes on once the group is empty; a wait that nothing can end is an error.
  public func wait() {
    RunLoop.main.wait(for: "the dispatch group") { self.count == 0 }
  }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    return RunLoop.main.wait(before: timeout.seconds) { self.count == 0 } ? .success : .timedOut
  }
}
