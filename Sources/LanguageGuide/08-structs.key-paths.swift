// Key paths
struct Person {
  var name: String
  var age: Int
}
var people = [Person(name: "Zoe", age: 30), Person(name: "Ann", age: 41)]
let age = \Person.age
people[0][keyPath: age] += 1
print(people.map(\.name), people[0][keyPath: age])
func oldest<V: Comparable>(by path: KeyPath<Person, V>) -> Person? {
  people.max { $0[keyPath: path] < $1[keyPath: path] }
}
print(oldest(by: \.age)?.name ?? "nobody", \Person.name)
