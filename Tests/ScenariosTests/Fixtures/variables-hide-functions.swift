// A variable outside of types hides the functions of its name in the libraries; a function overloads them.
let abs: (Int) -> Int = { $0 + 1 }
let sqrt = { (x: Int) in x * x }
let pow: (Int) -> (Int) -> Int = { base in { count in (0..<count).reduce(1) { result, _ in result * base } } }
func max(_ text: String) -> String { text + "!" }
print(abs(3), sqrt(3), pow(2)(10), max("a"), max(1, 2))
print(Swift.abs(-3), [1, -2].map(abs), [1, -2].map(Swift.abs), [2, 3].map(sqrt))
struct S {
  var value: Int
  var next: Int { abs(value) }
}
print(S(value: 4).next)
func nested() {
  let min = { (a: Int) in a - 1 }
  print(min(3), abs(3))
}
nested()
