// Asynchronous code as it is written every day.
// order of jobs
@MainActor final class Model { var items: [String] = []; private var task: Task<Void, Never>?
  var onChange: (() -> Void)?
  deinit { print("model dies") }
  func reload() {
    task?.cancel()
    task = Task { [weak self] in
      print("loading")
      let new = await self?.fetch() ?? []
      guard !Task.isCancelled else { print("stale"); return }
      guard let self else { print("gone"); return }
      self.items = new
      self.onChange?()
    }
  }
  func fetch() async -> [String] { await Task.yield(); return ["x", "y"] }
  convenience init(slowly n: Int) async { self.init(); await Task.yield(); items = ["n\(n)"] }
  func each(_ f: (String) async -> Void) async { for i in items { await f(i) } }
  func wait() async { await task?.value }
}
struct Point { var x: Int; mutating func move() async { x += 1; await Task.yield(); x += 10 } }
enum Net: Error { case offline }
@MainActor func retry<T>(_ times: Int, _ body: () async throws -> T) async rethrows -> T {
  for _ in 1..<times { do { return try await body() } catch { print("retry") } }
  return try await body()
}
@MainActor func legacy(_ done: @escaping (Result<Int, Error>) -> Void) { Task { @MainActor in done(.success(42)) } }
@MainActor func modern() async throws -> Int {
  try await withCheckedThrowingContinuation { c in legacy { c.resume(with: $0) } }
}
@MainActor func tour() async {
  let m = Model()
  m.onChange = { print("changed") }
  m.reload(); m.reload()
  await m.wait()
  await m.each { print("item", $0) }
  var gone: Model? = Model()
  gone?.reload()
  gone = nil
  try? await Task.sleep(for: .milliseconds(60))
  let s = await Model(slowly: 3); print(s.items)
  var p = Point(x: 1); await p.move(); print(p)
  var n = 0
  let r = try? await retry(3) { () async throws -> Int in n += 1; if n < 3 { throw Net.offline }; return n }
  print(r ?? -1)
  print((try? await modern()) ?? 0)
  let group = await withTaskGroup(of: (Int, String).self) { g in
    for i in 0..<3 { g.addTask { @MainActor in (i, "v\(i)") } }
    var d: [Int: String] = [:]
    for await (i, v) in g where i != 1 { d[i] = v }
    return d
  }
  print(group.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  await withCheckedContinuation { c in Task { @MainActor in print("later"); c.resume() } }
  Task { @MainActor in print("D"); Task { @MainActor in print("in D") }; print("D2") }
  let last = Task { @MainActor in print("C") }
  await last.value
  try? await Task.sleep(for: .milliseconds(30))
  func local(_ x: Int) async -> Int { await Task.yield(); return x }
  let xs = [await local(1), await local(2)]
  print(xs, await local(3) + (await local(4)))
  let f: @MainActor (Int) async -> Int = local
  print(await f(9))
  switch await local(2) { case 2: print("two"); default: print("other") }
  while await local(n) < 5 { n += 1 }
  if let v = await Optional(local(3)), await local(1) == 1 { print(v, n) }
  let o: Model? = nil
  await o?.wait()
  print("end")
}
await tour()
