// Where every branch has made the wrapper of a property, a later assignment sets its value.
@propertyWrapper struct W { init(wrappedValue: Int) { print("make", wrappedValue); self.wrappedValue = wrappedValue }; var wrappedValue: Int { didSet { print("set", wrappedValue) } } }
struct S { @W var x: Int; @W var y: Int
  init(_ n: Int) { 
    if n == 0 { x = 1; y = 0 } else if n == 1 { x = 2; y = 3 } else { x = 5; if n > 3 { y = 1 } else { y = 2 } }
    x = 3; y = 9 }
}
for i in [0, 1, 2, 4] { let s = S(i); print(s.x, s.y) }
class C { @W var x: Int
  init(_ b: Int) { switch b { case 1: x = 1; x = 7; case 2: x = 4; default: x = 2 }; x = 3 }
  init?(q: Int) { if q < 0 { x = 0; return nil } else { x = 1 }; x = 2 }
  init(t: Int) throws { guard t > 0 else { x = 9; throw E() }; x = t; x = t + 1 }
}
struct E: Error {}
print(C(1).x, C(2).x, C(q: 1)!.x, C(q: -1) == nil, try C(t: 2).x)
extension C: Equatable { static func == (a: C, b: C) -> Bool { true } }
