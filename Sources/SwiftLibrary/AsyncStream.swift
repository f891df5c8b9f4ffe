// Values that come one after another, from code that calls back.

/// The common part of a stream and its continuation: unread values, and the waiting readers.
final class _StreamBuffer<Element> {
  private var elements: [Element] = []
  private var isFinished = false
  private var failure: (any Error)?
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

struct AsyncStream<Element> {
  struct Continuation {
    let _buffer: _StreamBuffer<Element>

    init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }

    @discardableResult
    func yield(_ value: Element) -> Bool { _buffer.yield(value) }

    func finish() { _buffer.finish(throwing: nil) }

    var onTermination: ((_StreamEnd) -> Void)? {
      get { _buffer.onTermination }
      nonmutating set { _buffer.onTermination = newValue }
    }
  }

  struct Iterator {
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

  static func makeStream(
    of elementType: Element.Type
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    let buffer = _StreamBuffer<Element>()
    return (AsyncStream<Element>(_buffer: buffer), Continuation(_buffer: buffer))
  }

  func makeAsyncIterator() -> AsyncStream<Element>.Iterator { Iterator(_buffer: _buffer) }
}
