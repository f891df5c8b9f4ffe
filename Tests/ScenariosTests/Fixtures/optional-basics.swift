// Optionals: chains, coalescing, forcing, mapping, nesting and printing.
class Person {
  var name: String
  var address: Address?
  init(_ name: String, _ address: Address? = nil) {
    self.name = name
    self.address = address
  }
  func greet() -> String? { address == nil ? nil : "hello from " + name }
}
class Address {
  var street: String?
  var number = 7
  var numbers = [1, 2, 3]
  func move() { number += 1 }
}
let home = Address()
home.street = "Main"
let a = Person("a", home)
let b: Person? = Person("b")
let none: Person? = nil

print(a.address?.street ?? "no street", b?.address?.street ?? "no street")
print(a.address?.street?.count as Any, none?.name as Any)
print(a.greet() as Any, b?.greet() as Any)
print(a.address!.number, a.address!.street!)
a.address?.number = 9
none?.address?.number = 10
b?.address?.numbers[0] = 5
a.address?.numbers[0] += 5
print(home.number, home.numbers)
print(a.address?.move() == nil, b?.address?.move() == nil)
func expensive() -> Int {
  print("evaluated")
  return 1
}
b?.address?.number = expensive()
a.address?.number = expensive()
let fallback = none ?? a
print(fallback.name)
let number: Int? = 4
print(number.map { $0 * 2 } as Any, number.flatMap { $0 > 5 ? $0 : nil } as Any)
let nested: Int?? = .some(nil)
print(nested as Any, nested == nil, nested! == nil)
let deep: Int?? = 3
print(deep as Any)
if case .some(.some(let value)) = deep { print("deep", value) }
if case let value? = number { print("pattern", value) }
print(number == 4, number != nil, none === nil)
print(Int("12") as Any, Int("x") as Any, Int("12") ?? 0 + 1)
var count: Int? = 1
count! += 1
count? += 1
print(count!)
let list: [Int?] = [1, nil, 3]
print(list, list.compactMap { $0 })
let forced: Int! = 5
let copy = forced
print(copy as Any, forced + 1)
print("interpolated: \(String(describing: number)) \(number ?? 0)")
print([1, 2, 3].first as Any, [Int]().first as Any, [String]().last == nil)
