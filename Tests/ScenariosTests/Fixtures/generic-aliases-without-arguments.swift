struct Graph<V, E> { var vs: [V]; init(vertices: [V]) { vs = vertices }
  static func union(_ a: Graph, _ b: Graph) -> Graph { Graph(vertices: a.vs + b.vs) }
  static var empty: Graph { Graph(vertices: []) } }
struct Plain {}
typealias PlainGraph<V> = Graph<V, Plain>
typealias Ages<T> = [String: T]
typealias Pair<T> = (T, T)
let a = PlainGraph(vertices: ["x"])
let b = PlainGraph.union(a, PlainGraph(vertices: ["y"]))
print(b.vs, type(of: b))
print(Ages(uniqueKeysWithValues: [("Ann", 5)]))
print(PlainGraph<Int>.empty.vs)
let p: Pair<Int> = (1, 2)
print(p)
