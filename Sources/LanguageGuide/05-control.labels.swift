// Labelled loops and defer
outer: for a in 1...3 {
  for b in 1...3 where a * b == 4 {
    defer { print("left", a, b) }
    break outer
  }
}
