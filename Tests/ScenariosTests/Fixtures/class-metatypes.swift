// Metatypes are compared by identity.
class Animal {}
class Cat: Animal {}
let types: [Animal.Type] = [Animal.self, Cat.self]
print(Cat.self == type(of: Cat()), types[1] == Cat.self, types[0] == Cat.self, types[0] != types[1])
let any: Any.Type = Int.self
print(any == Int.self, ObjectIdentifier(Cat.self) == ObjectIdentifier(types[1]))
print(types.contains { $0 == Cat.self }, Cat.self is Animal.Type)
