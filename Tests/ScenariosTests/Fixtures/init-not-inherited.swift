// An initialiser that a class does not inherit is not overridden by those under it.
class Base {
  init() { print("Base.init") }
}
class Middle: Base {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init()
    print("Middle.init(number:)")
  }
}
class Last: Middle {
  init() {
    super.init(number: 3)
    print("Last.init")
  }
}
class After: Last {
  override init() {
    super.init()
    print("After.init")
  }
}
print(Last().number, After().number)
let types: [Last.Type] = [Last.self, After.self]
print(types)
