protocol Sty {}
extension Sty where Self == SA { static var a: SA { SA() } }
extension Sty where Self == SB { static func b(_ n: Int) -> SB { SB(n: n) } }
struct SA: Sty {}; struct SB: Sty { var n: Int }
func sty<S: Sty>(_ s: S) -> String { "\(s)" }
func sty2(_ s: some Sty) -> String { "\(type(of: s))" }
print(sty(.a), sty(.b(3)), sty2(.b(1)))
