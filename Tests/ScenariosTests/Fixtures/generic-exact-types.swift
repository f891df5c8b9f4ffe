// A type that is passed says what a type parameter is; the values beside it may be of types below.
class Animal { var name: String { "animal" } }
final class Dog: Animal { override var name: String { "dog" } }
protocol Named { var label: String { get } }
struct Tag: Named { var label = "tag" }

func describe<T>(_ value: T, as type: T.Type) -> String { "\(T.self) \(value is Tag)" }
print(describe(Dog(), as: Animal.self), describe(Dog(), as: Dog.self))
print(describe(Tag(), as: Named.self), describe(Tag(), as: (any Named).self), describe(1, as: Any.self))
print(describe(1, as: Double.self), describe(nil, as: Int?.self), describe(2, as: Int?.self))
func pair<T>(_ a: T, _ b: T, _ type: T.Type) -> [T] { [a, b] }
print(pair(Dog(), Animal(), Animal.self).map(\.name), pair(Tag(), Tag(), Named.self).map(\.label))
print(pair([], [1], [Int].self), pair(.init(), 3, Double.self))
func make<T, U>(_ type: T.Type, _ value: U, by change: (U) -> T) -> T { change(value) }
print(make(Animal.self, 3) { _ in Dog() }.name, make(String.self, 3) { "\($0)" })
func first<T: Animal>(_ all: [T], of type: T.Type) -> String { "\(T.self) \(all.count)" }
print(first([Dog()], of: Animal.self), first([Dog()], of: Dog.self))
let type: Animal.Type = Dog.self
print(describe(Dog(), as: type))
