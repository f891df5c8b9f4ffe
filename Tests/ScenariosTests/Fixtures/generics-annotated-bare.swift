struct Box<T> {
  let v: T
  static func of(_ v: T) -> Box { Box(v: v) }
}

indirect enum Tree<T: Comparable> {
  case leaf
  case node(Tree, T, Tree)

  func inserting(_ x: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case .node(let l, let v, let r):
      return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x))
    }
  }

  var values: [T] {
    switch self {
    case .leaf: return []
    case .node(let l, let v, let r): return l.values + [v] + r.values
    }
  }
}

enum Branch<L> {
  case leaf(L)
  case node([Branch])

  func map<T>(_ f: (L) -> T) -> Branch<T> {
    switch self {
    case .leaf(let l): return .leaf(f(l))
    case .node(let parts): return .node(parts.map { $0.map(f) })
    }
  }
}

func double(_ box: Box<Int>) -> Int { box.v * 2 }
func count<T>(_ parts: [Branch<T>], _ first: T) -> Int { parts.count }

let b: Box = .of(1)
print(b.v + 1, double(b), type(of: b))
let tree: Tree = .node(.leaf, "x", .leaf)
print(type(of: tree), tree.values)
let boxes: [Box] = [Box(v: 1), .of(2)]
print(boxes.map(double))
let some: Box? = Box(v: "s")
print(some?.v.count ?? 0)
let named: [String: Box] = ["a": .of(1.5)]
print(named["a"]!.v + 1)
let pair: (Box, Int) = (.of(true), 2)
print(pair.0.v, type(of: pair.0))
print([5, 2, 8].reduce(Tree.leaf) { $0.inserting($1) }.values)
let branch: Branch = .node([.leaf(1), .node([.leaf(2)])])
print(branch.map { "\($0)!" })
print(count([.leaf(1), .node([])], 1))

func local(_ flag: Bool) {
  let b: Box = .of("l")
  print(b.v.uppercased())
  let c: Box = flag ? .of(3) : Box(v: 4)
  print(double(c))
  if let d: Box = Optional(Box(v: 5)) { print(double(d)) }
  print([Box(v: 1)].map { (b: Box) in b.v + 1 })
  print(double(Box(v: 6) as Box), double(.of(7) as Box))
}
local(true)
local(false)
