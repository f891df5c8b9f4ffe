class A {
  required init() {}; static func make() -> Self { self.init() }; func me() -> Self { self };
  class var nm: String { "\(Self.self)" }; func k() -> String { Self.nm }
}
class B: A {}
print(B.make(), B().me(), B().k(), type(of: A.make()))
struct S {
  static let d = 4; var x = Self.d; func n() -> Self { Self(x: x + 1) };
  static func == (a: Self, b: Self) -> Bool { a.x == b.x }
}
print(S().n(), S() == S())
protocol P { static var id: Int { get }; func copy() -> Self; init() }
extension P { func idd() -> Int { Self.id }; static func mk() -> Self { Self() } }
struct Q: P { static var id: Int { 7 }; func copy() -> Q { self } }
print(Q().idd(), Q().copy(), Q.mk())
enum E { case a; var s: Self { .a }; func isA() -> Bool { self == Self.a } }
print(E.a.s, E.a.isA())
