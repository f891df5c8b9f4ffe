// A range of characters as a pattern.
for letter in "cX5" {
  switch letter {
  case "a"..."m": print("first half")
  case "A"..."Z": print("capital")
  default: print("other")
  }
}
let byte: Int = 7
switch byte {
case 0..<5: print("small")
default: print("large")
}
