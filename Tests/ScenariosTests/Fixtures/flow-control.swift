// if, guard, loops, labels, ternaries, tuples, early exits and the order of evaluation.
func f(_ n: Int) -> Int {
  print("f\(n)", terminator: " ")
  return n
}
_ = f(1) + f(2) * f(3)
_ = [f(4), f(5)][f(0)]
_ = f(1) == 1 || f(2) == 2
_ = f(0) == 1 && f(2) == 2
_ = (f(1), f(2)).1
print()
var array = [1, 2, 3]
array[f(0)] = f(9)
array[f(1)] += f(10)
print(array)
for i in 0..<5 {
  if i == 1 { continue } else if i == 3 { break }
  print("i", i)
}
var n = 3
while true {
  n -= 1
  guard n > 0 else { break }
  print("n", n)
}
outer: while n < 10 {
  n += 1
  for j in 1... {
    if j > n { continue outer }
    if j * n == 12 {
      print("found", j, n)
      break outer
    }
  }
}
let (a, b, _) = (1, "b", 3.0)
var (c, d) = (4, 5)
(c, d) = (d, c)
print(a, b, c, d)
func minMax(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let first = values.first else { return nil }
  var result = (min: first, max: first)
  for value in values {
    result.min = Swift.min(result.min, value)
    if value > result.max { result.max = value }
  }
  return result
}
print(minMax([3, 1, 2])!, minMax([])?.min as Any, minMax([7])!.max)
let x: Int
if a == 1 { x = 10 } else { x = 20 }
print(x)
do {
  let x = "inner"
  print(x)
}
if #available(iOS 15, *) { print("new") } else { print("old") }
block: do {
  if a == 1 { break block }
  print("never")
}
func defaults(_ a: Int = f(1), b: Int = f(2)) -> Int { a + b }
print(defaults(), defaults(5), defaults(b: 7))
var total = 0
for i in stride(from: 10, through: 0, by: -5) { total += i }
repeat { total -= 4 } while total > 0
print(total)
