protocol Ki { func g(_ x: Int) -> Int }; extension Ki { func g(_ x: Int) -> Int { 1 } }
struct K3: Ki { func g(_ x: Int) -> String { "s" } }
print((K3() as Ki).g(1))
protocol Kj { func h(_ x: Int?) -> String }; extension Kj { func h(_ x: Int?) -> String { "ext" } }
struct K4: Kj { func h(_ x: Int) -> String { "own" } }
print((K4() as Kj).h(1))
protocol Kk { var p: Int? { get } }; extension Kk { var p: Int? { nil } }
struct K5: Kk { var p: Int = 5 }
print((K5() as Kk).p as Any)
protocol Ko { func q(_ f: (Int) -> Void) -> String }; extension Ko { func q(_ f: (Int) -> Void) -> String { "ext" } }
struct K9: Ko { func q(_ f: (Int) throws -> Void) rethrows -> String { "own" } }
print((K9() as Ko).q { _ in })
protocol Reversible { associatedtype Element; func reversed() -> [Element] }
extension Array: Reversible {}
func reversal<T: Reversible>(_ value: T) -> [T.Element] { value.reversed() }
print(reversal([1, 2]))

protocol Numbered { init(_ number: Int) }
extension Int: Numbered {}
extension Double: Numbered {}
func numbered<T: Numbered>(_ number: Int) -> T { T(number) }
let whole: Int = numbered(6)
let real: Double = numbered(7)
let type: any Numbered.Type = Int.self
print(whole, real, type.init(8))

protocol Box { init() }
struct Crate: Box { var items = [1, 2, 3] }
class Chest: Box { var items = [4]; required init() {} }
func empty<T: Box>(_ type: T.Type) -> T { T() }
print(empty(Crate.self), empty(Chest.self).items, Crate())

protocol Placed { init(x: Int); init() }
extension Placed { init() { self.init(x: 42) } }
struct Point: Placed { let x: Int }
class Pin: Placed { let x: Int; required init(x: Int) { self.x = x } }
final class RedPin: Pin {}
print(Point(), empty2(Pin.self).x, empty2(RedPin.self).x, empty2(Point.self), Swift.type(of: empty2(RedPin.self)))
func empty2<T: Placed>(_ type: T.Type) -> T { T() }

protocol Quoted { func quote() -> String }
extension Quoted { func quote() -> String { "default" } }
protocol Requoted: Quoted {}
class Speaker: Quoted {}
class Singer: Speaker, Requoted { func quote() -> String { "own" } }
print((Singer() as any Quoted).quote(), (Singer() as any Requoted).quote(), Singer().quote())
