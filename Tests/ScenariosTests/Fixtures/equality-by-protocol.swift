protocol Cm: Comparable { var k: Int { get } }
extension Cm { static func < (a: Self, b: Self) -> Bool { a.k < b.k }
               static func == (a: Self, b: Self) -> Bool { a.k == b.k } }
struct C1: Cm { let k: Int; let z: String }
print(C1(k: 1, z: "a") == C1(k: 1, z: "b"))
protocol ById: Hashable { var id: Int { get } }
extension ById { static func == (a: Self, b: Self) -> Bool { a.id == b.id }
                 func hash(into h: inout Hasher) { h.combine(id) } }
struct U: ById { let id: Int; var name: String }
print(U(id: 1, name: "a") == U(id: 1, name: "b"), Set([U(id: 1, name: "a"), U(id: 1, name: "b")]).count)
print([U(id: 1, name: "a")].contains(U(id: 1, name: "c")))
enum EN: Cm { case a(Int), b; var k: Int { 3 } }
print(EN.b == EN.a(1))
class Animal: Equatable {
  static func == (a: Animal, b: Animal) -> Bool { print("Animal"); return true }
}
class Dog: Animal {
  static func == (a: Dog, b: Dog) -> Bool { print("Dog"); return false }
}
print(Dog() == Dog(), Dog() != Dog(), Animal() != Animal())
print([Dog()] == [Dog()], [Dog()].contains(Dog()))
