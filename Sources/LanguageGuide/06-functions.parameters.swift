// Labels, defaults, variadics and inout
func greet(_ name: String, with word: String = "Hello") -> String { "\(word), \(name)" }
func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func swapTwo(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
var (x, y) = (1, 2)
swapTwo(&x, &y)
print(greet("Ada"), greet("Ada", with: "Hi"), sum(1, 2, 3), x, y)
