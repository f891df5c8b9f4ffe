// Aliases of types that extensions declare, also of those of the library and in generic types.
typealias Mode = Machine.Mode
typealias Count = Mode.Number
struct Machine {
  typealias Part = Machine.Wheel
  var mode: Mode = .on
  var part = Part(size: 2)
}
extension Machine {
  enum Mode {
    case on, off
    typealias Number = Int
  }
  struct Wheel { var size: Count }
}
typealias Case = String.Case
extension String {
  enum Case { case upper, lower }
  func inCase(_ wanted: Case) -> String { wanted == .upper ? uppercased() : lowercased() }
}
typealias Cell = Grid<Int>.Cell
struct Grid<Element> { var cells: [Element] = [] }
extension Grid { struct Cell { var value: Element } }
let number: Count = 3
let wanted: Case = .upper
print(Machine().mode, Machine.Part(size: number).size, Mode.off, Mode.self)
print("a".inCase(wanted), Case.lower, Cell(value: 4).value, Cell.self)
