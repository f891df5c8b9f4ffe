// A program's own alias gives all literals of a kind another type.
typealias IntegerLiteralType = Double
typealias FloatLiteralType = Float
let whole = 3
let part = 3.5
print(whole, type(of: whole), part, type(of: part), part * 2)
print(7 / 2, [1, 2].reduce(0, +), [1, 2][1 as Int])
let count: Int = 7 / 2
print(count)
