// The superclass that a type parameter must have tells other type parameters.
class Box<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}
final class Label: Box<String> {}
class Pair<First>: Box<(First, Int)> {}

func content<T, B>(of box: B) -> T where B: Box<T> { box.content }
print(content(of: Box(5)))
print(content(of: Label("text")))
print(content(of: Pair(("first", 2))))
let half: Double = content(of: Box(0.5))
print(half)

func contents<T, B: Box<T>>(_ boxes: [B]) -> [T] { boxes.map { $0.content } }
print(contents([Label("a"), Label("b")]))
print(contents([Box(1), Box(2)]))

func passed<B: Box<Int>>(_ box: B) -> Int { content(of: box) + 1 }
print(passed(Box(41)))

func path<T, B>(_ box: B) -> T where B: Box<T> { box[keyPath: \B.content] }
print(path(Box(true)))

// A superclass without type parameters, as before.
class Shape { var name: String { "shape" } }
class Square: Shape { override var name: String { "square" } }
func name<S: Shape>(_ shape: S) -> String { shape.name }
print(name(Square()), name(Shape()))
