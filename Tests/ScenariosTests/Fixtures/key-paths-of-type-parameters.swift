// The text of a key path names what a type parameter stands for.
class Label { var text = "label" }
final class Controller<U> {
  final var u: U
  final let label = Label()
  init(_ u: U) { self.u = u }
}
func show<U, V>(_ c: V) where V: Controller<U> {
  let path = \V.label
  print(path, c[keyPath: path].text)
}
show(Controller(5))
struct Pair<A, B> {
  var a: A
  var b: B
  static var paths: [PartialKeyPath<Self>] { [\Self.a, \Pair.b] }
  static var first: WritableKeyPath<Pair, A> { \.a }
}
print(Pair<Int, String>.paths, Pair<[Int], Bool?>.first)
var pair = Pair(a: 1, b: "b")
pair[keyPath: Pair<Int, String>.first] = 2
print(pair, \Pair<Int, String>.a == Pair<Int, String>.first)
