// switch with patterns
func describe(_ value: (Int, Int)) -> String {
  switch value {
  case (0, 0): "origin"
  case (let x, 0): "x \(x)"
  case (1...3, _): "near"
  case let (x, y) where x == y: "diagonal"
  default: "somewhere"
  }
}
print(describe((0, 0)), describe((2, 0)), describe((2, 9)), describe((5, 5)), describe((8, 1)))
