// The type of a protocol's values conforms to no protocol, so it meets no condition. Only `any Error` does.
struct Carrier<T> { var name: String }
protocol ErrorCarrier {}
extension Carrier: ErrorCarrier where T: Error {}
func carries<T>(_ value: T) -> Bool { value is ErrorCarrier }

enum Failure: Error { case one }
protocol Refined: Error {}
protocol Other {}
class Object {}
class FailingObject: Error {}
print(carries(Carrier<Int>(name: "")), carries(Carrier<Failure>(name: "")))
print(carries(Carrier<Error>(name: "")), carries(Carrier<any Error>(name: "")))
print(carries(Carrier<Refined>(name: "")), carries(Carrier<Error & Other>(name: "")))
print(carries(Carrier<Error & Object>(name: "")), carries(Carrier<FailingObject>(name: "")))

protocol Named { var name: String { get } }
struct Person: Named { var name = "Ann" }
struct Box<T> { var value: T }
extension Box: Named where T: Named { var name: String { "box of " + value.name } }
func named(_ value: Any) -> String { (value as? Named)?.name ?? "no name" }
print(named(Box(value: Person())), named(Box<any Named>(value: Person())), named(Box(value: 1)))
print(named(Box(value: Box(value: Person()))))
print([Person()] is any Equatable, [1] is any Equatable, [1 as Any] is any Equatable)
