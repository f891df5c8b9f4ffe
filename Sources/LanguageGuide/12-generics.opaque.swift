// some and any
protocol Shape { func area() -> Int }
struct Square: Shape { var side: Int; func area() -> Int { side * side } }
func make() -> some Shape { Square(side: 3) }
func total(_ shapes: [any Shape]) -> Int { shapes.map { $0.area() }.reduce(0, +) }
print(make().area(), total([Square(side: 1), Square(side: 2)]))
