// Functions declared in the cases of a switch see each other and what is bound.
enum Shape {
  case circle(Int)
  case square(Int)
}
func describe(_ shape: Shape) -> String {
  switch shape {
  case .circle(let radius):
    print(isEven(radius))
    func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
    return "circle \(isOdd(radius))"
  case .square(let side) where side > 3:
    func area() -> Int { side * side }
    return "square of \(area())"
  default:
    func small() -> String { "small" }
    return small()
  }
}
print(describe(.circle(3)), describe(.square(4)), describe(.square(1)))
for n in 0...2 {
  switch n {
  case 1:
    func twice() -> Int { n * 2 }
    print(twice())
  default: print("other")
  }
}
