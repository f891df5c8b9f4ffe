// Tasks, what they wait for and how they are cancelled.
enum E: Error { case bad(Int) }
@MainActor class Probe { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") }
  func work(_ x: Int) async -> Int { print("\(n) works \(x)"); return x + 1 }
  func fails(_ x: Int) async throws -> Int { if x > 1 { throw E.bad(x) }; return x }
  var slow: Int { get async { print("slow of \(n)"); return 7 } }
  var risky: Int { get async throws { throw E.bad(9) } }
}
@MainActor protocol Loader { func load() async -> String }
@MainActor struct Fast: Loader { func load() -> String { "fast" } }
@MainActor class Slow: Loader { func load() async -> String { await Task.yield(); return "slow" } }
@MainActor func fetch(_ id: Int) async throws -> String {
  try await Task.sleep(for: .milliseconds(id * 20))
  if id == 3 { throw E.bad(id) }
  return "item \(id)"
}
@MainActor enum Store { static var stored: [CheckedContinuation<Int, Never>] = [] }
@MainActor func tour() async {
  print("1")
  let t1 = Task { @MainActor in
    print("t1 begins")
    let p = Probe("a")
    let v = await p.work(1)
    print("t1", v, await p.slow)
    return v
  }
  Task { @MainActor in print("t2") }
  print("2")
  print("value", await t1.value)
  do { let p = Probe("b"); print(try await p.fails(1)); print(try await p.fails(2)) } catch { print("caught", error) }
  do { _ = try await Probe("c").risky } catch { print("caught", error) }
  for l in [Fast(), Slow()] as [any Loader] { print(await l.load()) }
  // continuation
  let waiting = Task { @MainActor in
    let p = Probe("w")
    print("waiting")
    let x = await withCheckedContinuation { Store.stored.append($0) }
    print("got", x, p.n)
  }
  await Task.yield()
  print("resuming", Store.stored.count)
  Store.stored[0].resume(returning: 5)
  Store.stored.removeAll()
  print("resumed")
  await waiting.value
  // sync resume
  let y = await withCheckedContinuation { (c: CheckedContinuation<String, Never>) in print("in body"); c.resume(returning: "now") }
  print(y)
  do { let _: Int = try await withCheckedThrowingContinuation { c in c.resume(throwing: E.bad(4)) } } catch { print("thrown", error) }
  // sleeping & order by time
  let t3 = Task { @MainActor in try? await Task.sleep(nanoseconds: 60_000_000); print("slept 60") }
  let t4 = Task { @MainActor in try? await Task.sleep(nanoseconds: 20_000_000); print("slept 20") }
  await t3.value; await t4.value
  // cancel
  let c = Task { @MainActor in
    let p = Probe("cancelled")
    do { try await Task.sleep(nanoseconds: 10_000_000_000); print("no") }
    catch { print("cancelled:", error is CancellationError, Task.isCancelled, p.n) }
    print("goes on")
    do { try Task.checkCancellation() } catch { print("check:", error) }
  }
  await Task.yield()
  c.cancel()
  print("is cancelled", c.isCancelled)
  await c.value
  let r = await Task { @MainActor in try await fetch(3) }.result
  switch r { case .success(let s): print(s); case .failure(let e): print("failure", e) }
  print((try? await Task { @MainActor in try await fetch(1) }.value) ?? "nil")
  print((try? await fetch(3)) ?? "none")
  defer { print("deferred") }
  let n = await MainActor.run { 3 + 4 }
  print(n)
  let closure: (Int) async throws -> Int = { x in try await Probe("z").fails(x) }
  print((try? await closure(1)) ?? -1, (try? await closure(2)) ?? -1)
  let sync: () async -> Int = { 5 }
  print(await sync())
  var total = 0
  for i in 0..<3 { total += await Probe("l\(i)").work(i) }
  print(total)
  print(await t1.value > 1 ? "yes" : "no", t1 == t1, t1.isCancelled)
  print("end")
}
await tour()
