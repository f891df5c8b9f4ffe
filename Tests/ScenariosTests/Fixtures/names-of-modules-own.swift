// A module before a name leaves out the program's own function of that name.
func max(_ a: Int, _ b: Int) -> Int { print("own max"); return Swift.max(a, b) }
func print(_ n: Int) { Swift.print("number", n) }
print(max(1, 2))
print([1, 2].reduce(0, max))
print(Swift.max(4, 5), Scenario.max(6, 7))
