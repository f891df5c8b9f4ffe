class D: C {
  override var n: Int {
    willSet { print("D will", newValue) }
  }
}
let d = D()
d.n = 4
print(d.n)
