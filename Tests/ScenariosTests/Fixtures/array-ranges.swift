// Array members found missing.
var names = ["b", "a", "c"]
names.replaceSubrange(1...2, with: ["z"])
print(names, [["A"], ["b"]].joined().count, Array([[1], [2, 3]].joined()))
names.removeSubrange(0...0)
names.insert(contentsOf: ["x", "y"], at: 0)
print(names)
