// The bridge from asynchronous code to code that calls back, and its uses: sleeping, yielding,
// cancelling.

/// The place where a line waits to be given a value.
final class _Suspension<Value> {
  private var result: Result<Value, any Error>?
  private let line: _Line
  private let function: String
  private var isWaiting = false
  private var isResumed = false

  init(_ function: String) {
    line = _Line.current
    self.function = function
  }

  func resume(_ result: Result<Value, any Error>) {
    if isResumed {
      switch result {
      case .success(let value):
        _trap(
          "Fatal error: SWIFT TASK CONTINUATION MISUSE: \(function) tried to resume its continuation more than once, returning \(value)!\n"
        )
      case .failure(let error):
        _trap(
          "Fatal error: SWIFT TASK CONTINUATION MISUSE: \(function) tried to resume its continuation more than once, throwing \(error)!\n"
        )
      }
    }
    isResumed = true
    self.result = result
    if isWaiting { line.goOn() }
  }

  /// Resumes unless that has happened.
  func resumeOnce(_ result: Result<Value, any Error>) {
    if !isResumed { resume(result) }
  }

  func wait() async -> Result<Value, any Error> {
    isWaiting = true
    while true {
      if let result = result {
        self.result = nil
        return result
      }
      await line.wait()
    }
  }
}

struct CheckedContinuation<T, E: Error>: Sendable {
  let _suspension: _Suspension<T>

  init(_suspension: _Suspension<T>) { self._suspension = _suspension }

  func resume(returning value: T) { _suspension.resume(.success(value)) }

  func resume(throwing error: E) { _suspension.resume(.failure(error)) }

  func resume(with result: Result<T, E>) {
    switch result {
    case .success(let value): _suspension.resume(.success(value))
    case .failure(let error): _suspension.resume(.failure(error))
    }
  }
}

extension CheckedContinuation where T == Void {
  func resume() { _suspension.resume(.success(())) }
}

extension CheckedContinuation where E == any Error {
  func resume<Failure: Error>(with result: Result<T, Failure>) {
    switch result {
    case .success(let value): _suspension.resume(.success(value))
    case .failure(let error): _suspension.resume(.failure(error))
    }
  }
}

struct UnsafeContinuation<T, E: Error>: Sendable {
  let _suspension: _Suspension<T>

  init(_suspension: _Suspension<T>) { self._suspension = _suspension }

  func resume(returning value: T) { _suspension.resume(.success(value)) }

  func resume(throwing error: E) { _suspension.resume(.failure(error)) }

  func resume(with result: Result<T, E>) {
    switch result {
    case .success(let value): _suspension.resume(.success(value))
    case .failure(let error): _suspension.resume(.failure(error))
    }
  }
}

extension UnsafeContinuation where T == Void {
  func resume() { _suspension.resume(.success(())) }
}

extension UnsafeContinuation where E == any Error {
  func resume<Failure: Error>(with result: Result<T, Failure>) {
    switch result {
    case .success(let value): _suspension.resume(.success(value))
    case .failure(let error): _suspension.resume(.failure(error))
    }
  }
}

func withCheckedContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T {
  let suspension = _Suspension<T>(function)
  body(CheckedContinuation<T, Never>(_suspension: suspension))
  switch await suspension.wait() {
  case .success(let value): return value
  case .failure: _fatalError("a continuation that cannot throw threw")
  }
}

func withCheckedThrowingContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
  let suspension = _Suspension<T>(function)
  body(CheckedContinuation<T, any Error>(_suspension: suspension))
  return try await suspension.wait().get()
}

func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) async -> T {
  let suspension = _Suspension<T>("")
  body(UnsafeContinuation<T, Never>(_suspension: suspension))
  switch await suspension.wait() {
  case .success(let value): return value
  case .failure: _fatalError("a continuation that cannot throw threw")
  }
}

