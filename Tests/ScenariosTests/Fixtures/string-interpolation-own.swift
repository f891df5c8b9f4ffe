// Segments of strings by functions of a program
struct User { var name = "Ann" }
extension String.StringInterpolation {
    mutating func appendInterpolation(user: User) { appendInterpolation("user \(user.name)") }
    mutating func appendInterpolation(_ u: User) { appendLiteral("<"); appendLiteral(u.name); appendLiteral(">") }
    mutating func appendInterpolation(_ x: Double, digits: Int) { appendLiteral(String(Int(x * 100)) + "/" + String(digits)) }
    mutating func appendInterpolation(if c: Bool, _ text: @autoclosure () -> String) { if c { appendLiteral(text()) } }
}
print("\(user: User()) \(User())")
print("a\(1.5, digits: 2)b\(3)c\(User().name)")
let on = true
print("x\(if: on, "yes")\(if: !on, "no")")
print([1, 2].map { "n\($0, digits2: 0)\(user: User(name: "\($0)"))" })
extension DefaultStringInterpolation { mutating func appendInterpolation(_ n: Int, digits2: Int) { appendInterpolation(n + digits2) } }
let o: Int? = nil
print("\(o, default: "none")")
struct Money: CustomStringConvertible { var c: Int; var description: String { "$\(c)" } }
print("\(Money(c: 4))", "\(Optional(3))")
