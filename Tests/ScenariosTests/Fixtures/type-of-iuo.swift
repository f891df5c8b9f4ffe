// The type of what is declared T!: that of an optional, unless only the type of its value will do
class Part { var count = 1 }
class Whole {
  var part: Part! = Part()
  let fixed: Part!
  static var size = 1
  static var last: Int! = 2
  required init() { fixed = Part() }
  init(_ part: Part?) { fixed = part }
  func made() -> Int! { 1 }
  func show() { print(type(of: fixed), type(of: self.fixed), type(of: self)) }
}
var whole: Whole! = Whole()
var number: Int! = 3
var missing: String!
print(type(of: whole), type(of: number), type(of: missing), type(of: (number)))
print(type(of: whole.part), type(of: whole.made()), type(of: Whole.last))
print("\(type(of: whole))", String(reflecting: type(of: number)), [type(of: whole)])
print(type(of: whole!), type(of: number!), type(of: number + 1), type(of: whole.part.count))
print(type(of: whole?.part), type(of: number as Int?))
print(type(of: whole as Any), type(of: whole ?? Whole()))
Whole(nil).show()
Whole().show()
let copy = whole
print(type(of: copy))
if let bound = whole { print(type(of: bound)) }
let list: [Int]! = [1]
print(type(of: list), type(of: list[0]), type(of: list.first), type(of: [number]))
weak var loose: Whole! = whole
print(type(of: loose))
func parameter(_ value: Double!) { print(type(of: value), type(of: value as Any)) }
parameter(1)
parameter(nil)
func generic<T>(_ value: T!) { print(type(of: value)) }
generic("text")

// Comparisons and casts don't ask for the value's type.
print(type(of: whole) == Whole.self, type(of: whole) == Optional<Whole>.self)
print(type(of: whole) != Whole.self, Whole.self == type(of: whole))
print(type(of: whole) is Whole.Type)
switch type(of: number) {
case is Int.Type: print("number")
default: print("optional")
}
let any: Any.Type = type(of: whole)
func take<T>(_ type: T.Type) { print(type) }
print(any)
take(type(of: whole))

// These do.
func takePlain(_ type: Whole.Type) { print(type) }
takePlain(type(of: whole))
let plain: Whole.Type = type(of: whole)
let perhaps: Whole.Type? = type(of: whole)
func result() -> Whole.Type { type(of: whole) }
print(plain, perhaps as Any, result())
print(type(of: whole).size, type(of: whole).init().part.count, type(of: number).max)
