func f(_ a: Int) -> Int { a }
func f(_ a: Double) -> Double { a }
func f(_ a: String) -> String { a }
let a: Double = f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(1))))))))))))))))))))))))))))))))))
