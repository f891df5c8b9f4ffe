// Defaults of refined protocols, called directly and through witnesses.
protocol A { func log() -> String }
extension A { func log() -> String { "A" }; func own() -> String { "own A" } }
protocol B: A {}
extension B { func log() -> String { "B" }; func own() -> String { "own B" } }
protocol C: B {}
extension C where Self: Equatable { func own() -> String { "own C eq" } }
struct SA: A {}
struct SB: B {}
struct SC: C {}
struct SCE: C, Equatable {}
print(SA().log(), SB().log(), SC().log())
print(SA().own(), SB().own(), SC().own(), SCE().own())
func viaA<T: A>(_ t: T) -> String { t.log() + "/" + t.own() }
func viaB<T: B>(_ t: T) -> String { t.log() + "/" + t.own() }
func viaAny(_ t: any A) -> String { t.log() + "/" + t.own() }
func viaAnyB(_ t: any B) -> String { t.log() + "/" + t.own() }
print(viaA(SA()), viaA(SB()), viaA(SC()), viaA(SCE()))
print(viaB(SB()), viaB(SC()), viaB(SCE()))
print(viaAny(SA()), viaAny(SB()), viaAnyB(SB()), viaAnyB(SCE()))
struct P<T> {}
extension P: A where T: A {}
extension P: B where T: B {}
extension Int: B {}
extension String: A {}
print(P<Int>().log(), P<String>().log(), viaA(P<Int>()), viaA(P<String>()), viaB(P<Int>()))
struct Own: B { func log() -> String { "mine" } }
print(Own().log(), viaA(Own()), viaB(Own()))
class K: A {}
class L: K { func log() -> String { "L" } }
let k: K = L()
print(k.log(), viaA(k), L().log(), viaA(L()), viaAny(L()))
class M: A { func log() -> String { "M" } }
class N: M { override func log() -> String { "N" } }
print(viaA(N()), viaAny(N()), (N() as M).log())
