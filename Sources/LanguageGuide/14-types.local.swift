// Types in functions
func area(_ sides: (Double, Double)) -> Double {
  struct Rectangle { var width, height: Double }
  let rectangle = Rectangle(width: sides.0, height: sides.1)
  return rectangle.width * rectangle.height
}
print(area((2, 3)))
