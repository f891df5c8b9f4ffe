func views(_ list: [Int], _ flips: Bool) -> [Int] {
  let order = flips ? list.reversed() : list
  let other = flips ? list : list.reversed()
  return order + other
}
print(views([1, 2, 3], true), views([1, 2], false))
func first(_ n: Int) -> Int { done: do { if n > 1 { break done }; return 1 }; return 2 }
print(first(1), first(2))
class Base: Equatable {
  static func == (a: Base, b: Base) -> Bool { a === b }
}
class Sub: Base {}
let sub = Sub()
let maybe: Sub? = sub
let base: Base = sub
print(base == maybe, maybe == base, base != maybe)
