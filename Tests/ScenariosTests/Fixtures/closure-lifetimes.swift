// When what a capture list holds dies: with the last call of a closure that is only called, with the
// closure where it is kept, and with the expression where nothing uses it.
let yes = [true].allSatisfy { $0 }
let zero = [Int]().count
class A {
  let n: Int
  init(_ n: Int) {
    self.n = n
    print("init", n)
  }
  deinit { print("deinit", n) }
}
func f1() {
  print("f1")
  var o: A? = A(1)
  let c = { [k = o] in
    _ = k; print("c")
  }
  o = nil
  print("before"); c(); print("after"); c(); print("end")
}
func f2() {
  print("f2")
  let o = A(2)
  let c = { [k = A(22)] in
    _ = k; print("c", o.n)
  }
  print("before"); c(); print("after"); print("end")
}
func f3() {
  print("f3")
  let c = { [k = A(3)] in
    _ = k; print("c")
  }
  print("before"); if yes { c() }; print("after"); print("end")
}
func f4() {
  print("f4")
  let c = { [k = A(4)] in
    _ = k; print("c")
  }
  for i in 0..<2 { print(i); c() }; print("after"); print("end")
}
func f5() {
  print("f5")
  let c = { [k = A(5)] in
    _ = k; print("c")
  }
  print("unused"); print("end")
}
func f6() {
  print("f6")
  let c = { [k = A(6)] in
    _ = k; print("c")
  }
  let d = c
  print("before"); c(); print("mid"); d(); print("end")
}
func f7() {
  print("f7")
  var c = { [k = A(7)] in
    _ = k; print("c")
  }
  print("before"); c(); print("mid"); print("end")
  c = {}
}
func f8() {
  print("f8")
  var c = { [k = A(8)] in
    _ = k; print("c")
  }
  print("before"); c(); print("mid"); print("end")
}
func mk(_ a: A) -> () -> Void { let c = { print("c", a.n) }; print("mk"); return c }
func f9() {
  print("f9")
  let c = mk(A(9))
  print("before"); c(); print("mid"); print("end")
}
func f10() {
  print("f10")
  let c: [() -> Void] = [{ [k = A(10)] in print("c", k.n) }]
  print("before"); c[0](); print("mid"); print("end")
}
func f11() {
  print("f11")
  let c: (() -> Void)? = { [k = A(11)] in print("c", k.n) }
  print("before"); c?(); print("mid"); print("end")
}
func f12() {
  print("f12")
  let c: () -> Void = { [k = A(12)] in print("c", k.n) }
  let d = { c() }
  print("before"); d(); print("mid"); print("end")
}
func take(_ f: @escaping () -> Void) { print("take"); f() }
func takeN(_ f: () -> Void) { f() }
func f13() {
  print("f13")
  let c: () -> Void = { [k = A(13)] in print("c", k.n) }
  print("before"); take(c); print("mid"); print("end")
}
func f14() {
  print("f14")
  let c: () -> Void = { [k = A(14)] in print("c", k.n) }
  print("before"); takeN(c); print("mid"); print("end")
}
func f15() {
  print("f15")
  let o = A(15)
  let c = { print("c", o.n) }
  print("before"); c(); print("mid"); print("end")
}
func f16() {
  print("f16")
  let c: () -> Void
  do { let o = A(16); c = { print("c", o.n) } }
  print("before"); c(); print("mid"); print("end")
}
func f17() {
  print("f17")
  let c: (Int) -> Int = { [k = A(17)] x in k.n + x }
  print("before"); let v = c(1); print("mid", v); print("end")
}
func f18() {
  print("f18")
  let c = { [k = A(18)] in
    _ = k; print("c")
  }
  let z = A(180)
  defer { print("defer") }
  print("before"); c(); print("mid"); print("end", z.n)
}
func f19() {
  print("f19")
  let c = { [k = A(19)] in
    _ = k; print("c")
  }
  print("before")
  if !yes { c(); print("in") } else { print("else") }
  print("end")
}
func f20() {
  print("f20")
  let c = { [k = A(20)] in
    _ = k; print("c")
  }
  print("before")
  if yes { c(); print("in") } else { print("else"); c(); print("else2") }
  print("end")
}
func f21() {
  print("f21")
  do {
    let c = { [k = A(21)] in
      _ = k; print("c")
    }
    print("before")
    guard yes else { c(); return }
    print("end")
  }
  print("END")
}
f1(); f2(); f3(); f4(); f5(); f6(); f7(); f8(); f9(); f10(); f11(); f12(); f13(); f14(); f15();
f16(); f17(); f18(); f19(); f20(); f21()
func g1() throws {
  print("g1")
  let c: (Int) throws -> Int = { [k = A(101), l = A(1010)] x in
    if x > 0 { throw E.e }; return k.n
  }
  defer { print("defer") }
  print(try c(0)); print("mid"); print(try c(1)); print("end")
}
enum E: Error { case e }
func g2() {
  print("g2")
  let o = A(102)
  let c = { [weak o] in print(o?.n as Any) }
  let d = { [c] in c() }
  c(); print("mid"); d(); print("end")
}
func g3() {
  print("g3")
  outer: for i in 0..<3 {
    let c = { [k = A(103 + i)] in print("c", k.n) }
    for j in 0..<3 {
      if j == i { continue outer }; print("j", j); if j == 1 { break outer }; c(); print("after")
    }
    print("never")
  }
  print("end")
}
func g4() {
  print("g4")
  let c = { [k = A(104)] (x: A) -> A in
    print("c", x.n); return x
  }
  let r = c(A(1)).n + c(A(2)).n
  print("mid", r, c(A(3)).n)
  print("end")
}
func g5() {
  print("g5")
  let c = { [k = A(105)] in print("c") }
  while yes { c(); print("x"); break }
  switch zero {
  case 0: c(); print("zero");
  default: print("d")
  }
  print("end")
}
func g6() -> Int {
  print("g6")
  let c = { [k = A(106)] in k.n }
  return c() + (yes ? c() : 0)
}
func g7() {
  print("g7")
  let c = { [k = A(107), l = A(1070)] in print("c", k.n, l.n) }
  c()
  print("end")
}
func g8() {
  print("g8")
  let f = A(108).n
  let c: (() -> Void) = ({ [k = A(108)] in print("c") })
  c(); print("end")
}
func g9() {
  print("g9")
  let c = { [k = A(109)] in print("c", k.n) }, d = { [k = A(1090)] in print("d", k.n) }
  d(); c()
  print("end")
}
try? g1(); g2(); g3(); g4(); g5(); print(g6()); g7(); g8(); g9()
final class Holder { var f: (() -> Void)? }
func id(_ f: @escaping () -> Void) -> () -> Void { f }
func h1() {
  print("h1"); var c = { [k = A(1), l = A(2)] in print("c", k.n, l.n) }; c(); print("mid"); c = {};
  print("end")
}
func h2() {
  print("h2"); let h = Holder(); h.f = { [k = A(1), l = A(2)] in print("c", k.n, l.n) }; h.f?();
  print("mid"); h.f = nil; print("end")
}
func h3() {
  print("h3"); let c = { [k = A(1), l = A(2)] in print("c", k.n, l.n) }; take(c); print("end")
}
func h4() {
  print("h4"); let c: (() -> Void)? = { [k = A(1), l = A(2)] in print("c", l.n, k.n) }; c?();
  print("end")
}
func h5() { print("h5"); id { [k = A(1), l = A(2)] in print("c", l.n, k.n) }(); print("end") }
func h6() { print("h6"); take(id { [k = A(1), l = A(2)] in print("c", l.n, k.n) }); print("end") }
func h7() {
  print("h7"); let a = [{ [k = A(1)] in print("c", k.n) }, { [k = A(2)] in print("c", k.n) }];
  print("end")
}
func h8() {
  print("h8"); let c = { [k = A(1), l = A(2)] in print("c", l.n, k.n) }; c(); print("end")
}
func h9() { print("h9"); let t = (1, { [k = A(1), l = A(2)] in print("c") }); t.1(); print("end") }
func h10() {
  print("h10"); let t = (1, { [k = A(1), l = A(2)] in print("c", k, l) }); t.1(); print("end")
}
func h11() {
  print("h11");
  if let c = Optional({ [k = A(1), l = A(2)] in print("c", k, l) }) { c(); print("in") };
  print("end")
}
func h12() {
  print("h12"); for c in [{ [k = A(1), l = A(2)] in print("c", k, l) }] { c(); print("in") };
  print("end")
}
func h13() -> () -> Void { print("h13"); return { [k = A(1), l = A(2)] in print("c", k, l) } }
func h14() {
  print("h14"); take({ [k = A(1)] in print("c") }); take({ [k = A(2)] in print("c") }); print("end")
}
func h15() {
  print("h15");
  print(
    [1, 2].map { [k = A(1), l = A(2)] x in
      print("c"); return x + k.n
    }, A(3).n);
  print("end")
}
h1(); h2(); h3(); h4(); h5(); h6(); h7(); h8(); h9(); h10(); h11(); h12(); let r = h13(); r();
h14(); h15()
