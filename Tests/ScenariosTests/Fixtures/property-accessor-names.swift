struct S {
  var _v = 1;
  var v: Int {
    get { _v }
    set(nv) { _v = nv * 2 }
  }
  subscript(i: Int) -> Int {
    get { i }
    set(q) { _v = q + i }
  }
  var ro: Int { get { return 5 } }
}
var s = S(); s.v = 4; print(s.v); s[3] = 1; print(s._v, s.ro)
