// Literals in the arguments of arguments keep their own types where an overload lets them
func h(_ x: Int) -> Int { x + 1 }
func h(_ x: Double) -> Double { x + 2 }
print(Double(h(2)))
let w = Double(h(2))
print(w)
let z: Double = Double(h(2))
print(z)
let y: Double = 1.5 + Double(h(2))
print(y)
let v: Double = h(1) + Double(h(2))
print(v)
let u = h(1) + Double(h(2))
print(u)
print(Float(h(2)), Int(h(2)), String(h(2)))
func k(_ s: String) -> Int { 1 }
func k(_ c: Character) -> Double { 2 }
print(Double(k("a")), Double(h(k("a"))), Int(k("b")))
let deep: Double = h(h(h(1))) + Double(h(2))
print(deep, Double(h(true ? 1 : 2)), Double(h([1, 2][h(0)])))
print(max(h(1), h(2)), max(h(1.5), h(2)), Double(max(1, 2)) / 4, Double(h(1 + 2)) / 8)
