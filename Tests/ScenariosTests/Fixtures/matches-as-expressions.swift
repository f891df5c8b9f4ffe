// '~=' outside of patterns matches as a pattern does: ranges, equal values, and the program's own.
print(5 ~= 5, (1...3) ~= 2, 1...3 ~= 5, ..<3 ~= 2, (3...) ~= 2)
print("a" ~= "b", "a" ~= "a", 2.5 ~= 2.5, 0...1 ~= 0.5, UInt8(3) ~= 3)
let range = 1..<10
print(range ~= 4, !(range ~= 4), [1, 5, 12].filter { range ~= $0 })
print([1, 5, 12].filter { 5 ~= $0 }, [1, 5, 12].contains { 6...12 ~= $0 })
let optional: Int? = 3
let none: Int? = nil
print(nil ~= optional, 3 ~= optional, nil ~= none, Optional(2) ~= 2)
print([1, 2] ~= [1, 2], ["a": 1] ~= ["a": 2])

enum Light: Equatable { case red, green(Int) }
let light = Light.green(2)
print(.red ~= light, Light.green(2) ~= light, .green(3) ~= light)
if 1...3 ~= 2 && "x" ~= "x" { print("both") }

struct Price { var cents: Int }
func ~= (cents: Int, price: Price) -> Bool { cents == price.cents }
func ~= <T>(isTrue: (T) -> Bool, value: T) -> Bool { isTrue(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
let price = Price(cents: 4)
print(4 ~= price, 5 ~= price, 5 ~= 5, 1...2 ~= 2, isEven ~= 3)
switch price {
case 3: print("three")
case 4: print("four")
default: print("other")
}
print((~=)(1...3, 2), (~=)("a", "b"))

func holds<T: Equatable>(_ pattern: T, _ value: T) -> Bool { pattern ~= value }
print(holds(1, 1), holds("a", "b"))
