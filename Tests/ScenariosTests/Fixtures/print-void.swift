// A variable of type Void.
let nothing: Void = print("void")
print(nothing)
func f() {}
let result: Void = f()
print(result, type(of: result))
