// Initial values that need initialisers which are made for types further down.
struct Person { var name: String; var address = Address(); struct Address { var city = "?"; var zip: Int? } }
struct A { var b = B(); let c = C() }
struct B { var n = 2 }
class C { var d = D(); let e = [B(n: 5)] }
class D: E {}
class E { var k = 3; init() { print("E") } }
print(Person(name: "x").address, A().b.n, C().d.k, C().e)
let q = Person(name: "y", address: .init(city: "z"))
print(q)
