// Closures and capture lists
class Counter {
  var count = 0
  var onChange: ((Int) -> Void)?
  func increment() { count += 1; onChange?(count) }
}
let counter = Counter()
counter.onChange = { [weak counter] n in print(n, counter === nil) }
counter.increment()
let fixed = { [n = counter.count] in n }
counter.increment()
print(fixed())
