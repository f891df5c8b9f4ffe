struct Address { var city = "?"; var zip: Int? }
struct Person { var name: String; var age: Int; let id = 7; var address = Address(); var tags = ["a", "b"]; var friend: Friend? ; var upper: String { name.uppercased() } }
class Friend { var nick = "x"; var count = 0 { didSet { print("count", oldValue, count) } } ; let fixed = 3 }
var p = Person(name: "Ann", age: 30)
let kp = \Person.name
print(p[keyPath: kp], p[keyPath: \.age], p[keyPath: \Person.upper], p[keyPath: \.id])
p[keyPath: \.age] += 1
p[keyPath: kp] = "Bea"
p[keyPath: \.address.city] = "Rome"
print(p.name, p.age, p.address.city)
let f = Friend()
f[keyPath: \.count] = 5
let rk: ReferenceWritableKeyPath<Friend, String> = \.nick
f[keyPath: rk] += "y"
print(f.nick)
p.friend = f
print(p[keyPath: \.friend?.nick] as Any, p[keyPath: \.tags[1]], p[keyPath: \.tags.count], p[keyPath: \.friend!.count])
let paths: [KeyPath<Person, String>] = [\.name, \.upper, \.address.city]
print(paths.map { p[keyPath: $0] })
let w: WritableKeyPath<Person, Int> = \.age
func bump<T>(_ x: inout T, _ path: WritableKeyPath<T, Int>) { x[keyPath: path] += 10 }
bump(&p, w); bump(&p, \.age); print(p.age)
extension Array { func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } } }
let people = [Person(name: "Zoe", age: 20), p, Person(name: "Bob", age: 25)]
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.age).map(\.age), people.filter { $0.age > 20 }.map(\.name.count))
let c = \Person.address
let cc = c.appending(path: \.city)
print(p[keyPath: cc], cc == \Person.address.city, cc == \Person.name)
let any: AnyKeyPath = kp; let part: PartialKeyPath<Person> = \.age
print(any == part, [\Person.name: 1, \Person.address.city: 2][kp] as Any, p[keyPath: part])
print(kp is WritableKeyPath<Person, String>, \Friend.nick is ReferenceWritableKeyPath<Friend, String>, type(of: \Person.upper))
let selfPath = \Int.self; print(5[keyPath: selfPath])
print([1, 2, 3].map(\.self), ["a", "bb"].map(\.count))
print(kp, \Person.address.city)
