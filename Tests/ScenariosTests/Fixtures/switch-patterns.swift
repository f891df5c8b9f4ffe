// Patterns: values, ranges, tuples, bindings, where, casts, optionals, expressions, fallthrough.
func number(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case let x where x % 2 == 0: return "even \(x)"
  case 11...: return "odd \(n)"
  default: return "ten"
  }
}
print([-5, 0, 2, 4, 10, 12, 13].map(number))
func point(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (let x, 0): "x axis \(x)"
  case (0, let y): "y axis \(y)"
  case let (x, y) where x == y: "diagonal \(x)"
  case (1...3, _): "near"
  default: "far"
  }
}
print(point((0, 0)), point((2, 0)), point((0, 3)), point((4, 4)), point((2, 9)), point((9, 2)))
class Animal {}
class Dog: Animal { let name = "dog" }
func kind(_ value: Any) -> String {
  switch value {
  case 0 as Int: return "int zero"
  case let n as Int: return "int \(n)"
  case is String: return "string"
  case let dog as Dog: return dog.name
  case is Animal: return "animal"
  case let (a, b) as (Int, Int): return "pair \(a + b)"
  case let list as [Int] where !list.isEmpty: return "list \(list.count)"
  case let f as (Int) -> Int: return "function \(f(1))"
  default: return "other"
  }
}
print(kind(0), kind(5), kind("s"), kind(Dog()), kind(Animal()), kind((1, 2)), kind([1]), kind([Int]()), kind(1.5))
func text(_ s: String?) -> String {
  switch s {
  case nil: "none"
  case "a"?, "b": "a or b"
  case let s? where s.count > 3: "long \(s)"
  case .some(let s): "short \(s)"
  }
}
print(text(nil), text("a"), text("b"), text("long one"), text("x"))
switch 3 {
case 3:
  print("three")
  fallthrough
case 4: print("fell through")
default: print("never")
}
outer: for i in 0..<3 {
  for j in 0..<3 {
    switch (i, j) {
    case (1, _): continue outer
    case (2, 1): break outer
    default: print(i, j, terminator: "; ")
    }
  }
}
print()
enum Tree {
  case leaf(Int)
  indirect case node(Tree, Tree)
}
func sum(_ tree: Tree) -> Int {
  switch tree {
  case .leaf(let n): n
  case .node(.leaf(let a), .leaf(let b)): a + b
  case .node(let a, let b): sum(a) + sum(b)
  }
}
print(sum(.node(.node(.leaf(1), .leaf(2)), .leaf(3))))
let value = if sum(.leaf(2)) == 2 { "two" } else { "other" }
print(value)
let named = switch value {
case "two": 2
default: 0
}
print(named)
if case 1...5 = named { print("in range") }
if case (let a, 2) = (1, named), a == 1 { print("tuple", a) }
let maybe: [Int?] = [1, nil, 3]
for case let n? in maybe { print("some", n) }
for case let (i, n?) in maybe.enumerated() where i > 0 { print(i, n) }
var stack = [1, 2, 3]
while let top = stack.popLast(), top != 1 { print("pop", top) }
switch true {
case stack.isEmpty: print("empty")
case named > 1: print("more than one")
default: print("neither")
}
switch "c" as Character {
case "a"..."m": print("first half")
default: print("second half")
}
