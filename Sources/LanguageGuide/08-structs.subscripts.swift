// Subscripts
struct Grid {
  var cells = [1, 2, 3, 4]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
}
var grid = Grid()
grid[1, 0] = 9
print(grid[1, 0], grid.cells)
