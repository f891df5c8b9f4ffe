class A { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } }
class H: A { let a = A("field1"); var b: A? = A("field2"); deinit { print("H body", n) } }
class I: H { let c = A("field3"); deinit { print("I body") } }
do { let h = I("h"); _ = h.a }
struct S { let x = A("sx"), y = A("sy") }
do { let s = S(); _ = s }
do { let t = (A("t0"), A("t1")); _ = t }
do { let arr = [A("e0"), A("e1")]; _ = arr }
do { let a = A("l1"); let b = A("l2"); _ = (a, b); print("end") }
