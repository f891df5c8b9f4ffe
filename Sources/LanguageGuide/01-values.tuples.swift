// Tuples
let point = (x: 1, y: 2)
var pair = (1, "one")
pair.1 = "eins"
print(point.x + point.y, pair, pair.0)
