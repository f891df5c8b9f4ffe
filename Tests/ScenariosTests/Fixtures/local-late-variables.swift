// Functions in functions use variables that are declared after them.
let n = 100
func outer() {
    func show() { print(n) }
    let n = 3
    show()
    print(n)
}
outer()
func f2() {
    func a(_ k: Int) { if k > 0 { b(k - 1) } else { print("end", total) } }
    func b(_ k: Int) { total += k; a(k) }
    var total = 0
    a(4)
    print(total)
}
f2()
func f3() {
    func a() -> Int { x + y }
    let x = 1
    let y = 2
    let g = a
    print(g())
    if true {
        func inner() { print(z, x) }
        let z = 9
        inner()
    }
}
f3()
