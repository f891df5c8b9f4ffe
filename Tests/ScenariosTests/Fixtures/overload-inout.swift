// Of two functions with in-out parameters the one that takes the type of the variables.
func swap(_ a: inout Int, _ b: inout Int) { Swift.print("own swap"); a += b }
var x = [1], y = [2]
swap(&x, &y)
print(x, y)
var n = 1, m = 2
swap(&n, &m)
print(n, m)
