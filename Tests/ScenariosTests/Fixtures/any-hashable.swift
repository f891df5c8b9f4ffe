// AnyHashable as an initialiser: of values, of literals, in extensions and in generic code.
let number = AnyHashable(10 as UInt16)
let other = AnyHashable(20)
let text = AnyHashable("x")
print(number, other, text)
print(number == AnyHashable(10), other != AnyHashable("20"), text == AnyHashable("x"))
print(number.hashValue == AnyHashable(10).hashValue)
let values: [AnyHashable: Int] = [number: 1, AnyHashable("k"): 2]
print(values[number] as Any, values["k"] as Any, values[AnyHashable(10)] as Any)
let again = AnyHashable(other)
print(again == other, again as? Int as Any)
struct Point: Hashable { var x = 1 }
let point = AnyHashable(Point())
print(point == AnyHashable(Point(x: 1)), point == AnyHashable(Point(x: 2)), (point as? Point)?.x as Any)
print([1, 2].map { AnyHashable($0) }.contains(AnyHashable(2)))
func erase<T: Hashable>(_ value: T) -> AnyHashable { AnyHashable(value) }
print(erase(3) == erase(3), erase("s") == erase(3), erase(point) == point)
let set: Set<AnyHashable> = [1, "a", AnyHashable(2.5)]
print(set.contains(AnyHashable("a")), set.contains(2.5), set.count)
extension Dictionary where Key == AnyHashable {
  func text(_ key: String) -> Value? { self[AnyHashable(key)] }
}
print(values.text("k") as Any)
