extension Family {
  /// Functions that declare the type of their errors.
  static let typedThrows = Family(
    name: "typed throws",
    declare: { generator in
      let name = generator.freshGlobal("Trouble")
      generator.declarations.append(
        """
        struct \(name): Error, Equatable {
          var code: Int
          var words: String { "trouble \\(code % 10)" }
        }
        func strict\(name)(_ n: Int) throws(\(name)) -> Int {
          defer { print("strict", n % 10) }
          guard n % 3 != 0 else { throw \(name)(code: n) }
          return n % 100
        }
        func pass\(name)(_ n: Int) throws(\(name)) -> [Int] { [try strict\(name)(n), try strict\(name)(n + 1)] }
        """)
      generator.troubles.append(name)
    },
    statements: [
      { generator in
        guard !generator.troubles.isEmpty, !generator.context.isMember else { return nil }
        let name = generator.random.pick(generator.troubles)
        let value = generator.expression(.int)
        let inner = generator.scoped { generator in
          generator.context.loops = []
          generator.context.mayReturn = false
          generator.context.canThrow = false
          return generator.block(0...1)
        }
        return ["do throws(\(name)) {"]
          + indented(
            inner + ["print(try \(generator.random.pick(["strict", "pass"]))\(name)(\(value)))"])
          + [
            "} catch {",
            "  print(error.words, error.code, error == \(name)(code: 3), type(of: error))", "}",
          ]
      },
      { generator in
        guard !generator.troubles.isEmpty, !generator.context.isMember else { return nil }
        let name = generator.random.pick(generator.troubles)
        let value = generator.expression(.int, 1)
        return [
          "print((try? pass\(name)(\(value))) as Any)"
        ]
      },
    ])
}
