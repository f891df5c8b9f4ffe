// Initialisers of the same name that take something else override nothing.
class Base {
  init(_ names: [String]) { print("Base", names) }
  init(_ pair: (Int, Int)) { print("Base", pair) }
  init(maybe: Int?) { print("Base", maybe as Any) }
  init(table: [String: Int]) { print("Base", table) }
}
class Derived: Base {
  init(_ flags: [Bool]) {
    super.init(["derived"])
    print("Derived", flags)
  }
  init(table: [Int: Int]) {
    super.init((1, 2))
    print("Derived", table)
  }
}
class Surer: Base {
  init(maybe: Int) {
    super.init(maybe: Optional(maybe))
    print("Surer", maybe)
  }
}
_ = Surer(maybe: 3)
_ = Derived([true])
_ = Derived(table: [1: 2])
