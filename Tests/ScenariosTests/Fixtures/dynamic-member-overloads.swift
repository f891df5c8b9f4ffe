// Subscripts that differ in their results alone, as dynamic members and as they are: the context tells.
@dynamicMemberLookup
struct Employee {
  subscript(dynamicMember member: String) -> String { "text of \(member)" }
  subscript(dynamicMember member: String) -> Int { member.count }
}
let employee = Employee()
let age: Int = employee.age
let name: String = employee.name
print(age, name, employee.size as Int, employee.size as String)
func takeNumber(_ number: Int) { print(number) }
func takeText(_ text: String) { print(text) }
takeNumber(employee.height)
takeText(employee.height)
let optional: Int? = employee.optional
print(optional as Any)
print(employee.age + 1)
print(employee.name + "!")
let list: [Int] = [employee.a, employee.bc]
print(list)

@dynamicMemberLookup
final class Store {
  var numbers: [String: Int] = [:]
  var texts: [String: String] = [:]
  subscript(dynamicMember member: String) -> Int {
    get { numbers[member] ?? 0 }
    set { numbers[member] = newValue }
  }
  subscript(dynamicMember member: String) -> String {
    get { texts[member] ?? "" }
    set { texts[member] = newValue }
  }
}
let store = Store()
store.a = 3
store.a = "x"
store.b += 2
let number: Int = store.a, text: String = store.a
print(number, text, store.b as Int)

struct Pair {
  var number = 1, text = "s"
  subscript(place: Int) -> String {
    get { text }
    set { text = newValue }
  }
  subscript(place: Int) -> Int {
    get { number }
    set { number = newValue }
  }
}
var pair = Pair()
pair[0] = 3
pair[0] = "x"
pair[0] += 2
pair[0] += "y"
print(pair.number, pair.text)

// One subscript alone is the member, whatever is wanted.
@dynamicMemberLookup
enum Value {
  case number(Int), list([String: Value])
  subscript(dynamicMember member: String) -> Value? {
    if case .list(let values) = self { return values[member] }
    return nil
  }
}
let value = Value.list(["inner": .number(1)])
print(value.inner as Any, value.inner?.deeper as Any)
