class Node {
  var v = 0; var next: Node?; var s: St? = St(); var arr: [Int]? = [1, 2];
  deinit { print("deinit", v) }
}
struct St { var n = 1; var t: T? = T(); mutating func m() -> Int { n += 1; return n } }
struct T { var q = 3 }
func f(_ n: Int) -> Int { print("f", n); return n }
let n = Node()
var o: Node? = n
o?.v += f(1)
o?.next?.v += f(2)
o?.s?.n += f(3)
o?.s?.t?.q += f(4)
o?.s?.t = nil
o?.s?.t?.q += f(5)
print(o?.s?.m() as Any, o?.next?.s?.m() as Any)
o?.arr?[0] += f(6)
o?.arr?.append(f(7))
o?.next?.arr?.append(f(8))
print(n.v, n.s!, n.arr!)
let r: ()? = o?.v = f(9)
print(r as Any)
let r2: ()? = o?.next?.v = f(9)
print(r2 as Any)
if (o?.v = 3) != nil { print("yes") }
if (o?.next?.v = 3) == nil { print("no") }
var x: Int? = 3
x? += 1
x! += 1
print(x as Any)
x = nil
x? += f(10)
print(x as Any)
var y: [Int]? = nil
y?.append(f(11))
y?[f(12)] = f(13)
print(y as Any)
o = nil
