// Sequences of your own
struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    if count == 0 { return nil }
    defer { count -= 1 }
    return count
  }
}
print(Array(Countdown(count: 3)), Countdown(count: 4).filter { $0 % 2 == 0 })
for (index, number) in Countdown(count: 2).enumerated() { print(index, number) }
