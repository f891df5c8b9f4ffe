// Generic functions in functions: captures, recursion, constraints, inout.
enum E: Error { case nope }
protocol Shape { var area: Double { get } }
struct Sq: Shape { let s: Double; var area: Double { s * s } }
func outer<U: CustomStringConvertible>(_ u: U) {
    var log: [String] = []
    func note<T>(_ x: T, times n: Int = 2) -> [T] where T: CustomStringConvertible {
        log.append("\(u)/\(x.description)/\(T.self)")
        return Array(repeating: x, count: n)
    }
    print(note(1), note("a", times: 3), note(u))
    func pair<A, B>(_ a: A, _ b: B) -> (A, B) { let c = { (a, b) }; return c() }
    print(pair(1, u), pair("x", [2.5]))
    func rec<T: Comparable>(_ xs: [T]) -> [T] {
        guard let p = xs.first else { return [] }
        return rec(xs.dropFirst().filter { $0 < p }) + [p] + rec(xs.dropFirst().filter { $0 >= p })
    }
    print(rec([3, 1, 2]), rec(["b", "a"]))
    func total(_ s: some Shape, _ t: any Shape) -> Double { s.area + t.area }
    print(total(Sq(s: 2), Sq(s: 3)))
    func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }
    print(sum(), sum(1, 2, 3))
    func bump<N: BinaryInteger>(_ n: inout N) { n += 1 }
    var k = 4; bump(&k); var b: UInt8 = 9; bump(&b); print(k, b)
    func thr<T>(_ x: T?) throws -> T { guard let x else { throw E.nope } ; return x }
    do { print(try thr(5)); print(try thr(nil as String?)) } catch { print(error) }
    print(log)
}
outer(true)
