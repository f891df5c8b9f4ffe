// `true` and `false` beside a value of a type that takes such literals.

struct Flag: ExpressibleByBooleanLiteral, Equatable {
  var isOn: Bool
  init(booleanLiteral value: Bool) { isOn = value }
}

let flag: Flag = true
let maybe: Flag? = false
print(flag == true, true == flag, flag != true, false == flag)
print(maybe == false, maybe != true)
if let maybe, maybe == false { print("off") }

class Switch: ExpressibleByBooleanLiteral, Equatable {
  let isOn: Bool
  required init(booleanLiteral value: Bool) { isOn = value }
  static func == (one: Switch, other: Switch) -> Bool { one.isOn == other.isOn }
}

final class Lamp: Switch {}
let lamp: Lamp = true
print(lamp == true, lamp == false)

let plain: Bool? = true
print(plain == true, true == plain, plain != false)
