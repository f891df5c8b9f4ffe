// The order in which lazy sequences evaluate
let l = [1, 2, 3].lazy.map { (x: Int) -> Int in print("map", x); return x * 2 }.filter { (x: Int) -> Bool in print("filter", x); return x > 2 }
print("made")
for x in l { print("got", x); if x > 3 { break } }
print(l.first!)
let m = [3, 4].lazy.map { x -> Int in print("m", x); return x }
print(m.count, m[1])
print(Array(m))
print((1...3).lazy.map { x -> Int in print("r", x); return x }.reduce(0, +))
print([1, 2, 3, 4].lazy.filter { x -> Bool in print("f", x); return x % 2 == 0 }.map { x -> Int in print("g", x); return x * 10 }.first!)
print([1,2,3].lazy.prefix(2).map { $0 }.count)
for (i, x) in ["a", "b"].lazy.map({ x -> String in print("q", x); return x + "!" }).enumerated() { print(i, x) }
print([1, 2].lazy.compactMap { x -> Int? in print("c", x); return x > 1 ? x : nil }.first!)
print([1, 2, 3].lazy.drop { x -> Bool in print("d", x); return x < 2 }.first!)
print([1, 2, 3].lazy.map { x -> Int in print("z", x); return x }.contains(2))
