// Dynamic members and calls
@dynamicMemberLookup struct Bag {
  private var counts: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { counts[name] ?? 0 }
    set { counts[name] = newValue }
  }
}
var bag = Bag()
bag.apples = 4
print(bag.apples, bag.pears)
@dynamicCallable struct Adder {
  func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
}
print(Adder()(1, 2, 3))
