// What the library has besides: capacities, the names of C, positions, partitions, dumps of subclasses.
var numbers = Set<Int>(minimumCapacity: 4)
numbers.insert(1)
let half: CDouble = 0.5, few: CInt = 3
print(numbers, half, few)

let word = "abc"
let place = word.index(after: word.startIndex)
print(place, Optional(place) as Any, word[place])
print(word.index { $0 == "c" } == nil, [4, 5].index { $0 == 5 } ?? -1)

var list = [5, 1, 4, 2, 3]
let split = list.partition { $0 > 2 }
print(list, split)

print(UnicodeScalar("a"), UnicodeScalar(String("b"))!)
print(UnicodeScalar(UInt32(960))!, UnicodeScalar(UInt32(960)) as Any)
struct Name: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral text: String) { self.text = text }
  init?(_ text: String) { return nil }
}
print(Name("literal").text)

struct Options: OptionSet {
  let rawValue: Int
  static let a = Options(rawValue: 1), b = Options(rawValue: 2)
}
var options: Options = [.a]
options.formSymmetricDifference([.a, .b])
print(options.rawValue)

class Base {}
class Vehicle: Base { var wheels = 4 }
class Car: Vehicle { var seats = [1, 2] }
dump(Car())
dump(Vehicle())
dump(Base())
