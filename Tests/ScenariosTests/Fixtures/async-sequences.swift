// Sequences of one's own that "for await" reads, streams that throw, continuations resumed with results.
enum E: Error { case bad }
struct Countdown: AsyncSequence { typealias Element = Int; let from: Int
  struct AsyncIterator: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from) } }
struct Failing: AsyncSequence, AsyncIteratorProtocol { var n = 0; mutating func next() async throws -> Int? { n += 1; if n > 2 { throw E.bad }; return n }; func makeAsyncIterator() -> Failing { self } }
func total<S: AsyncSequence>(_ s: S) async throws -> Int where S.Element == Int { var t = 0; for try await x in s { t += x }; return t }
func load(_ r: Result<Int, E>) async throws -> Int { try await withCheckedThrowingContinuation { $0.resume(with: r) } }
func loadAny(_ r: Result<Int, any Error>) async throws -> Int { try await withCheckedThrowingContinuation { c in c.resume(with: r) } }
func sure(_ r: Result<Int, Never>) async -> Int { await withCheckedContinuation { $0.resume(with: r) } }
func run() async {
  for await x in Countdown(from: 3) { print(x, terminator: " ") }
  do { for try await x in Failing() { print(x, terminator: " ") } } catch { print("caught", error) }
  do { print(try await total(Countdown(from: 4))); print(try await total(Failing())) } catch { print("total", error) }
  do { print(try await load(.success(1)), try await loadAny(.success(2)), await sure(.success(3))); print(try await load(.failure(.bad))) } catch { print("load", error) }
  let s = AsyncThrowingStream<Int, any Error> { c in c.onTermination = { end in switch end { case .finished(let e): print("end", e as Any); case .cancelled: print("cancelled"); @unknown default: break } }
    for i in 1...3 { c.yield(i) }; c.finish(throwing: E.bad) }
  do { for try await x in s { print(x, terminator: " ") } } catch { print("stream", error) }
  let (t, c) = AsyncThrowingStream<String, any Error>.makeStream(of: String.self); c.yield("a"); c.finish()
  do { for try await x in t { print(x) } } catch { print(error) }
  let task = Task { for await x in AsyncStream(Int.self, { c in c.yield(1); c.yield(2); c.finish() }) where x > 1 { print("got", x) } }; await task.value
  var it = Countdown(from: 2).makeAsyncIterator(); print(await it.next() as Any, await it.next() as Any, await it.next() as Any)
}
await run()
