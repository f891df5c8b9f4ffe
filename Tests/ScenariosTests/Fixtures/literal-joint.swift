// Literals beside each other have one type together.
let f = [1].isEmpty
let a = f ? (2.5, "x") : (1, nil)
let b = f ? ["k": [1]] : ["k": []]
let c = f ? [1, nil] : [2.5]
let d = f ? [nil] : [1]
let e = f ? [1: nil] : [2: "b"]
let g = f ? [[]] : [[1]]
let h = f ? ["a": 1] : [:]
print(a, b, c, d, e, g, h, type(of: c), type(of: e))
print([[1, 2.5], [3]], [[], [nil], [1]], [(1, "x"), (2.5, "y")], [(1, nil), (2, "t")], [[1: 2], [3: 4.5]])
print([1, 2] + [2.5], (1, 2.5) < (1, 3), (1, 2) == (1, 2), [1] == [1.0])
print(max(7, 1_000) > abs(1.5e-2), 100 + abs(-2) + abs(-0.5 + 7), min(2, 3) > 3 + 0.5, max(1, 2) * 2.5)
print(1 + (f ? 1 : 2.5), [f ? 1 : 2.5, 3], (f ? [1] : [2.5]).count)
class Base { var name: String { "base" } }
class One: Base { override var name: String { "one" } }
class Two: Base { override var name: String { "two" } }
let bases = f ? [One()] : [Two(), nil]
print(bases.count, bases[0]?.name ?? "-", [[One()], [Two()]].map { $0[0].name })
