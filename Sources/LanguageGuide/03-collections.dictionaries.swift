// Dictionaries
var ages = ["Ada": 36]
ages["Alan"] = 41
ages["Ada", default: 0] += 1
print(ages["Ada"] ?? 0, ages["Grace"] as Any, ages.count)
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
