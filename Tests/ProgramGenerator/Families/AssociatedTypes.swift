extension Family {
  /// Protocols with associated types, and the members available where the types are known.
  static let associatedTypes = Family(
    name: "associated types",
    declare: { generator in
      let name = generator.freshGlobal("Holds")
      generator.declarations.append(
        """
        protocol \(name) {
          associatedtype Item
          var items: [Item] { get set }
          mutating func add(_ item: Item)
          func title() -> String
        }
        extension \(name) {
          var total: Int { items.count }
          mutating func add(_ item: Item) { items.append(item) }
          mutating func twice(_ item: Item) { add(item); add(item) }
          func title() -> String { "holds \\(total)" }
          func subtitle() -> String { "sub " + title() }
        }
        extension \(name) where Item == Int {
          func sum() -> Int { items.reduce(0) { $0 + $1 % 100 } }
          func subtitle() -> String { "ints \\(sum())" }
        }
        extension \(name) where Item: Comparable { var top: Item? { items.max() } }
        struct Shelf\(name): \(name) {
          var items: [Int] = []
          func title() -> String { "shelf" }
        }
        final class Crate\(name)<T>: \(name) {
          var items: [T]
          init(_ items: [T]) { self.items = items }
          func add(_ item: T) { print("add", item); items.insert(item, at: 0) }
          deinit { print("crate ends", items.count) }
        }
        func pour\(name)<A: \(name), B: \(name)>(_ a: A, into b: inout B) where A.Item == B.Item {
          for item in a.items { b.add(item) }
        }
        func best\(name)<H: \(name)>(_ h: H) -> String where H.Item: Comparable {
          "best \\(h.top.map { "\\($0)" } ?? "none") \\(h.title()) \\(h.subtitle())"
        }
        func some\(name)(_ h: some \(name)) -> String { h.subtitle() }
        func made\(name)(_ n: Int) -> some \(name) { Crate\(name)(["made", "\\(n)"]) }
        func any\(name)(_ h: any \(name)) -> String { "\\(h.total) " + h.title() + h.subtitle() }
        """)
      generator.holders.append(name)
    },
    statements: [
      { generator in
        guard let name = generator.holder() else { return nil }
        let (shelf, crate) = (generator.fresh("h"), generator.fresh("h"))
        let (a, b, list) = (
          generator.expression(.int), generator.expression(.int), generator.typed(.array(.int), 1)
        )
        return [
          "var \(shelf) = Shelf\(name)()", "\(shelf).twice(\(a))", "\(shelf).add(\(b))",
          "var \(crate) = Crate\(name)(\(list))",
          "pour\(name)(\(shelf), into: &\(crate))",
          "print(\(crate).items, \(shelf).sum(), best\(name)(\(crate)), best\(name)(\(shelf)))",
          "print(some\(name)(\(shelf)), any\(name)(\(crate)), \(shelf).subtitle(), \(crate).subtitle())",
        ]
      },
      { generator in
        guard let name = generator.holder() else { return nil }
        let element = generator.type(1)
        guard !element.isFunction, generator.isPrintable(element) else { return nil }
        let crate = generator.fresh("h")
        return [
          "let \(crate) = Crate\(name)(\(generator.typed(.array(element), 2)))",
          "\(crate).add(\(generator.expression(element, 1)))",
          "print(\(crate).title(), \(crate).subtitle(), some\(name)(\(crate)), \(crate).items)",
          "print(made\(name)(\(generator.expression(.int, 1))).subtitle())",
        ]
      },
      { generator in
        guard let name = generator.holder() else { return nil }
        let each = generator.fresh("each")
        return [
          "for \(each) in [Shelf\(name)(items: \(generator.typed(.array(.int), 1))), Crate\(name)(\(generator.typed(.array(.string), 1)))] as [any \(name)] {",
          "  print(any\(name)(\(each)), \(each).total, some\(name)(\(each)), type(of: \(each)))",
          "}",
        ]
      },
    ])
}

extension Generator {
  mutating func holder() -> String? {
    context.isMember || holders.isEmpty ? nil : random.pick(holders)
  }
}
