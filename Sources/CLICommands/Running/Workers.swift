internal import HostSystem
internal import Scenarios

/// Spreads work that runs scenarios over the processors.
enum Workers {
  /// Returns the results of the work for each of the numbers below a count. Each thread has a runner
  /// of its own, made by `makeRuns`, and a stack that deep nesting fits in. `notice` shows how far it is.
  static func map<Result: Sendable>(
    _ count: Int, with makeRuns: @escaping @Sendable () -> (Scenario) -> Run,
    notice: ProgressNotice? = nil,
    _ work: @escaping @Sendable (_ index: Int, _ run: @escaping (Scenario) -> Run) -> Result
  ) -> [Result] {
    let queue = Queue<Result>(count: count)
    let threads = (0..<min(count, Processors.count)).map { _ in
      let handover = Handover<Bool>()
      LargeStack.start {
        let run = makeRuns()
        while let index = queue.next() { queue.put(work(index, run), at: index) }
        handover.finish(with: true)
      }
      return handover
    }
    for thread in threads {
      notice?.wait(for: thread, of: count) { queue.madeCount }
      _ = thread.wait()
    }
    notice?.end()
    return queue.results
  }

  /// The numbers not yet taken, and the results so far.
  private final class Queue<Result: Sendable>: Sendable {
    private let lock = Lock()
    // Only touched while the lock is held.
    nonisolated(unsafe) private var taken = 0
    nonisolated(unsafe) private var made: [Result?]
    nonisolated(unsafe) private var putCount = 0
    private let count: Int

    init(count: Int) {
      self.count = count
      made = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      lock.withLock {
        guard taken < count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    func put(_ result: Result, at index: Int) {
      lock.withLock {
        made[index] = result
        putCount += 1
      }
    }

    var madeCount: Int { lock.withLock { putCount } }

    var results: [Result] { lock.withLock { made.compactMap { $0 } } }
  }
}
