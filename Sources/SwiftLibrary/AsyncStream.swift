// Values that come one after another, from code that calls back.

/// What gives its values as they come.
protocol AsyncIteratorProtocol<Element> {
  associatedtype Element
  mutating func next() async throws -> Element?
}

/// Values that `for await` waits for.
protocol AsyncSequence<Element> {
  associatedtype Element
  associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
  func makeAsyncIterator() -> AsyncIterator
}

/// The common part of a stream and its continuation: unread values, and the waiting readers.
final class _StreamBuffer<Element> {
  private var elements: [Element] = []
  private var isFinished = false
  private(set) var failure: (any Error)?
  private var waiting: [_Line] = []
  var onTermination: ((_StreamEnd) -> Void)?

  init() {}

  func yield(_ value: Element) -> Bool {
    if isFinished { return false }
    elements.append(value)
    wake()
    return true
  }

  func finish(throwing error: (any Error)?, cancelled: Bool = false) {
    if isFinished { return }
    isFinished = true
    failure = error
    let handler = onTermination
    onTermination = nil
    handler?(cancelled ? .cancelled : .finished)
    wake()
  }

  private func wake() {
    let lines = waiting
    waiting = []
    for line in lines { line.goOn() }
  }

  func next() async throws -> Element? {
    let line = _Line.current
    let handler = _CancellationHandler { self.finish(throwing: nil, cancelled: true) }
    if line.isCancelled { handler.run() }
    line.cancellationHandlers.append(handler)
    defer { line.cancellationHandlers.removeAll { $0 === handler } }
    while elements.isEmpty {
      if isFinished {
        if let error = failure {
          failure = nil
          throw error
        }
        return nil
      }
      waiting.append(line)
      await line.wait()
    }
    return elements.removeFirst()
  }
}

enum _StreamEnd { case finished, cancelled }

struct AsyncStream<Element>: AsyncSequence {
  struct Continuation {
    let _buffer: _StreamBuffer<Element>

    enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }

    init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }

    @discardableResult
    func yield(_ value: Element) -> Bool { _buffer.yield(value) }

    func finish() { _buffer.finish(throwing: nil) }

    var onTermination: ((_StreamEnd) -> Void)? {
      get { _buffer.onTermination }
      nonmutating set { _buffer.onTermination = newValue }
    }
  }

  struct Iterator: AsyncIteratorProtocol {
    let _buffer: _StreamBuffer<Element>

    init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }

    mutating func next() async -> Element? { try? await _buffer.next() }
  }

  let _buffer: _StreamBuffer<Element>

  init(_ elementType: Element.Type, _ build: (AsyncStream<Element>.Continuation) -> Void) {
    _buffer = _StreamBuffer<Element>()
    build(Continuation(_buffer: _buffer))
  }

  init(_ build: (AsyncStream<Element>.Continuation) -> Void) {
    _buffer = _StreamBuffer<Element>()
    build(Continuation(_buffer: _buffer))
  }

  init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }

  @_semantics("vdl.unsupported")
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy,
    _ build: (AsyncStream<Element>.Continuation) -> Void
  ) {
    _buffer = _StreamBuffer<Element>()
  }

  @_semantics("vdl.unsupported")
  init(unfolding produce: @escaping () async -> Element?) {
    _buffer = _StreamBuffer<Element>()
  }

  static func makeStream(
    of elementType: Element.Type
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    let buffer = _StreamBuffer<Element>()
    return (AsyncStream<Element>(_buffer: buffer), Continuation(_buffer: buffer))
  }

  func makeAsyncIterator() -> AsyncStream<Element>.Iterator { Iterator(_buffer: _buffer) }
}

/// A stream that may end with an error.
struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
  struct Continuation {
    let _buffer: _StreamBuffer<Element>

    init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }

    enum Termination {
      case finished(Failure?)
      case cancelled
    }

    @discardableResult
    func yield(_ value: Element) -> Bool { _buffer.yield(value) }

    func finish(throwing error: Failure? = nil) {
      if let error { _buffer.finish(throwing: error) } else { _buffer.finish(throwing: nil) }
    }

    var onTermination: ((Termination) -> Void)? {
      get {
        guard let handler = _buffer.onTermination else { return nil }
        return { end in
          if case .cancelled = end { handler(.cancelled) } else { handler(.finished) }
        }
      }
      nonmutating set {
        guard let handler = newValue else {
          _buffer.onTermination = nil
          return
        }
        let buffer = _buffer
        _buffer.onTermination = { end in
          switch end {
          case .cancelled: handler(.cancelled)
          case .finished: handler(.finished(buffer.failure as? Failure))
          }
        }
      }
    }
  }

  struct Iterator: AsyncIteratorProtocol {
    let _buffer: _StreamBuffer<Element>

    init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }

    mutating func next() async throws -> Element? { try await _buffer.next() }
  }

  let _buffer: _StreamBuffer<Element>

  init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }

  func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator {
    Iterator(_buffer: _buffer)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  init(
    _ elementType: Element.Type,
    _ build: (AsyncThrowingStream<Element, any Error>.Continuation) -> Void
  ) {
    _buffer = _StreamBuffer<Element>()
    build(AsyncThrowingStream<Element, any Error>.Continuation(_buffer: _buffer))
  }

  init(_ build: (AsyncThrowingStream<Element, any Error>.Continuation) -> Void) {
    _buffer = _StreamBuffer<Element>()
    build(AsyncThrowingStream<Element, any Error>.Continuation(_buffer: _buffer))
  }

  static func makeStream(
    of elementType: Element.Type
  ) -> (
    stream: AsyncThrowingStream<Element, any Error>,
    continuation: AsyncThrowingStream<Element, any Error>.Continuation
  ) {
    let buffer = _StreamBuffer<Element>()
    return (
      AsyncThrowingStream<Element, any Error>(_buffer: buffer),
      AsyncThrowingStream<Element, any Error>.Continuation(_buffer: buffer)
    )
  }
}
