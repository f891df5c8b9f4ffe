// Child tasks: async let and groups.
enum E: Error { case bad(Int) }
@MainActor class Probe { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") } }
@MainActor func load(_ n: Int) async -> Int { print("load \(n)"); try? await Task.sleep(for: .milliseconds(n * 40)); print("loaded \(n)"); return n * 2 }
@MainActor func failing(_ n: Int) async throws -> Int { try? await Task.sleep(for: .milliseconds(n * 40)); if n > 2 { throw E.bad(n) }; return n }
@MainActor func lets() async {
  async let a = load(1)
  async let b = load(2)
  print("both started")
  let sum = await a + b
  print("sum", sum)
}
@MainActor func throwing() async throws -> Int {
  async let a = failing(1)
  async let b = failing(3)
  let x = try await a
  print("a is", x)
  return try await x + b
}
@MainActor func unused() async {
  async let a = load(9)
  print("not awaited")
}
@MainActor func early(_ f: Bool) async -> Int {
  async let a = load(4)
  if f { return 1 }
  return await a
}
@MainActor func tour() async {
  await lets()
  do { print(try await throwing()) } catch { print("caught", error) }
  await unused()
  print(await early(true), await early(false))
  let r = await withTaskGroup(of: Int.self) { group -> Int in
    for i in 1...3 { group.addTask { @MainActor in await load(i) } }
    var sum = 0
    for await v in group { print("got", v); sum += v }
    return sum
  }
  print("group", r)
  let s = await withTaskGroup(of: String.self, returning: [String].self) { group in
    group.addTask { @MainActor in "a" }
    group.addTask { @MainActor in "b" }
    var all: [String] = []
    while let v = await group.next() { all.append(v) }
    return all
  }
  print(s)
  do {
    try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask { @MainActor in try await failing(1) }
      group.addTask { @MainActor in try await failing(5) }
      group.addTask { @MainActor in
        let p = Probe("child")
        do { try await Task.sleep(nanoseconds: 5_000_000_000) } catch { print("child cancelled", p.n) }
        return 0 }
      for try await v in group { print("value", v) }
    }
  } catch { print("group failed", error) }
  await withTaskGroup(of: Void.self) { group in
    group.addTask { @MainActor in print("void child") }
  }
  let x = await withTaskCancellationHandler { @MainActor in
    3
  } onCancel: { print("never") }
  print(x)
  let t = Task { @MainActor in
    await withTaskCancellationHandler { @MainActor in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      print("operation ends", Task.isCancelled)
    } onCancel: { print("handler") }
  }
  await Task.yield()
  t.cancel()
  await t.value
  let d = Task.detached { @MainActor in print("detached"); return 1 }
  print(await d.value)
  print("end")
}
await tour()
