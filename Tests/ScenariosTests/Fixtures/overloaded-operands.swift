// Functions and subscripts that differ in their results alone, as operands: the other operand tells.
func f() -> String { "a" }
func f() -> Int { 1 }
print(f() + 1)
print(f() + "x")
print(1 + f())
struct S { subscript(i: Int) -> String { "s" } 
 subscript(i: Int) -> Int { 2 } }
let s = S()
print(s[0] + 1)
print(s[0] + "!")
print(2 * s[0])
