// In which order the elements of a temporary tuple die.
class A {
  let n: Int; init(_ n: Int) { self.n = n; print("init", n) }; deinit { print("deinit", n) }
}
func take(_ t: (A, A)) { print("take") }
func take3(_ t: (A, A), _ x: A) { print("take") }
func make(_ n: Int) -> (A, A) { (A(n), A(n + 1)) }
func opt(_ t: (A, A)?) { print("opt") }
func any(_ t: Any) { print("any") }
func gen<T>(_ t: T) { print("gen") }
func nest(_ t: (A, (A, A))) { print("nest") }
struct S {
  let t: (A, A); init(_ t: (A, A)) { self.t = t; print("S") }; func m(_ t: (A, A)) { print("m") };
  subscript(t: (A, A)) -> Int { print("sub"); return 1 }
}
enum E { case x((A, A)), y(A, A) }
func f1() { print("f1"); take((A(1), A(2))); print("end") }
func f2() { print("f2"); take(make(1)); print("end") }
func f3() { print("f3"); take3((A(1), A(2)), A(3)); print("end") }
func f4() { print("f4"); opt((A(1), A(2))); print("end") }
func f5() { print("f5"); any((A(1), A(2))); print("end") }
func f6() { print("f6"); gen((A(1), A(2))); print("end") }
func f7() { print("f7"); nest((A(1), (A(2), A(3)))); print("end") }
func f8() { print("f8"); _ = (A(1), A(2)); print("end") }
func f9() { print("f9"); _ = make(1); print("end") }
func f10() { print("f10"); let t = (A(1), A(2)); print(t.0.n); print("end") }
func f11() { print("f11"); let t = make(1); print(t.0.n); print("end") }
func f12() { print("f12"); print((A(1), A(2)).0.n); print("end") }
func f13() { print("f13"); print(make(1).1.n); print("end") }
func f14() { print("f14"); let s = S((A(1), A(2))); print(s.t.0.n); print("end") }
func f15() { print("f15"); _ = E.x((A(1), A(2))); print("end") }
func f16() { print("f16"); _ = E.y(A(1), A(2)); print("end") }
func f17() { print("f17"); let c = { (t: (A, A)) in print("c") }; c((A(1), A(2))); print("end") }
func f18() {
  print("f18"); let s = S(make(5)); s.m((A(1), A(2))); print(s[(A(3), A(4))]); print("end")
}
func f19() {
  print("f19");
  switch (A(1), A(2)) {
  case (let a, _): print(a.n)
  }; print("end")
}
func f20() { print("f20"); let (a, b) = make(1); print(a.n, b.n); print("end") }
func f21() { print("f21"); let (a, _) = make(1); print(a.n); print("end") }
func f22() { print("f22"); let (_, b) = (A(1), A(2)); print(b.n); print("end") }
func f23() { print("f23"); for t in [(A(1), A(2))] { print(t.0.n) }; print("end") }
func f24() { print("f24"); var t = (A(1), A(2)); t = (A(3), A(4)); print(t.0.n); print("end") }
func f25() { print("f25"); if (A(1), A(2)) as Any is Int {}; print("end") }
func f26() { print("f26"); take(true ? (A(1), A(2)) : make(2)); print("end") }
func f27() { print("f27"); let o: (A, A)? = make(1); take(o!); print("end") }
func f28() { print("f28"); let o: (A, A)? = nil; take(o ?? (A(1), A(2))); print("end") }
func f29() { print("f29"); print([(A(1), A(2))].count); print("end") }
func f30() { print("f30"); take(((A(1), A(2)) as (A, A))); print("end") }
func f31() { print("f31"); let a = A(1); take((a, A(2))); gen(make(3)); any(make(5)); print("end") }
func f32() {
  print("f32"); func loc(_ t: (A, A)) -> A { t.1 }; print(loc((A(1), A(2))).n); print("end")
}
func f33() { print("f33"); gen((A(1), (A(2), A(3)))); gen(Optional((A(1), A(2)))); print("end") }
f1(); f2(); f3(); f4(); f5(); f6(); f7(); f8(); f9(); f10(); f11(); f12(); f13(); f14(); f15();
f16(); f17(); f18(); f19(); f20(); f21(); f22(); f23(); f24(); f25(); f26(); f27(); f28(); f29();
f30(); f31(); f32(); f33()
