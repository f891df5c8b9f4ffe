// if and switch as values
let n = 3
let size = if n > 2 { "big" } else { "small" }
print(size)
