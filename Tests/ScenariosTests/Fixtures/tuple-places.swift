var t = (a: 1, b: (c: 2, d: [3]))
t.a += 1
t.b.c *= 5
t.b.d.append(4)
t.b.d[0] += 1
print(t)
(t.a, t.b.c) = (t.b.c, t.a)
print(t)
var arr = [(1, "a"), (2, "b")]
arr[0].0 += 10
arr[1].1 += "z"
print(arr)
class C { var t = (x: 1, y: 2) { didSet { print("did", oldValue, t) } } }
let c = C(); c.t.x += 1; c.t = (5, 6); (c.t.x, c.t.y) = (8, 9)
var x = 1, y = 2
(x, y) = (y, x)
print(x, y)
func f() -> (Int, Int) { print("f"); return (7, 8) }
(x, _) = f()
(_, y) = f()
print(x, y)
var a = [1, 2, 3]
(a[0], a[2]) = (a[2], a[0])
print(a)
