// String literals and interpolation
let name = "Ada"
print("Hello, \(name), \(1 + 2)!", #"no \(escape)"#)
print(
  """
  two
    lines
  """)
