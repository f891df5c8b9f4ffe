import SwiftIR
import SwiftInterpreter
import Testing

@Suite struct `Joined instructions` {
  /// Each pair that is joined, where both halves run, where control leaves after the first, and where a
  /// life ends between them.
  private static func program() -> Program {
    var a = Assembler()
    _ = a.constant(.bool(false))
    _ = a.string("\n")
    let yes = a.constant(.bool(true))
    let ended = a.function("deinit", parameters: 1, a.print("ended") + [Instruction(.returnVoid)])
    let own = a.function(
      "own", registers: 4, parameters: 2, [Instruction(.move, a: 0, b: 2), Instruction(.return)])
    let kind = a.classType("A", fields: ["one"], deinitializer: ended, vtable: [own])
    let list = a.array()
    let new = Instruction(.objectNew, a: 3, imm: Int(kind.type.rawValue))
    let first = a.function(
      "first", registers: 8, [Instruction(.int, a: 0, imm: 40), Instruction(.return)])
    let global = a.global("number", initializer: first)
    let dropping = a.function(
      "dropping", registers: 4, parameters: 1,
      [Instruction(.release, a: 1), Instruction(.returnVoid)])
    let keeping = a.function(
      "keeping", registers: 4, parameters: 1,
      [
        Instruction(.copy, a: 0, b: 1), Instruction(.copy, a: 2, b: 1), Instruction(.release, a: 2),
        Instruction(.return),
      ])

    var main: [Instruction] = []
    // Calls
    main += [new, Instruction(.int, a: 5, imm: 7), Instruction(.fieldInit, a: 3, b: 5, d: 0)]
    main += [
      Instruction(.int, a: 14, imm: 5), Instruction(.move, a: 12, b: 3),
      Instruction(.move, a: 13, b: 14), Instruction(.callVirtual, a: 11, b: 0),
    ]
    main += a.print(register: 11, base: 16)
    main += [
      Instruction(.retain, a: 3), Instruction(.move, a: 12, b: 3), .call(dropping, base: 11),
      Instruction(.move, a: 12, b: 3), .call(keeping, base: 11),
      Instruction(.release, a: 11), Instruction(.const, a: 12, imm: yes), .call(keeping, base: 11),
    ]
    // Fields
    for value in [yes, a.falseIndex] {
      let end = main.count + 6
      main += [
        Instruction(.const, a: 5, imm: value), Instruction(.fieldStore, a: 3, b: 5, d: 0),
        Instruction(.fieldLoad, a: 6, b: 3, d: 0), Instruction(.jumpIfNot, a: 6, imm: end),
      ]
      main += a.print("field", base: 16)
    }
    for isOwned in [true, false] {
      main += [Instruction(.none, a: 5), Instruction(.fieldStore, a: 3, b: 5, d: 0)]
      if isOwned {
        main += [
          Instruction(.objectNew, a: 5, imm: Int(kind.type.rawValue)),
          Instruction(.int, a: 6, imm: 1), Instruction(.fieldInit, a: 5, b: 6, d: 0),
          Instruction(.fieldStore, a: 3, b: 5, d: 0),
        ]
      }
      main += [
        Instruction(.fieldLoadRetained, a: 6, b: 3, d: 0),
        Instruction(.jumpIfNil, a: 6, imm: main.count + 3), Instruction(.release, a: 6),
      ]
    }
    main += [
      Instruction(.objectNew, a: 5, imm: Int(kind.type.rawValue)),
      Instruction(.int, a: 6, imm: 1), Instruction(.fieldInit, a: 5, b: 6, d: 0),
      Instruction(.weakMake, a: 6, b: 5), Instruction(.fieldStore, a: 3, b: 6, d: 0),
    ]
    for isAlive in [true, false] {
      main += [
        Instruction(.fieldLoadWeak, a: 6, b: 3, d: 0),
        Instruction(.jumpIfNil, a: 6, imm: main.count + 3), Instruction(.release, a: 6),
      ]
      if isAlive { main += [Instruction(.nop), Instruction(.release, a: 5), Instruction(.nop)] }
    }
    // Globals
    for op in [Opcode.globalLoad, .globalLoadRetained, .globalLoad] {
      main += [Instruction(.globalOnce, a: 11, imm: global), Instruction(op, a: 6, imm: global)]
      main += a.print(register: 6, base: 16)
    }
    // A loop over an array
    main += [
      Instruction(.int, a: 5, imm: 3), Instruction(.int, a: 6, imm: 4),
      Instruction(.arrayNew, a: 7, b: 5, c: 2, imm: Int(list.rawValue)),
      Instruction(.copy, a: 8, b: 7), Instruction(.int, a: 9, imm: 0), Instruction(.nop),
    ]
    let loop = main.count
    main += [
      Instruction(.arrayCount, a: 10, b: 8),
      Instruction(.jumpIfIntLessEqual, b: 10, c: 9, imm: loop + 8),
      Instruction(.arrayGet, a: 11, b: 8, c: 9), Instruction(.intEqual, a: 12, b: 11, c: 5),
      Instruction(.jumpIfNot, a: 12, imm: loop + 6), Instruction(.jump, imm: loop + 6),
      Instruction(.intAddImm, a: 9, b: 9, imm: 1), Instruction(.jump, imm: loop),
    ]
    // Conditions, and ends of lives
    for value in [yes, a.falseIndex] {
      main += [Instruction(.const, a: 12, imm: value), Instruction(.retain, a: 7)]
      main += [
        Instruction(.release, a: 7), Instruction(.jumpIfNot, a: 12, imm: main.count + 3),
        Instruction(.nop), Instruction(.retain, a: 7),
        Instruction(.release, a: 7), Instruction(.jump, imm: main.count + 6),
        Instruction(.jumpIfNot, a: 12, imm: main.count + 8), Instruction(.move, a: 13, b: 12),
        Instruction(.nop),
      ]
    }
    main += [
      Instruction(.move, a: 14, b: 9), Instruction(.move, a: 15, b: 14), Instruction(.nop),
      Instruction(.release, a: 8), Instruction(.release, a: 7), Instruction(.nop),
      Instruction(.release, a: 3), Instruction(.nop), new, Instruction(.move, a: 4, b: 3), new,
      Instruction(.release, a: 4), Instruction(.release, a: 3),
    ]
    a.program.main = a.function(
      "main", registers: 32, main + [Instruction(.none), Instruction(.return)])
    return a.program
  }

