// Tasks and the code that waits in them. There is one thread and one executor, the main actor's: a
// job runs when the jobs enqueued before it have run. A task's body runs in a fiber of the machine,
// which stops where it waits and goes on as a job.

@_semantics("vdl.fiber.make") func _makeFiber(_ body: @escaping () async -> Void) -> Int
@_semantics("vdl.fiber.resume") func _resumeFiber(_ fiber: Int)
@_semantics("vdl.fiber.suspend") func _suspendFiber() async
@_semantics("vdl.halt") func _halt() -> Never

/// The executor that runs jobs in order and on time: the run loop, which registers itself here.
final class _MainExecutor {
  /// Runs a job after so many seconds.
  static var enqueue: ((Double, @escaping () -> Void) -> Void)?
  /// Runs jobs until the closure says to stop, or none is left: then false.
  static var run: ((() -> Bool) -> Bool)?

  static func add(after delay: Double, _ job: @escaping () -> Void) {
    guard let enqueue = enqueue else { _fatalError("there is no run loop to run a job") }
    enqueue(delay, job)
  }
}

/// Every actor conforms to it.
public protocol Actor: AnyObject {}
public protocol GlobalActor {}

// MARK: - Tasks as the executor sees them

/// A line of execution: a fiber, or the program's own.
class _Line {
  /// The fiber's number; nil for the program's own line.
  var fiber: Int?
  var isCancelled = false
  /// The handlers of a cancellation, innermost last.
  var cancellationHandlers: [_CancellationHandler] = []
  private var mayGoOn = false

  init() {}

  static let main = _Line()
  static var current: _Line = _Line.main

  /// Waits until `goOn` is called; called by itself.
  func wait() async {
    if fiber != nil {
      await _suspendFiber()
      return
    }
    mayGoOn = false
    guard let run = _MainExecutor.run, run({ self.mayGoOn }) else { _halt() }
  }

  /// Goes on where it waits, in a job of its own.
  func goOn(after delay: Double = 0) {
    _MainExecutor.add(after: delay) { self.run() }
  }

  private func run() {
    guard let fiber = fiber else {
      mayGoOn = true
      return
    }
    let outer = _Line.current
    _Line.current = self
    _resumeFiber(fiber)
    _Line.current = outer
  }

  func cancel() {
    if isCancelled { return }
    isCancelled = true
    let handlers = cancellationHandlers
    cancellationHandlers = []
    for handler in handlers { handler.run() }
  }
}

final class _CancellationHandler {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

/// A result that is not there yet, and the code that waits for it.
final class _Promise<Value> {
  private(set) var result: Result<Value, any Error>?
  private var waiting: [_Line] = []

  init() {}

  func fulfill(_ result: Result<Value, any Error>) {
    self.result = result
    let lines = waiting
    waiting = []
    for line in lines { line.goOn() }
  }

  func wait() async -> Result<Value, any Error> {
    while true {
      if let result = result { return result }
      waiting.append(_Line.current)
      await _Line.current.wait()
    }
  }
}

/// The line of a task, with its result.
final class _TaskLine<Success>: _Line {
  let promise = _Promise<Success>()
  /// Gets the result before the code that waits for it.
  var onEnd: ((Result<Success, any Error>) -> Void)?
  private var body: (() async throws -> Success)?

  init(_ body: @escaping () async throws -> Success) {
    super.init()
    self.body = body
    fiber = _makeFiber { await self.runBody() }
    goOn()
  }

  private func runBody() async {
    let result = await outcome()
    if let onEnd = onEnd {
      self.onEnd = nil
      onEnd(result)
    }
    promise.fulfill(result)
  }

  private func outcome() async -> Result<Success, any Error> {
    guard let body = body else { _fatalError("a task runs once") }
    self.body = nil
    do {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
}

struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }

  static let high = TaskPriority(rawValue: 25)
  static let userInitiated = TaskPriority(rawValue: 25)
  static let medium = TaskPriority(rawValue: 21)
  static let low = TaskPriority(rawValue: 17)
  static let utility = TaskPriority(rawValue: 17)
  static let background = TaskPriority(rawValue: 9)

  static func < (a: TaskPriority, b: TaskPriority) -> Bool { a.rawValue < b.rawValue }

  var description: String {
    switch rawValue {
    case 25: return "TaskPriority.high"
    case 21: return "TaskPriority.medium"
    case 17: return "TaskPriority.low"
    case 9: return "TaskPriority.background"
    default: return "TaskPriority(rawValue: \(rawValue))"
    }
  }
}

struct CancellationError: Error {
  init() {}
}

struct Task<Success, Failure: Error>: Hashable, Sendable {
  let _line: _TaskLine<Success>

  init(_line: _TaskLine<Success>) { self._line = _line }

  func cancel() { _line.cancel() }

  var isCancelled: Bool { _line.isCancelled }

  static func == (a: Task<Success, Failure>, b: Task<Success, Failure>) -> Bool {
    a._line === b._line
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_line)) }
}

extension Task where Failure == Never {
  @discardableResult
  init(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) {
    _line = _TaskLine(operation)
  }

  @discardableResult
  static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task<Success, Never> {
    Task<Success, Never>(_line: _TaskLine(operation))
  }

  var result: Result<Success, Never> {
    get async { .success(await value) }
  }

  var value: Success {
    get async {
      switch await _line.promise.wait() {
      case .success(let value): return value
      case .failure: _fatalError("a task that cannot fail failed")
      }
    }
  }
}

extension Task where Failure == any Error {
  var result: Result<Success, any Error> {
    get async { await _line.promise.wait() }
  }

  @discardableResult
  init(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Success
  ) {
    _line = _TaskLine(operation)
  }

  @discardableResult
  static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    Task<Success, any Error>(_line: _TaskLine(operation))
  }

  var value: Success {
    get async throws { try await _line.promise.wait().get() }
  }
}
