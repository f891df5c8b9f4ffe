func nothing() {}
let (a, b): ([Int], String) = nothing()
print(a, b)
