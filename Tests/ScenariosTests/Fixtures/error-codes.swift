// An error may give its code and domain itself, and everybody who asks for them gets these.
struct Computed: Error {
  let code: Int
  var _code: Int { code + 100 }
}
struct Stored: Error { let _code: Int }
enum Usual: Error { case a, b }
enum Own: Error {
  case a
  var _code: Int { 9 }
  var _domain: String { "own" }
}
class Base: Error { var _code: Int { 3 } }
final class Derived: Base { override var _code: Int { 4 } }
for error in [Computed(code: 1), Stored(_code: 7), Usual.b, Own.a, Base(), Derived()] as [Error] {
  print(error._code)
}
print((Own.a as Error)._domain, Own.a._domain, Own.a._code)
print((Usual.a as Error)._domain, Usual.a._code, Usual.b._code)
do { throw Stored(_code: 5) } catch { print(error._code) }
func code<T: Error>(_ error: T) -> Int { error._code }
print(code(Computed(code: 2)), code(Usual.b), code(Own.a))
let failure: Error = Own.a
print(code(failure))
