// required, failable, metatypes, defaults and initialisers through protocols.
class Animal {
  let name: String
  required init(name: String) { self.name = name }
  convenience init?(maybe: String?) {
    guard let maybe else { return nil }
    self.init(name: maybe)
  }
  class func kind() -> String { "animal" }
  static func make() -> Self { Self(name: "made") }
  func copy() -> Animal { type(of: self).init(name: name + "'") }
  func describe() -> String { "\(type(of: self)) \(name) \(type(of: self).kind())" }
}
class Cat: Animal {
  var lives = 9
  override class func kind() -> String { "cat" }
  required init(name: String) {
    super.init(name: "cat " + name)
    lives -= 1
  }
}
class Lion: Cat {}
class Value {
  let number: Int
  init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    self.number = number
  }
  init(number: Int, scale: Int = 10, _ note: String? = nil) {
    self.number = number * scale
    print("note", note ?? "-")
  }
}
class Sub: Value {
  override init(number: Int, scale: Int, _ note: String?) { super.init(number: number, scale: scale + 1, note) }
  override init?(_ text: String) {
    super.init("0" + text)
    print("sub")
  }
}
let types: [Animal.Type] = [Animal.self, Cat.self, Lion.self]
for type in types { print(type.init(name: "x").describe(), type.kind()) }
print(Lion.make().describe(), Lion(name: "l").copy().describe(), (Lion.make() as Cat).lives)
print(Animal(maybe: nil) == nil, Animal(maybe: "m")?.name as Any, Cat(maybe: "c")?.name ?? "-")
print(Value("12")?.number as Any, Value("x") == nil, Sub("7")?.number as Any, Sub("y") == nil)
print(Value(number: 1).number, Value(number: 1, scale: 2, "two").number, Sub(number: 1, scale: 3, nil).number)
print(Cat.self == type(of: Cat(name: "")) , Lion.self is Cat.Type, types[1] == Cat.self)
struct Temperature {
  let celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
  init?(_ text: String) {
    guard let value = Double(text) else { return nil }
    self.init(celsius: value)
  }
}
print(Temperature(fahrenheit: 212).celsius, Temperature("3.5")?.celsius as Any, Temperature("warm") as Any)
