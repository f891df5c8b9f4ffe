// Parameters with property wrappers: in the body they are variables with the wrapper.
@propertyWrapper struct Clamp { var v: Int; var wrappedValue: Int { get { v } set { v = min(newValue, 10) } }; init(wrappedValue: Int) { v = min(wrappedValue, 10) }; var projectedValue: String { "p\(v)" } }
func show(@Clamp x: Int) { print(x, $x, _x.v) }
show(x: 42)
show(x: 3)
struct Sum { func g(@Clamp _ y: Int, z: Int) -> Int { y + z } }
print(Sum().g(50, z: 1))

struct Level {
  var value: Int
  init(@Clamp value: Int) { self.value = value }
  func higher(@Clamp _ other: Int, by step: Int = 1) -> Int {
    if other > value { other } else { value + step }
  }
}
print(Level(value: 99).value, Level(value: 1).higher(50), Level(value: 2).higher(1))

func outer() {
  func inner(@Clamp level: Int) -> String { "\(level) \($level)" }
  print(inner(level: 44))
}
outer()

@propertyWrapper struct Noted<T> {
  var wrappedValue: T
  init(wrappedValue: T) {
    self.wrappedValue = wrappedValue
    print("noted", wrappedValue)
  }
}
func pair<T>(@Noted first: T, @Noted _ second: Double) -> (T, Double) {
  print("in")
  return (first, second)
}
print(pair(first: "a", 2))
