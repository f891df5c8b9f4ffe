func f(_ x: Int) -> Int {
  switch x {
  case 1: return 2
  default: assert(false, "no")
  }
}
print(f(1))
