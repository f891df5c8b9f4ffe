// A subclass does not override the default that its base class conforms with.
protocol Screen: AnyObject { func select(_ row: Int) -> String }
extension Screen {
  func select(_ row: Int) -> String { "default \(row)" }
}
class Coordinator: Screen {}
final class Strict: Coordinator {
  func select(_ row: Int) -> String { "strict \(row)" }
}
let screen: Screen = Strict()
print(screen.select(1), Strict().select(2))
func generic<T: Screen>(_ value: T) -> String { value.select(3) }
print(generic(Strict()))
