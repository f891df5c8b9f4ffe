// A loop over a range without an end.
for j in 1... {
  if j > 3 { break }
  print(j)
}
for (a, b) in zip(0..., ["x", "y"]) { print(a, b) }
