// Actors
actor Counter {
  private(set) var count = 0
  let name = "counter"
  func add(_ n: Int) -> Int {
    count += n
    return count
  }
  nonisolated var label: String { "a " + name }
}
let counter = Counter()
print(counter.label, await counter.add(2), await counter.count)
