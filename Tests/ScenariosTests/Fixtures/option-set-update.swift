// `update(with:)` gives what was there of the new options.
struct Days: OptionSet {
  let rawValue: Int
  static let monday = Days(rawValue: 1)
  static let tuesday = Days(rawValue: 2)
  static let wednesday = Days(rawValue: 4)
}
var days = Days.monday
print(days.update(with: .tuesday) as Any, days.rawValue)
print(days.update(with: .tuesday)?.rawValue as Any, days.rawValue)
print(days.update(with: [.tuesday, .wednesday])?.rawValue as Any, days.rawValue)
days.update(with: [])
print(days.rawValue, days.update(with: [])?.rawValue as Any)
var numbers: Set = [1, 2]
print(numbers.update(with: 3) as Any, numbers.update(with: 3) as Any, numbers.count)
