// The types of literals by the names that the literal protocols have for them.
struct Metres: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var value: Double
  init(integerLiteral value: IntegerLiteralType) { self.value = Double(value) }
  init(floatLiteral value: FloatLiteralType) { self.value = value }
}
func make<T: ExpressibleByIntegerLiteral>(_ value: T.IntegerLiteralType) -> T { T(integerLiteral: value) }
func fraction<T: ExpressibleByFloatLiteral>(_ value: T.FloatLiteralType) -> T { T(floatLiteral: value) }
func whole<T: ExpressibleByIntegerLiteral>(_ value: Int) -> T where T.IntegerLiteralType == Int {
  .init(integerLiteral: value)
}
func text<T: ExpressibleByStringLiteral>(_ value: T.StringLiteralType) -> T { T(stringLiteral: value) }
func truth<T: ExpressibleByBooleanLiteral>(_ value: T.BooleanLiteralType) -> T { T(booleanLiteral: value) }
struct Box<T: ExpressibleByIntegerLiteral>: ExpressibleByIntegerLiteral {
  var content: T
  init(integerLiteral value: T.IntegerLiteralType) { content = T(integerLiteral: value) }
}
struct Name: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
}
struct Flag: ExpressibleByBooleanLiteral {
  var isSet: Bool
  init(booleanLiteral value: BooleanLiteralType) { isSet = value }
}
let (a, b, c): (Metres, Metres, Metres) = (make(3), fraction(3.5), whole(4))
let number: Int = make(7)
let (box, name, flag): (Box<Int>, Name, Flag) = (3, text("a"), truth(true))
print(a.value, b.value, c.value, number, box.content, name.text, flag.isSet)
print(Metres.IntegerLiteralType.self, Metres.FloatLiteralType.self, Name.StringLiteralType.self)
