// Foundation's ranges and numbers, signs in closures, a function beside a property
import Foundation
let s = "aXax"
if let r = s.range(of: "x", options: .caseInsensitive, range: s.startIndex ..< s.endIndex, locale: nil) { print(s.distance(from: s.startIndex, to: r.lowerBound)) }
if let r = s.range(of: "x", range: s.index(after: s.startIndex)..<s.endIndex) { print(s[r]) }
print(Float(truncating: 2.5), Double(truncating: 3), Int(truncating: 4.7))
let f = { -$0 * 2.5 }
print(f(2))
let g = { $0 + 1 }
print(g(2))
struct S { var n: (Int) -> Int; func n(_ s: String) -> String { s } 
 func call() -> Int { n(2) } }
let z = S(n: { $0 + 1 })
print(z.n(3), z.n("q"), z.call())
func check<T: Equatable>(_ a: T, _ b: T) { print(a == b, a) }
func wrap<T>(_ a: [Any?]) -> [T] { a.compactMap { $0 as? T } }
check(wrap([1, nil]), [1, 2])
print(Data("ab".utf8).count, String(bytes: "cd".utf8, encoding: .utf8)!)
let group = DispatchGroup()
group.enter()
let thread = Thread {
  print("in the thread")
  group.leave()
}
thread.start()
group.wait()
let half: Float = 0.5
print(Float(truncating: half as NSNumber), 2 * pow(half, 2))
let arguments: [CVarArg] = [1, 2.5]
print(String(format: "%d %.1f", arguments: arguments))
