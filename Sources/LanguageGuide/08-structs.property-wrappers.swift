// Property wrappers
@propertyWrapper struct Limited {
  private var value: Int
  let limit: Int
  init(wrappedValue: Int, _ limit: Int) {
    self.limit = limit
    value = min(wrappedValue, limit)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, limit) }
  }
  var projectedValue: String { "\(value) of \(limit)" }
}
struct Dial { @Limited(10) var level = 12 }
var dial = Dial()
print(dial.level, dial.$level)
dial.level = 7
print(dial.$level)
