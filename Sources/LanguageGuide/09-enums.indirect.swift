// Enums that hold themselves
indirect enum Tree { case leaf(Int), node(Tree, Tree) }
func sum(_ tree: Tree) -> Int {
  switch tree {
  case .leaf(let n): n
  case .node(let a, let b): sum(a) + sum(b)
  }
}
print(sum(.node(.leaf(1), .node(.leaf(2), .leaf(3)))))
