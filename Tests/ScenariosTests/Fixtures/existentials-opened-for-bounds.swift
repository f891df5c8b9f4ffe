// An existential is opened for a type parameter with bounds, and passed as it is to one without.
protocol Named { var label: String { get } }
protocol Deep: Named {}
struct Tag: Deep { var label = "tag" }
let n: any Named = Tag()
let d: any Deep = Tag()
func f<T>(_ t: T) { print(T.self, type(of: t)) }
f(n)
func g<T: Named>(_ t: T) { print(T.self, type(of: t)) }
g(n); g(d)
func h<T: Named>(_ t: T, _ o: Int = 0) -> T { print(T.self); return t }
print(type(of: h(n)))
let e: Error = NSError1()
struct NSError1: Error {}
func k<T>(_ t: T) { print(T.self) }
func k2<T: Error>(_ t: T) { print(T.self) }
k(e); k2(e)
func opt<T>(_ t: T?) { print(T.self) }
opt(n)
struct W<T> { var t: T; init(_ t: T) { self.t = t } }
print(W(n), type(of: W(n)))
