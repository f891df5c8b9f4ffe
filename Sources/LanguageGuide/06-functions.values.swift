// Functions as values and in functions
func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
func counter() -> () -> Int {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
  return next
}
let next = counter()
_ = next()
print(twice({ $0 * 3 }, 2), next(), [3, 1].sorted(by: <))