func withUnsafeThrowingContinuation<T>(
  _ body: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> T {
  let suspension = _Suspension<T>("")
  body(UnsafeContinuation<T, any Error>(_suspension: suspension))
  return try await suspension.wait().get()
}

// MARK: - Sleeping, yielding, cancelling

func _sleep(seconds: Double) async throws {
  try Task<Never, Never>.checkCancellation()
  let suspension = _Suspension<Void>("")
  let handler = _CancellationHandler { suspension.resumeOnce(.failure(CancellationError())) }
  let line = _Line.current
  line.cancellationHandlers.append(handler)
  _MainExecutor.add(after: seconds) { suspension.resumeOnce(.success(())) }
  let result = await suspension.wait()
  line.cancellationHandlers.removeAll { $0 === handler }
  try result.get()
}

func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel: @escaping () -> Void
) async rethrows -> T {
  let line = _Line.current
  let handler = _CancellationHandler(onCancel)
  if line.isCancelled { onCancel() } else { line.cancellationHandlers.append(handler) }
  defer { line.cancellationHandlers.removeAll { $0 === handler } }
  return try await operation()
}

extension Task where Success == Never, Failure == Never {
  static var isCancelled: Bool { _Line.current.isCancelled }

  static func checkCancellation() throws {
    if _Line.current.isCancelled { throw CancellationError() }
  }

  static func sleep(nanoseconds duration: UInt64) async throws {
    try await _sleep(seconds: Double(duration) / 1_000_000_000)
  }

  static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await _sleep(seconds: duration._seconds)
  }

  static func yield() async {
    let line = _Line.current
    line.goOn()
    await line.wait()
  }
}

/// A length of time.
struct Duration: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Swift counts attoseconds. What is as good as a whole number of nanoseconds is one, so that sums of
  /// decimal fractions are equal where they are in Swift.
  let _seconds: Double

  init(_seconds: Double) {
    let nanoseconds = _seconds * 1_000_000_000
    let whole = nanoseconds.rounded()
    let isNear =
      (nanoseconds - whole).magnitude < 0.000_001 && whole.magnitude < 4_500_000_000_000_000
    self._seconds = isNear ? whole / 1_000_000_000 : _seconds
  }

  var description: String { "\(_seconds) seconds" }

  static let zero = Duration(_seconds: 0)

  static func seconds(_ count: Int) -> Duration { Duration(_seconds: Double(count)) }
  static func seconds(_ count: Double) -> Duration { Duration(_seconds: count) }
  static func milliseconds(_ count: Int) -> Duration { Duration(_seconds: Double(count) / 1000) }
  static func milliseconds(_ count: Double) -> Duration { Duration(_seconds: count / 1000) }
  static func microseconds(_ count: Int) -> Duration {
    Duration(_seconds: Double(count) / 1_000_000)
  }
  static func microseconds(_ count: Double) -> Duration { Duration(_seconds: count / 1_000_000) }
  static func nanoseconds(_ count: Int) -> Duration {
    Duration(_seconds: Double(count) / 1_000_000_000)
  }

  static func + (a: Duration, b: Duration) -> Duration {
    Duration(_seconds: a._seconds + b._seconds)
  }
  static func - (a: Duration, b: Duration) -> Duration {
    Duration(_seconds: a._seconds - b._seconds)
  }
  static func < (a: Duration, b: Duration) -> Bool { a._seconds < b._seconds }

  static func * (a: Duration, b: Double) -> Duration { Duration(_seconds: a._seconds * b) }
  static func * <T: BinaryInteger>(a: Duration, b: T) -> Duration {
    Duration(_seconds: a._seconds * Double(b))
  }
  static func / (a: Duration, b: Double) -> Duration { Duration(_seconds: a._seconds / b) }
  static func / <T: BinaryInteger>(a: Duration, b: T) -> Duration {
    if b == 0 { _fatalError("Division by zero") }
    return Duration(_seconds: a._seconds / Double(b))
  }
  static func / (a: Duration, b: Duration) -> Double { a._seconds / b._seconds }

  static func += (a: inout Duration, b: Duration) { a = a + b }
  static func -= (a: inout Duration, b: Duration) { a = a - b }
  static func *= (a: inout Duration, b: Double) { a = a * b }
  static func *= <T: BinaryInteger>(a: inout Duration, b: T) { a = a * b }
  static func /= (a: inout Duration, b: Double) { a = a / b }
  static func /= <T: BinaryInteger>(a: inout Duration, b: T) { a = a / b }
}

// MARK: - The main actor

/// Everything runs on it.
struct MainActor {
  static func run<T>(body: () throws -> T) async rethrows -> T { try body() }

  static func run<T>(resultType: T.Type, body: () throws -> T) async rethrows -> T { try body() }

  static func assumeIsolated<T>(_ body: () throws -> T) rethrows -> T { try body() }
}
