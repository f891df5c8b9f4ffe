import SwiftIR
import SwiftInterpreter
import Testing

@Suite struct `Lifetimes` {
  /// A deinit that prints.
  private func deinitializer(_ assembler: inout Assembler, _ text: String) -> FunctionID {
    let body = assembler.print(text + "\n") + [Instruction(.none), Instruction(.return)]
    return assembler.function("\(text)", parameters: 1, body)
  }

  @Test func `the last release runs the deinit`() {
    check(prints: ["A dies", "after"]) { a in
      let dies = deinitializer(&a, "A dies")
      let c = a.classType("A", deinitializer: dies)
      return [
        Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)),
        Instruction(.retain, a: 1),
        Instruction(.release, a: 1),
        Instruction(.release, a: 1),
      ] + a.print("after\n")
    }
  }

  @Test func `deinits go from the derived class up and fields die base first`() {
    check(prints: ["Derived", "Base", "1", "2"]) { a in
      let one = deinitializer(&a, "1")
      let two = deinitializer(&a, "2")
      let first = a.classType("One", deinitializer: one)
      let second = a.classType("Two", deinitializer: two)
      let baseDies = deinitializer(&a, "Base")
      let derivedDies = deinitializer(&a, "Derived")
      let base = a.classType("Base", fields: ["x"], deinitializer: baseDies)
      let derived = a.classType(
        "Derived", fields: ["y"], superclass: base.id, deinitializer: derivedDies)
      return [
        Instruction(.objectNew, a: 1, imm: Int(derived.type.rawValue)),
        Instruction(.objectNew, a: 2, imm: Int(second.type.rawValue)),
        Instruction(.fieldInit, a: 1, b: 2, d: 1),
        Instruction(.objectNew, a: 2, imm: Int(first.type.rawValue)),
        Instruction(.fieldInit, a: 1, b: 2, d: 0),
        Instruction(.release, a: 1),
      ]
    }
  }

  @Test func `a weak reference reads nil from the start of the deinit`() {
    check(prints: ["nil", "nil"]) { a in
      let global = a.global("weak")
      let body =
        [
          Instruction(.globalLoad, a: 1, imm: global),
          Instruction(.weakLoad, a: 2, b: 1),
        ] + a.print(register: 2) + [Instruction(.none), Instruction(.return)]
      let dies = a.function("deinit", registers: 20, parameters: 1, body)
      let c = a.classType("A", deinitializer: dies)
      return [
        Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)),
        Instruction(.weakMake, a: 2, b: 1),
        Instruction(.globalStore, a: 2, imm: global),
        Instruction(.release, a: 1),
        Instruction(.globalLoad, a: 1, imm: global),
        Instruction(.weakLoad, a: 2, b: 1),
      ] + a.print(register: 2)
    }
  }

  @Test func `an unowned reference to a dead object traps`() {
    check(
      prints: [],
      traps:
        "Attempted to read an unowned reference but object 0x600000000040 was already destroyed"
    ) { a in
      let c = a.classType("A")
      return [
        Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)),
        Instruction(.unownedMake, a: 2, b: 1),
        Instruction(.release, a: 1),
        Instruction(.unownedLoad, a: 3, b: 2),
      ]
    }
  }

  @Test func `a deinit that reads the property being replaced breaks exclusivity`() {
    check(
      prints: [],
      traps: "Simultaneous accesses to 0x500000000000, but modification requires exclusive access"
    ) { a in
      let global = a.global("x")
      let dies = a.function(
        "deinit", parameters: 1,
        [Instruction(.globalLoad, a: 2, imm: global), Instruction(.none), Instruction(.return)])
      let c = a.classType("A", deinitializer: dies)
      return [
        Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)),
        Instruction(.globalStore, a: 1, imm: global),
        Instruction(.none, a: 2),
        Instruction(.globalStore, a: 2, imm: global),
      ]
    }
  }

  @Test func `a reference that escapes from a deinit traps`() {
    check(
      prints: [],
      traps: "Object 0x600000000040 of class A deallocated with non-zero retain count 2. This "
        + "object's deinit, or something called from it, may have created a strong reference to "
        + "self which outlived deinit, resulting in a dangling reference."
    ) { a in
      let global = a.global("x")
      let dies = a.function(
        "deinit", parameters: 1,
        [
          Instruction(.retain, a: 1), Instruction(.globalStore, a: 1, imm: global),
          Instruction(.none), Instruction(.return),
        ])
      let c = a.classType("A", deinitializer: dies)
      return [
        Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)),
        Instruction(.release, a: 1),
      ]
    }
  }

  @Test(arguments: [true, false]) func `a list of 100,000 nodes dies`(hasLink: Bool) {
    check(prints: ["done"], configuration: Configuration(steps: 10_000_000)) { a in
      let dies = a.function(
        "deinit", parameters: 1, [Instruction(.none), Instruction(.return)])
      let node = a.nominal(.class, "Node") { $0.deinitializer = dies }
      let optional = a.type(.optional, [hasLink ? node.type : .any], "Optional<Node>")
      a.program.nominals[Int(node.id.rawValue)].fields = [
        Nominal.Field(name: "next", type: optional, ownership: .strong)
      ]
      return [
        Instruction(.int, a: 4, imm: 0),
        Instruction(.int, a: 5, imm: 100_000),
        Instruction(.none, a: 1),
        Instruction(.objectNew, a: 2, imm: Int(node.type.rawValue)),
        Instruction(.fieldInit, a: 2, b: 1, d: 0),
        Instruction(.move, a: 1, b: 2),
        Instruction(.intAddImm, a: 4, b: 4, imm: 1),
        Instruction(.jumpIfIntLess, b: 4, c: 5, imm: 3),
        Instruction(.release, a: 1),
      ] + a.print("done\n")
    }
  }

  @Test func `each node of a list finishes its deinit before the next begins`() {
    check(prints: ["node", "value", "node", "value", "node"]) { a in
      let valueDies = deinitializer(&a, "value")
      let value = a.classType("V", deinitializer: valueDies)
      let dies = deinitializer(&a, "node")
      let node = a.nominal(.class, "Node") { $0.deinitializer = dies }
      let optional = a.type(.optional, [node.type], "Optional<Node>")
      a.program.nominals[Int(node.id.rawValue)].fields = [
        Nominal.Field(name: "next", type: optional, ownership: .strong),
        Nominal.Field(name: "value", type: .any, ownership: .strong),
      ]
      _ = value
      return [
        Instruction(.none, a: 1),
        Instruction(.objectNew, a: 2, imm: Int(node.type.rawValue)),
        Instruction(.fieldInit, a: 2, b: 1, d: 0),
        Instruction(.fieldInit, a: 2, b: 1, d: 1),
        Instruction(.objectNew, a: 3, imm: Int(node.type.rawValue)),
        Instruction(.fieldInit, a: 3, b: 2, d: 0),
        Instruction(.objectNew, a: 4, imm: Int(value.type.rawValue)),
        Instruction(.fieldInit, a: 3, b: 4, d: 1),
        Instruction(.objectNew, a: 5, imm: Int(node.type.rawValue)),
        Instruction(.fieldInit, a: 5, b: 3, d: 0),
        Instruction(.objectNew, a: 4, imm: Int(value.type.rawValue)),
        Instruction(.fieldInit, a: 5, b: 4, d: 1),
        Instruction(.release, a: 5),
      ]
    }
  }

  @Test func `objects that keep each other are a leak with its cycle`() {
    var a = Assembler()
    let c = a.classType("A", fields: ["child"])
    let b = a.classType("B", fields: ["owner"])
    let run = a.run(main: [
      Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)),
      Instruction(.objectNew, a: 2, imm: Int(b.type.rawValue)),
      Instruction(.retain, a: 1),
      Instruction(.retain, a: 2),
      Instruction(.fieldInit, a: 1, b: 2, d: 0),
      Instruction(.fieldInit, a: 2, b: 1, d: 0),
      Instruction(.release, a: 1),
      Instruction(.release, a: 2),
    ])
    #expect(run.leaks.map(\.objects) == [["A", "B"]])
    #expect(run.leaks.map(\.cycle) == [["A.child -> B", "B.owner -> A"]])
  }

  @Test func `giving up a value too often is found`() {
    check(prints: [], traps: "internal error: a value was given up too often") { a in
      let c = a.classType("A")
      return [
        Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)),
        Instruction(.release, a: 1), Instruction(.release, a: 1),
      ]
    }
  }
}
