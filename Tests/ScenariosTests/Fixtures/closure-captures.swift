class C {
  var n = 1; deinit { print("deinit") }
  func m() -> () -> Int { { [weak self] in self?.n ?? -1 } }
  func u() -> () -> Int { { [unowned self] in n } }
  func s() -> () -> Int { { [self] in n } }
  func v() -> () -> Int { { [n] in n } }
  func w() -> () -> Int { { [x = n + 1, weak me = self] in x + (me?.n ?? 0) } }
  func g() -> () -> Int {
    { [weak self] in
      guard let self else { return -9 }; return n + self.n
    }
  }
}
var c: C? = C(); let m = c!.m(), v = c!.v(), w = c!.w(), g = c!.g()
c!.n = 5; print(m(), v(), w(), g(), c!.u()(), c!.s()())
c = nil; print(m(), v(), w(), g())
var i = 0; let cl = { [i] in i }; i = 3; print(cl())
var fs: [() -> Int] = []; for k in 0..<3 { fs.append { k * 10 } }; print(fs.map { $0() })
func counter() -> () -> Int {
  var n = 0;
  return {
    n += 1; return n
  }
}
let c1 = counter(), c2 = counter(); print(c1(), c1(), c2())
