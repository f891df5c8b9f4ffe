enum E { case a(Bool, Int), b(Bool?), c((Bool, Bool)) }
func f(_ e: E) -> Int {
  switch e {
  case .a(true, _): return 1
  case .a(false, _): return 2
  case .b(nil): return 3
  case .b(true?): return 4
  case .b(.some(false)): return 5
  case .c((true, _)): return 6
  case .c((false, true)): return 7
  case .c((_, false)): return 8
  }
}
print(f(.a(false, 2)), f(.b(nil)), f(.c((false, true))))
func g(_ x: Bool, _ y: Bool?) -> String {
  switch (x, y) {
  case (true, nil): return "a"
  case (false, nil): return "b"
  case (_, true?): return "c"
  case (_, false?): return "d"
  }
}
print(g(true, nil), g(false, false))
indirect enum Tree { case leaf(Int), node(Tree, Tree) }
func d(_ t: Tree) -> Int {
  switch t {
  case .leaf: return 0
  case .node(.leaf, .leaf): return 1
  case .node(.node, _): return 2
  case .node(_, .node): return 3
  }
}
print(d(.node(.leaf(1), .leaf(2))))
func r(_ x: Result<Int, Never>) -> Int {
  switch x { case .success(let n): return n }
}
print(r(.success(2)))
let q: (Int, E) = (1, .b(true))
switch q {
case let (n, .a(_, m)): print(n, m)
case let (n, .b(x)): print(n, x as Any)
case (_, .c(_)): print("c")
}
class Base {}
class Derived: Base {}
func name(_ value: Derived) -> String {
  switch value { case is Base: return "base" }
}
func number(_ value: Int) -> Int {
  switch value { case let n as Int: return n + 1 }
}
print(name(Derived()), number(4))
