// A cast in a pattern looks into a known optional, unlike 'as?'; a value of a type parameter is asked itself.
protocol P { func name() -> String }
struct A: P { func name() -> String { "A" } }
struct B {}
extension Optional: P where Wrapped: P {
  func name() -> String { map { "some(" + $0.name() + ")" } ?? "none" }
}
func test(_ a: A?) {
  switch a {
  case let p as any P: print("P", p.name())
  default: print("default")
  }
  switch a {
  case is any P: print("is P")
  default: print("not P")
  }
  if case let p as any P = a { print("if", p.name()) } else { print("no") }
  if case is any P = a { print("if is") } else { print("no") }
}
test(A()); test(nil as A?)
func test(_ b: B?) {
  switch b { case let p as any P: print("P", p.name()); default: print("default") }
  switch b { case let e as any CustomStringConvertible: print("CSC", e); case let b as B: print(b); default: print("default") }
}
test(B()); test(nil as B?)
func deep(_ a: A??) {
  switch a { case let p as any P: print("P", p.name()); default: print("default") }
}
deep(A()); deep(.some(nil)); deep(nil)
func pair(_ a: A?, _ n: Int?) {
  switch (a, n) {
  case (let p as any P, let n as Int): print(p.name(), n)
  case (let p as any P, nil): print(p.name(), "nil")
  default: print("default")
  }
}
pair(A(), 1); pair(nil, 2); pair(nil, nil)
enum E { case a(A?), b(B?, Int) }
func payload(_ e: E) {
  switch e {
  case .a(let p as any P): print(p.name())
  case .b(let p as any P, _): print("b", p.name())
  case .b(is any P, _): print("b is")
  default: print("default")
  }
}
payload(.a(A())); payload(.a(nil)); payload(.b(B(), 1)); payload(.b(nil, 1))
let list: [A?] = [A(), nil]
for case let p as any P in list { print("for", p.name()) }
for case is any P in list { print("for is") }
func generic<T>(_ t: T) {
  switch t {
  case let p as any P: print("T", p.name())
  default: print("T default")
  }
}
generic(A()); generic(A?.none); generic(A?.some(A())); generic(B?.none); generic(1)
func wanted<T>(_ a: A?, _: T.Type) {
  switch a {
  case let t as T: print("T", t)
  default: print("no")
  }
}
func associated<S: Sequence>(_ s: S) {
  for value in s {
    switch value {
    case let p as any P: print("element", p.name())
    default: print("element")
    }
  }
}
associated([A?.none, A()])
associated([A()])
enum Box<T> { case full(T), empty }
func unbox<T>(_ box: Box<T>) {
  switch box {
  case .full(let p as any P): print("full", p.name())
  case .full: print("other")
  case .empty: print("empty")
  }
}
unbox(.full(A()))
unbox(.full(A?.none))
unbox(Box.full(B?.none))
unbox(Box<A>.empty)
func pairs<T>(_ one: T, _ other: Int?) {
  if case (let p as any P, let n as Int) = (one, other) { print(p.name(), n) } else { print("no pair") }
}
pairs(A?.none, 1)
pairs(A?.none, nil)
pairs(1, 1)
wanted(A(), A.self); wanted(A(), A?.self); wanted(nil, A?.self); wanted(nil, A.self)
switch Optional(1) { case let e as any Equatable: print(type(of: e)); default: print("no") }
switch Int?.none { case let e as any Equatable: print(type(of: e)); default: print("no") }
switch Int?.none { case let e as any Comparable: print(type(of: e)); default: print("no comparable") }
switch Optional(3) { case let e as any Comparable: print(type(of: e)); default: print("no") }
final class C: P { func name() -> String { "C" }; deinit { print("gone") } }
func object(_ c: C?) {
  switch c {
  case let p as any P where p.name() == "none": print("nothing")
  case let p as any P: print(p.name())
  default: print("default")
  }
}
object(C()); object(nil)
switch A?.some(A()) { case let p as any P, let p as any P: print("two", p.name()); default: break }
func catching() { do { throw E2.x(A()) } catch E2.x(let p as any P) { print("caught", p.name()) } catch {} }
enum E2: Error { case x(A?) }
catching()