  private static func operations(of program: Program) -> Set<Opcode> {
    Set(program.functions.flatMap { $0.code.map(\.op) })
  }

  @Test func `every pair is in the program, and joined code is sound`() {
    let plain = Self.program()
    #expect(verify(plain) == [])
    #expect(Self.operations(of: plain).allSatisfy { $0.halves == nil })
    let joined = plain.joined()
    #expect(verify(joined) == [])
    let pairs = Opcode.allCases.filter { $0.halves != nil }
    #expect(Set(pairs).subtracting(Self.operations(of: joined)) == [])
  }

  @Test func `they run as both halves do, up to any step`() {
    let plain = Self.program()
    let joined = plain.joined()
    let whole = run(plain, configuration: .checking)
    #expect(whole.outcome == .completed)
    for steps in 0...whole.steps + 1 {
      var configuration = Configuration.checking
      configuration.steps = steps
      expectSame(
        run(plain, configuration: configuration), run(joined, configuration: configuration))
    }
  }

  @Test func `a jump into the second half`() {
    check(prints: ["1"]) { a in
      [
        Instruction(.int, a: 1, imm: 1), Instruction(.int, a: 2, imm: 2),
        Instruction(.int, a: 3, imm: 3), Instruction(.jump, imm: 5),
        Instruction(.move, a: 1, b: 2), Instruction(.move, a: 3, b: 1), Instruction(.nop),
      ] + a.print(register: 3)
    }
  }

  @Test func `a trap in the second half is at its place`() throws {
    var a = Assembler()
    let f = FunctionID(rawValue: 0)
    _ = a.function(
      "f", registers: 4, parameters: 1,
      [Instruction(.move, a: 3, b: 1), .call(f, base: 2), Instruction(.return)])
    a.program.main = f
    let joined = a.program.joined()
    #expect(joined.functions[0].code[0].op == .moveThenCall)
    let run = run(joined, configuration: Configuration(depth: 20))
    guard case .trapped("stack overflow", let backtrace) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(backtrace.first?.pc == 1)
  }

  @Test func `a second half that fails is done by its own instruction`() {
    check(prints: [], traps: "global is used before it has a value") { a in
      let global = a.global("global")
      return [
        Instruction(.globalOnce, a: 1, imm: global), Instruction(.globalLoad, a: 2, imm: global),
      ]
    }
  }

  @Test func `an image keeps them`() throws {
    let program = Self.program().joined()
    let read = try #require(Program(encoded: program.encoded()))
    #expect(read.functions == program.functions)
  }

  @Test func `a first half without its second is refused`() throws {
    var a = Assembler()
    let pair = [Instruction(.moveThenMove, a: 1, b: 0), Instruction(.move, a: 2, b: 1)]
    let f = a.function("f", registers: 4, pair + [Instruction(.return)])
    #expect(verify(a.program) == [])
    a.program.functions[Int(f.rawValue)].code[1] = Instruction(.copy, a: 2, b: 1)
    #expect(verify(a.program).count == 1)
    let read = try #require(Program(encoded: a.program.encoded()))
    #expect(read.functions[Int(f.rawValue)].code.isEmpty)
    a.program.functions[Int(f.rawValue)].code = [Instruction(.moveThenMove, a: 1, b: 0)]
    #expect(verify(a.program).count == 1)
  }

  @Test func `no second half is joined itself`() {
    let code = joined([
      Instruction(.move, a: 1, b: 0), Instruction(.move, a: 2, b: 0),
      Instruction(.move, a: 3, b: 0), Instruction(.return),
    ])
    #expect(code.map(\.op) == [.moveThenMove, .move, .moveThenReturn, .return])
  }
}
