struct G<T> { struct Inner { var t: T }; struct Box<U> { var u: U }; enum Z { case a }; class K {} }
print(type(of: G<Int>.Inner(t: 2)), type(of: G<Int>.Box<String>(u: "a")), G<Int>.Z.a, G<Int>.Inner.self, type(of: G<Int>.K()))
print(G<Int>.Inner(t: 2), G<Int>.Box<String>(u: "a"))
print([G<Int>.Inner(t: 2)], [G<Int>.Box<String>(u: "a")], [G<Int>.Z.a], [G<Int>.Box<G<Int>.Inner>(u: G<Int>.Inner(t: 1))], type(of: G<Int>.Box<G<Int>.Inner>(u: G<Int>.Inner(t: 1))))
print(String(reflecting: G<Int>.Inner.self), [G<Int>.K()], G<Int>.K())
let e: Any = G<Int>.Inner(t: 1)
