// Text from a sequence of characters: its literals are characters, and no description of it is meant.
print(String(repeatElement(" ", count: 3)) + "x" + String(repeatElement("*", count: 2)))
let line: String = String(repeatElement("-", count: 4))
print(line)
func width(_ text: String) -> Int { text.count }
print(width(String(repeatElement("=", count: 5))))
print(String(["a", "b", "c"]), String(repeatElement("x" as Character, count: 2)))
print(String("abc".reversed()), String("hello".sorted()), String("abc".filter { $0 != "b" }))
print(String(Set<Character>(["q"])), String("abc".map { $0 }), String("abc".lazy.map { $0 }))
// What is one value already stays so.
print(String("a"), String(1), String(1.5), String(true), String(2 * 1.25), String("a" as Character))
print(String(255, radix: 16), String("hello".prefix(2)), String(describing: ["a", "b"]))
print([1, 2].map(String.init), [1.5].map { String($0) }, String(Float(0.5)))

// An overload that gives way to all others.
@_disfavoredOverload func kind(_ value: Any) -> String { "anything" }
func kind(_ value: Double) -> String { "number" }
func kind<S: Sequence>(_ values: S) -> String where S.Element == Character { "characters" }
print(kind(1), kind(1.5), kind(true), kind("ab"), kind(["a", "b"]), kind([1, 2]))
