// The full names of the library's types, those inside others too
let d = Mirror.DisplayStyle.struct
print(d, String(reflecting: d))
debugPrint(d)
print([d], Optional(d) as Any)
debugPrint(Mirror(reflecting: 1).displayStyle as Any, Mirror(reflecting: [1]).displayStyle as Any)
dump(d)
print(String(reflecting: Mirror.DisplayStyle.self), Mirror.DisplayStyle.self)
print(FloatingPointSign.minus, [FloatingPointSign.plus])
debugPrint(FloatingPointSign.minus, FloatingPointRoundingRule.up)
dump(FloatingPointSign.plus)
print(String(reflecting: Result<Int, Never>.success(1)))
print(String(reflecting: CancellationError.self), [CancellationError()], CancellationError())
print(String(reflecting: Unicode.Scalar.self), String(reflecting: String.Index.self))
print(String(reflecting: [Int: Int].Keys.self), String(reflecting: ObjectIdentifier.self))
print(String(reflecting: KeyPath<Int, Int>.self), String(reflecting: DecodingError.Context.self))
print([..<3], [0...], String(reflecting: AnyIterator<Int>.self))
debugPrint(zip([1], [2]), repeatElement(1, count: 2))
print(zip([1], [2]))
print(String(reflecting: (any Equatable).self), String(reflecting: Never.self))

// The program's own types keep their module.
struct Shop { enum State { case open, closed(Int) } }
print(String(reflecting: Shop.State.open), [Shop.State.closed(1)], Shop.State.open)
dump(Shop.State.closed(2))
debugPrint(Shop(), Int8.self, [Shop]().first as Any)
// A type of the library's name is the program's own all the same.
enum Wrapper { struct Substring {}; enum Sign { case plus } }
debugPrint(Wrapper.Substring(), Wrapper.Sign.plus)
