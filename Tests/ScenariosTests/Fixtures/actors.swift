// Actors: isolated, nonisolated and constant members, tasks, global actors.
actor Bank { private(set) var total = 0; let id = 7; var log: [String] = []
  func add(_ n: Int) { total += n; log.append("+\(n)") }
  func addTwice(_ n: Int) async { add(n); await Task.yield(); add(n) }
  nonisolated var label: String { "bank\(id)" }
  nonisolated func hello() -> String { "hi " + label }
  subscript(i: Int) -> String { log[i] }
  init(start: Int = 0) { total = start }
  func transfer(to other: Bank, _ n: Int) async throws { guard total >= n else { throw E.poor }; total -= n; await other.add(n) }
  static let shared = Bank(start: 100)
}
enum E: Error { case poor }
protocol Named { var label: String { get } }
extension Bank: Named {}
extension Bank { func reset() -> Int { defer { total = 0 }; return total } }
let b = Bank(start: 5)
print(b.id, b.label, b.hello())
await b.add(3)
print(await b.total)
await b.addTwice(4)
print(await b.total, await b[0], await b.log)
do { try await b.transfer(to: .shared, 1000) } catch { print(error) }
try await b.transfer(to: .shared, 6)
print(await b.total, await Bank.shared.total, await b.reset(), await b.total)
let t = Task { await b.add(1); return await b.total }
print(await t.value)
await withTaskGroup(of: Void.self) { g in for i in 1...3 { g.addTask { await b.add(i) } } }
print(await b.total)
@globalActor actor My { static let shared = My() }
@My func onMy() -> Int { 42 }
@My class OnMy { var v = 1; func up() -> Int { v += 1; return v } }
print(await onMy())
let om = await OnMy(); print(await om.up())
print(type(of: b), b === b)
