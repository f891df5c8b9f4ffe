// Child tasks.

/// The task of an `async let`.
final class _AsyncLet<Success> {
  private let line: _TaskLine<Success>

  init(_ body: @escaping () async throws -> Success) { line = _TaskLine(body) }

  func value() async -> Success {
    switch await line.promise.wait() {
    case .success(let value): return value
    case .failure: _fatalError("a child task that cannot fail failed")
    }
  }

  func throwingValue() async throws -> Success { try await line.promise.wait().get() }

  /// The end of its scope: nobody wants the value any more, and nothing may outlive the scope.
  func finish() async {
    if line.promise.result == nil { line.cancel() }
    _ = await line.promise.wait()
  }
}

/// The child tasks of a group: results come in the order in which they are ready.
final class _TaskGroup<Success> {
  private let parent: _Line
  private var children: [_TaskLine<Success>] = []
  private var results: [Result<Success, any Error>] = []
  private var waiting: _Line?
  private(set) var isCancelled = false
  private(set) var pending = 0

  init() { parent = _Line.current }

  func add(_ body: @escaping () async throws -> Success) {
    pending += 1
    let child = _TaskLine<Success>({
      try await body()
    })
    child.onEnd = { result in self.ended(child, result) }
    children.append(child)
    if isCancelled || parent.isCancelled { child.cancel() }
  }

  private func ended(_ child: _TaskLine<Success>, _ result: Result<Success, any Error>) {
    children.removeAll { $0 === child }
    results.append(result)
    if let line = waiting {
      waiting = nil
      line.goOn()
    }
  }

  func next() async -> Result<Success, any Error>? {
    if pending == 0 { return nil }
    while results.isEmpty {
      waiting = _Line.current
      await _Line.current.wait()
    }
    pending -= 1
    return results.removeFirst()
  }

  func cancelAll() {
    isCancelled = true
    for child in children { child.cancel() }
  }

  func waitForAll() async {
    while await next() != nil {}
  }
}

struct TaskGroup<ChildTaskResult> {
  let _group: _TaskGroup<ChildTaskResult>

  init(_group: _TaskGroup<ChildTaskResult>) { self._group = _group }

  var isEmpty: Bool { _group.pending == 0 }
  var isCancelled: Bool { _group.isCancelled }

  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult
  ) {
    _group.add(operation)
  }

  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult
  ) -> Bool {
    if _group.isCancelled { return false }
    _group.add(operation)
    return true
  }

  mutating func next() async -> ChildTaskResult? {
    guard let result = await _group.next() else { return nil }
    switch result {
    case .success(let value): return value
    case .failure: _fatalError("a child task that cannot fail failed")
    }
  }

  mutating func waitForAll() async { await _group.waitForAll() }

  func cancelAll() { _group.cancelAll() }

  func makeAsyncIterator() -> TaskGroup<ChildTaskResult> { self }

  func reduce<R>(_ first: R, _ combine: (R, ChildTaskResult) async -> R) async -> R {
    var group = self
    var all = first
    while let value = await group.next() { all = await combine(all, value) }
    return all
  }
}

struct ThrowingTaskGroup<ChildTaskResult, Failure: Error> {
  let _group: _TaskGroup<ChildTaskResult>

  init(_group: _TaskGroup<ChildTaskResult>) { self._group = _group }

  var isEmpty: Bool { _group.pending == 0 }
  var isCancelled: Bool { _group.isCancelled }

  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) {
    _group.add(operation)
  }

  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool {
    if _group.isCancelled { return false }
    _group.add(operation)
    return true
  }

  mutating func next() async throws -> ChildTaskResult? {
    guard let result = await _group.next() else { return nil }
    return try result.get()
  }

  mutating func waitForAll() async throws {
    while let result = await _group.next() { _ = try result.get() }
  }

  func cancelAll() { _group.cancelAll() }

  func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure> { self }

  func reduce<R>(
    _ first: R, _ combine: (R, ChildTaskResult) async throws -> R
  ) async throws -> R {
    var group = self
    var all = first
    while let value = try await group.next() { all = try await combine(all, value) }
    return all
  }
}

// MARK: - The functions that make groups

// The types are arguments with defaults in Swift; a default cannot speak of a parameter here.

func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  await withTaskGroup(body: body)
}

func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  await withTaskGroup(body: body)
}

func withTaskGroup<ChildTaskResult, GroupResult>(
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  let state = _TaskGroup<ChildTaskResult>()
  var group = TaskGroup<ChildTaskResult>(_group: state)
  let cancelling = _CancellationHandler { state.cancelAll() }
  let line = _Line.current
  line.cancellationHandlers.append(cancelling)
  let result = await body(&group)
  await state.waitForAll()
  line.cancellationHandlers.removeAll { $0 === cancelling }
  return result
}

func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  try await withThrowingTaskGroup(body: body)
}

func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  try await withThrowingTaskGroup(body: body)
}

func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  let state = _TaskGroup<ChildTaskResult>()
  var group = ThrowingTaskGroup<ChildTaskResult, any Error>(_group: state)
  let cancelling = _CancellationHandler { state.cancelAll() }
  let line = _Line.current
  line.cancellationHandlers.append(cancelling)
  defer { line.cancellationHandlers.removeAll { $0 === cancelling } }
  do {
    let result = try await body(&group)
    await state.waitForAll()
    return result
  } catch {
    // A failing group cancels its children and still waits for them.
    state.cancelAll()
    await state.waitForAll()
    throw error
  }
}
