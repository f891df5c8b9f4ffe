// When a temporary that is switched over dies, by its type and by the rows.
var k = 0
class A {
  let n: Int
  init(_ n: Int) {
    self.n = n
    print("init", n)
  }
  deinit { print("deinit", n) }
}
class B: A {}
protocol P {}
struct S: P { let a: A; init(_ n: Int) { a = A(n) } }
struct T: P { let a: A; init(_ n: Int) { a = A(n) } }
enum E { case x(A), y(Int), z(A, A), e }
func f1() {
  print("f1")
  switch (A(1) as Any) {
  default: print("other")
  }
  print("end")
}
func f6() {
  print("f6")
  switch (A(6) as Any) {
  case is A: print("A")
  default: print("other")
  }
  print("end")
}
func f11() {
  print("f11")
  switch (A(11) as Any) {
  case let s as A: print("A", s.n)
  case let s as S where s.a.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f16() {
  print("f16")
  switch (A(16) as Any) {
  case let s as S where s.a.n == 0: print("S0")
  case _: print("wild")
  }
  print("end")
}
func f21() {
  print("f21")
  switch (A(21) as Any) {
  case is Int: print("int")
  case let i as Int: print("int", i)
  case _: print("wild")
  }
  print("end")
}
func f26() {
  print("f26")
  switch (A(26) as Any) {
  case is Int: print("int")
  case let q: print("bound", q)
  }
  print("end")
}
func f31() {
  print("f31")
  switch (A(31) as Any) {
  case let s as S: print("S", s.a.n)
  case let q: print("bound", q)
  }
  print("end")
}
func f36() {
  print("f36")
  switch (A(36) as Any) {
  case let s as S where s.a.n == 0: print("S0")
  case let s as A: print("A", s.n)
  case let q: print("bound", q)
  }
  print("end")
}
func f41() {
  print("f41")
  switch (S(41) as Any) {
  case let s as B where s.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f46() {
  print("f46")
  switch (S(46) as Any) {
  case is Int: print("int")
  case let s as S where s.a.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f51() {
  print("f51")
  switch (S(51) as Any) {
  case let i as Int: print("int", i)
  case _: print("wild")
  }
  print("end")
}
func f56() {
  print("f56")
  switch (S(56) as Any) {
  case let s as A: print("A", s.n)
  case _: print("wild")
  }
  print("end")
}
func f61() {
  print("f61")
  switch (S(61) as Any) {
  case let q: print("bound", q)
  }
  print("end")
}
func f66() {
  print("f66")
  switch (S(66) as Any) {
  case is A: print("A")
  case let q: print("bound", q)
  }
  print("end")
}
func f71() {
  print("f71")
  switch (S(71) as Any) {
  case let s as A: print("A", s.n)
  case let s as S where s.a.n == 0: print("S0")
  case let q: print("bound", q)
  }
  print("end")
}
func f76() {
  print("f76")
  switch (S(76) as P) {
  case let s as S where s.a.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f81() {
  print("f81")
  switch (S(81) as P) {
  case is S: print("S")
  case let s as S where s.a.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f86() {
  print("f86")
  switch (S(86) as P) {
  case let s as S where s.a.n == 0: print("S0")
  case _: print("wild")
  }
  print("end")
}
func f91() {
  print("f91")
  switch (S(91) as P) {
  case is S: print("S")
  case let s as S where s.a.n == 0: print("S0")
  case _: print("wild")
  }
  print("end")
}
func f96() {
  print("f96")
  switch (S(96) as P) {
  case let s as S where s.a.n == 0: print("S0")
  case let q: print("bound", q)
  }
  print("end")
}
func f101() {
  print("f101")
  switch (S(101) as P) {
  case is S: print("S")
  case let s as S where s.a.n == 0: print("S0")
  case let q: print("bound", q)
  }
  print("end")
}
func f106() {
  print("f106")
  switch (A(106) as A) {
  case let b as B where b.n == 0: print("B0")
  default: print("other")
  }
  print("end")
}
func f111() {
  print("f111")
  switch (A(111) as A) {
  case _: print("wild")
  }
  print("end")
}
func f116() {
  print("f116")
  switch (A(116) as A) {
  case is B: print("B")
  case let b as B where b.n == 0: print("B0")
  case _: print("wild")
  }
  print("end")
}
func f121() {
  print("f121")
  switch (A(121) as A) {
  case let b as B: print("B", b)
  case let q: print("bound", q)
  }
  print("end")
}
func f126() {
  print("f126")
  switch (A(126) as A) {
  case let b as B where b.n == 0: print("B0")
  case let b as B where b.n == 0: print("B0")
  case let q: print("bound", q)
  }
  print("end")
}
func f131() {
  print("f131")
  switch (Optional(A(131)) as Any?) {
  case let s as B where s.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f136() {
  print("f136")
  switch (Optional(A(136)) as Any?) {
  case is Int: print("int")
  case let s as S where s.a.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f141() {
  print("f141")
  switch (Optional(A(141)) as Any?) {
  case let i as Int: print("int", i)
  case _: print("wild")
  }
  print("end")
}
func f146() {
  print("f146")
  switch (Optional(A(146)) as Any?) {
  case let s as A: print("A", s.n)
  case _: print("wild")
  }
  print("end")
}
func f151() {
  print("f151")
  switch (Optional(A(151)) as Any?) {
  case let q: print("bound", q)
  }
  print("end")
}
func f156() {
  print("f156")
  switch (Optional(A(156)) as Any?) {
  case is A: print("A")
  case let q: print("bound", q)
  }
  print("end")
}
func f161() {
  print("f161")
  switch (Optional(A(161)) as Any?) {
  case let s as A: print("A", s.n)
  case let s as S where s.a.n == 0: print("S0")
  case let q: print("bound", q)
  }
  print("end")
}
func f166() {
  print("f166")
  switch ((1, S(166)) as Any) {
  case let s as S where s.a.n == 0: print("S0")
  default: print("other")
  }
  print("end")
}
func f171() {
  print("f171")
  switch ((1, S(171)) as Any) {
  case is Int: print("int")
  case let i as Int: print("int", i)
  default: print("other")
  }
  print("end")
}
func f176() {
  print("f176")
  switch ((1, S(176)) as Any) {
  case is Int: print("int")
  case _: print("wild")
  }
  print("end")
}
func f181() {
  print("f181")
  switch ((1, S(181)) as Any) {
  case let s as S: print("S", s.a.n)
  case _: print("wild")
  }
  print("end")
}
func f186() {
  print("f186")
  switch ((1, S(186)) as Any) {
  case let s as S where s.a.n == 0: print("S0")
  case let s as A: print("A", s.n)
  case _: print("wild")
  }
  print("end")
}
func f191() {
  print("f191")
  switch ((1, S(191)) as Any) {
  case let s as B where s.n == 0: print("S0")
  case let q: print("bound", q)
  }
  print("end")
}
func f196() {
  print("f196")
  switch ((1, S(196)) as Any) {
  case is Int: print("int")
  case let s as S where s.a.n == 0: print("S0")
  case let q: print("bound", q)
  }
  print("end")
}
func f201() {
  print("f201")
  switch (E.x(A(201))) {
  case .x(let a): print("x")
  default: print("other")
  }
  print("end")
}
func f206() {
  print("f206")
  switch (E.x(A(206))) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  default: print("other")
  }
  print("end")
}
func f211() {
  print("f211")
  switch (E.x(A(211))) {
  case .x(let a): print("x")
  case _: print("wild")
  }
  print("end")
}
func f216() {
  print("f216")
  switch (E.x(A(216))) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case _: print("wild")
  }
  print("end")
}
func f221() {
  print("f221")
  switch (E.x(A(221))) {
  case .x(let a): print("x")
  case let q: print("bound", q)
  }
  print("end")
}
func f226() {
  print("f226")
  switch (E.x(A(226))) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case let q: print("bound", q)
  }
  print("end")
}
func f231() {
  print("f231")
  switch (E.y(1)) {
  case .x(let a): print("x")
  default: print("other")
  }
  print("end")
}
func f236() {
  print("f236")
  switch (E.y(1)) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  default: print("other")
  }
  print("end")
}
func f241() {
  print("f241")
  switch (E.y(1)) {
  case .x(let a): print("x")
  case _: print("wild")
  }
  print("end")
}
func f246() {
  print("f246")
  switch (E.y(1)) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case _: print("wild")
  }
  print("end")
}
func f251() {
  print("f251")
  switch (E.y(1)) {
  case .x(let a): print("x")
  case let q: print("bound", q)
  }
  print("end")
}
func f256() {
  print("f256")
  switch (E.y(1)) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case let q: print("bound", q)
  }
  print("end")
}
func f261() {
  print("f261")
  switch (E.z(A(261), A(2610))) {
  case .x(let a): print("x")
  default: print("other")
  }
  print("end")
}
func f266() {
  print("f266")
  switch (E.z(A(266), A(2660))) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  default: print("other")
  }
  print("end")
}
func f271() {
  print("f271")
  switch (E.z(A(271), A(2710))) {
  case .x(let a): print("x")
  case _: print("wild")
  }
  print("end")
}
func f276() {
  print("f276")
  switch (E.z(A(276), A(2760))) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case _: print("wild")
  }
  print("end")
}
func f281() {
  print("f281")
  switch (E.z(A(281), A(2810))) {
  case .x(let a): print("x")
  case let q: print("bound", q)
  }
  print("end")
}
func f286() {
  print("f286")
  switch (E.z(A(286), A(2860))) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case let q: print("bound", q)
  }
  print("end")
}
func f291() {
  print("f291")
  switch (E.e) {
  case .x(let a): print("x")
  default: print("other")
  }
  print("end")
}
func f296() {
  print("f296")
  switch (E.e) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  default: print("other")
  }
  print("end")
}
func f301() {
  print("f301")
  switch (E.e) {
  case .x(let a): print("x")
  case _: print("wild")
  }
  print("end")
}
func f306() {
  print("f306")
  switch (E.e) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case _: print("wild")
  }
  print("end")
}
func f311() {
  print("f311")
  switch (E.e) {
  case .x(let a): print("x")
  case let q: print("bound", q)
  }
  print("end")
}
func f316() {
  print("f316")
  switch (E.e) {
  case .z(let a, _): print("x")
  case .y(0): print("y")
  case let q: print("bound", q)
  }
  print("end")
}
func f321() {
  print("f321")
  switch (Optional(A(321))) {
  case let x? where k == 1: print("some")
  default: print("other")
  }
  print("end")
}
func f326() {
  print("f326")
  switch (Optional(A(326))) {
  case let x?: print("some", x)
  case _: print("wild")
  }
  print("end")
}
func f331() {
  print("f331")
  switch (Optional(A(331))) {
  case let x?: print("some", x)
  case nil: print("nil")
  }
  print("end")
}
func f336() {
  print("f336")
  switch (Optional(S(336))) {
  case let x?: print("some", x)
  default: print("other")
  }
  print("end")
}
func f341() {
  print("f341")
  switch (Optional(S(341))) {
  case nil: print("nil")
  case let q: print("bound", q)
  }
  print("end")
}
func f346() {
  print("f346")
  switch (Optional(S(346))) {
  case let x? where k == 1: print("some", x)
  case let y?: print("some", y)
  case nil: print("nil")
  }
  print("end")
}
func f351() {
  print("f351")
  switch (Optional(S(351) as P)) {
  case nil: print("nil")
  case _: print("wild")
  }
  print("end")
}
func f356() {
  print("f356")
  switch (Optional(S(356) as P)) {
  case .some: print("some")
  case let q: print("bound", q)
  }
  print("end")
}
func f361() {
  print("f361")
  switch (Optional(A(361) as Any)) {
  case nil: print("nil")
  default: print("other")
  }
  print("end")
}
func f366() {
  print("f366")
  switch (Optional(A(366) as Any)) {
  case .some: print("some")
  case _: print("wild")
  }
  print("end")
}
func f371() {
  print("f371")
  switch (Optional(A(371) as Any)) {
  case let x? where k == 1: print("some")
  case let q: print("bound", q)
  }
  print("end")
}
f1()
f6()
f11()
f16()
f21()
f26()
f31()
f36()
f41()
f46()
f51()
f56()
f61()
f66()
f71()
f76()
f81()
f86()
f91()
f96()
f101()
f106()
f111()
f116()
f121()
f126()
f131()
f136()
f141()
f146()
f151()
f156()
f161()
f166()
f171()
f176()
f181()
f186()
f191()
f196()
f201()
f206()
f211()
f216()
f221()
f226()
f231()
f236()
f241()
f246()
f251()
f256()
f261()
f266()
f271()
f276()
f281()
f286()
f291()
f296()
f301()
f306()
f311()
f316()
f321()
f326()
f331()
f336()
f341()
f346()
f351()
f356()
f361()
f366()
f371()
