extension Family {
  /// Subscripts that are read, written and changed in place.
  static let subscripts = Family(
    name: "subscripts",
    declare: { generator in
      let name = generator.freshGlobal("Grid")
      let kind = generator.random.pick(["struct", "final class"])
      generator.declarations.append(
        """
        \(kind) \(name) {
          var cells: [[Int]] = [[1, 2], [3, 4]]
          var named: [String: [Int]] = ["a": [1]]
          subscript(row: Int, column: Int) -> Int {
            get { print("get", row, column); return cells[row][column] }
            set { print("set", newValue % 1000); cells[row][column] = newValue % 1000 }
          }
          subscript(name: String) -> [Int] {
            get { named[name] ?? [] }
            set { print("named", newValue); named[name] = newValue.isEmpty ? nil : newValue }
          }
          subscript(safe row: Int, or other: Int = 7) -> [Int] {
            cells.indices.contains(row) ? cells[row] : [other]
          }
          static subscript(n: Int) -> String { "\(name) \\(n)" }
          subscript<T>(of value: T) -> String { "<\\(value)>" }
        }
        func raise\(name)(_ n: inout Int, by other: Int) -> Int {
          defer { n += 1 }
          n = n % 100 + other % 100
          return n
        }
        """)
      generator.grids.append(name)
    },
    statements: [
      { generator in
        guard !generator.grids.isEmpty, !generator.context.isMember else { return nil }
        let type = generator.random.pick(generator.grids)
        let grid = generator.fresh("grid")
        let (a, b) = (generator.expression(.int), generator.expression(.int, 1))
        let changes = [
          "\(grid)[1, 0] += \(a) % 100", "\(grid)[0, 1] = \(b)",
          "print(raise\(type)(&\(grid)[1, 1], by: \(a)))", "\(grid)[\"a\"].append(\(b))",
          "\(grid)[\"b\"] = [\(a)]", "\(grid)[\"a\"].removeAll()",
          "swap(&\(grid).cells[0], &\(grid).named[\"a\", default: [0]])",
          "(\(grid)[0, 0], \(grid)[1, 1]) = (\(grid)[1, 1], \(grid)[0, 0])",
        ]
        let chosen = generator.random.shuffled(changes).prefix(3)
        return ["var \(grid) = \(type)()"] + chosen
          + [
            "print(\(grid).cells, \(grid)[\"a\"], \(grid)[safe: 1], \(grid)[safe: 5], \(grid)[safe: \(b), or: 3])",
            "print(\(type)[\(b)], \(grid)[of: \(generator.typed(.optional(.string), 1))])",
          ]
      }
    ])
}
