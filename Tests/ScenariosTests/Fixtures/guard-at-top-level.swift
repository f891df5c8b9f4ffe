// What guard binds at top level is a global variable.
enum R { case ok(Int, String), no }
guard case let .ok(n, s) = R.ok(3, "x"), n > 2 else { fatalError() }
func a() { print(n, s) }
a()
guard let first = [1, 2].first, var second = Optional(first + 1) else { fatalError() }
func b() { second += 1; print(first, second) }
b(); second = 10; b()
let opt: Int? = 5
guard let opt else { fatalError() }
print(opt + 1)
