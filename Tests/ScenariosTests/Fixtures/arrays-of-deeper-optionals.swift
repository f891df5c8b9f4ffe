// An array as one of optionals, and of optionals as one of deeper ones.
let numbers = [1, 2]
let maybe: [Int?] = numbers
print(maybe, type(of: maybe), maybe[0] == 1)
let some: [Int?] = [1, nil]
let deep = some as [Int??]
print(deep, type(of: deep), deep[1] == nil, deep.count)
for case let value? in deep { print(value as Any) }

class Animal {}
class Dog: Animal {}
let animals: [Animal?] = [Dog(), Dog()]
let dogs = [Dog()]
let kept: [Animal?] = dogs
print(animals.count, kept.count, kept[0] === dogs[0])

func lifted<T>(_ values: [T]) -> [T?] { values }
print(lifted(numbers), lifted(some), lifted([String]()))
func count(_ values: [String?]) -> Int { values.count { $0 == nil } }
let words = ["a", "b"]
print(count(words))
