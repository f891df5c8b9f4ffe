// Types in closures and in the closures of initial values.
let f = { (n: Int) -> [String] in
    enum Kind: String, CaseIterable { case a, b; var up: String { rawValue.uppercased() } }
    struct P { var k: Kind; func d() -> String { k.up + "\(n0)" } ; var n0: Int }
    typealias L = [P]
    let l: L = Kind.allCases.map { P(k: $0, n0: n) }
    return l.map { $0.d() }
}
print(f(3))
struct Holder {
    let x: Int = { struct Z { let v = 8 }; return Z().v }()
    lazy var y: String = { final class Q { let t = "q" }; return Q().t }()
    static let z = [1, 2].map { i -> Int in struct W { let w: Int }; return W(w: i).w * 2 }
    func m() -> [Int] { [1, 2].map { i in struct W { let w: Int }; let w = W(w: i); return w.w + 1 } }
}
var h = Holder()
print(h.x, h.y, Holder.z, h.m())
print([3, 1].sorted { a, b in struct C { static func less(_ a: Int, _ b: Int) -> Bool { a < b } }; return C.less(a, b) })
