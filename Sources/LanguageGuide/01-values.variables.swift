// Constants and variables
let name = "Ada"
var count = 1
count += 1
let (x, y) = (3, 4)
print(name, count, x + y)
