// Observers of lazy properties, in classes and structs.
class C {
    lazy var x: Int = { print("init"); return 1 }() {
        willSet { print("will", newValue, x) }
        didSet { print("did", x); if x > 100 { x = 100 } }
    }
    lazy var s: [Int] = [1] { didSet { print("s", oldValue, s) } }
}
let c = C()
c.x = 12
c.x += 200
print(c.x)
c.s.append(4)
struct S { lazy var y = 3 { didSet { print("y did", oldValue, y) } } }
var s = S()
s.y = 9
s.y += 1
