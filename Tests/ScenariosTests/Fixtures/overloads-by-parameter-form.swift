// Overloads by @autoclosure and by variadic parameters
func serve(_ x: () -> String) { print("closure", x()) }
func serve(_ x: @autoclosure () -> String) { print("auto", x()) }
serve({ "a" })
serve("b")
serve { "c" }
class Pool<T> {
    var o: [T]
    init(objects: [T]) { o = objects }
    convenience init(objects: T...) { self.init(objects: objects) }
}
print(Pool(objects: 1, 2, 3).o, Pool(objects: [4]).o)
struct Bag { let xs: [Int]; init(_ xs: [Int]) { self.xs = xs; print("array") }; init(_ xs: Int...) { self.xs = xs; print("variadic") } }
print(Bag([1]).xs, Bag(1, 2).xs, Bag().xs)
prefix operator +++
postfix operator +++
prefix func +++ (x: Int) -> Int { x + 10 }
postfix func +++ (x: Int) -> Int { x + 100 }
