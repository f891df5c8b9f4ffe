import SwiftIR
import SwiftInterpreter
import Testing

@Suite struct `Operations` {
  @Test(
    arguments: [
      (.intAdd, 7, 3, "10"), (.intSub, 7, 3, "4"), (.intMul, 7, 3, "21"), (.intDiv, 7, 3, "2"),
      (.intRem, 7, 3, "1"), (.intDiv, -7, 2, "-3"), (.intRem, -7, 2, "-1"),
      (.intEqual, 2, 2, "true"), (.intNotEqual, 2, 2, "false"), (.intLess, 1, 2, "true"),
      (.intLessEqual, 2, 1, "false"), (.intAnd, 6, 3, "2"), (.intOr, 6, 3, "7"),
      (.intXor, 6, 3, "5"), (.intShiftLeft, 1, 4, "16"), (.intShiftRight, -16, 2, "-4"),
    ] as [(Opcode, Int, Int, String)])
  func `integers`(op: Opcode, one: Int, other: Int, expected: String) {
    check(prints: [expected]) { a in
      [
        Instruction(.int, a: 1, imm: one), Instruction(.int, a: 2, imm: other),
        Instruction(op, a: 3, b: 1, c: 2),
      ] + a.print(register: 3)
    }
  }

  @Test(
    arguments: [
      (.intAdd, Int.max, 1, "arithmetic overflow"), (.intSub, Int.min, 1, "arithmetic overflow"),
      (.intMul, Int.max, 2, "arithmetic overflow"),
      (.intDiv, 1, 0, "Fatal error: Division by zero"),
      (.intDiv, Int.min, -1, "Fatal error: Division results in an overflow"),
      (.intRem, 1, 0, "Fatal error: Division by zero in remainder operation"),
    ] as [(Opcode, Int, Int, String)])
  func `integers that overflow`(op: Opcode, one: Int, other: Int, trap: String) {
    check(prints: [], traps: trap) { a in
      [
        Instruction(.const, a: 1, imm: a.constant(.int(Int64(one), type: .int))),
        Instruction(.const, a: 2, imm: a.constant(.int(Int64(other), type: .int))),
        Instruction(op, a: 3, b: 1, c: 2),
      ]
    }
  }

  @Test(
    arguments: [
      (.doubleAdd, 0.1, 0.2, "0.30000000000000004"), (.doubleSub, 1, 0.5, "0.5"),
      (.doubleMul, 1e10, 1e10, "1e+20"), (.doubleDiv, 1, 0, "inf"),
      (.doubleEqual, 1, 1, "true"), (.doubleNotEqual, .nan, .nan, "true"),
      (.doubleLess, 1, 2, "true"), (.doubleLessEqual, .nan, 1, "false"),
    ] as [(Opcode, Double, Double, String)])
  func `doubles`(op: Opcode, one: Double, other: Double, expected: String) {
    check(prints: [expected]) { a in
      [
        Instruction(.const, a: 1, imm: a.constant(.double(one))),
        Instruction(.const, a: 2, imm: a.constant(.double(other))),
        Instruction(op, a: 3, b: 1, c: 2),
      ] + a.print(register: 3)
    }
  }

  @Test func `nested optionals keep their depth`() {
    check(prints: ["Optional(nil)", "nil", "true", "false"]) { a in
      [
        Instruction(.none, a: 1), Instruction(.wrap, a: 1), Instruction(.isNil, a: 3, b: 1),
      ] + a.print(register: 1) + [Instruction(.unwrap, a: 1), Instruction(.isNil, a: 2, b: 1)]
        + a.print(register: 1) + a.print(register: 2) + a.print(register: 3)
    }
  }

  @Test(arguments: [0, 1]) func `unwrapping nil`(kind: Int) {
    check(
      prints: [],
      traps:
        "Unexpectedly found nil while \(kind == 1 ? "implicitly " : "")unwrapping an Optional value"
    ) { _ in [Instruction(.none, a: 1), Instruction(.trapIfNil, a: 1, d: kind)] }
  }

  @Test func `a shared array is copied before it changes`() {
    check(prints: ["[1, 2]", "[1, 2, 3]"]) { a in
      let type = a.array()
      return [
        Instruction(.int, a: 1, imm: 1), Instruction(.int, a: 2, imm: 2),
        Instruction(.arrayNew, a: 3, b: 1, c: 2, imm: Int(type.rawValue)),
        Instruction(.move, a: 4, b: 3), Instruction(.retain, a: 4),
        Instruction(.unique, a: 4), Instruction(.int, a: 5, imm: 3),
        Instruction(.arrayAppend, a: 4, b: 5),
      ] + a.print(register: 3) + a.print(register: 4)
        + [Instruction(.release, a: 3), Instruction(.release, a: 4)]
    }
  }

  @Test(arguments: [-1, 2, Int(Int32.max)]) func `an index out of range`(index: Int) {
    check(prints: [], traps: "Index out of range") { a in
      let type = a.array()
      return [
        Instruction(.int, a: 1, imm: 1), Instruction(.int, a: 2, imm: 2),
        Instruction(.arrayNew, a: 3, b: 1, c: 2, imm: Int(type.rawValue)),
        Instruction(.int, a: 4, imm: index), Instruction(.arrayGet, a: 5, b: 3, c: 4),
      ]
    }
  }

  @Test func `an element that is being changed cannot be read`() {
    check(
      prints: [],
      traps: "Simultaneous accesses to 0x600000000010, but modification requires exclusive access"
    ) { a in
      let type = a.array()
      return [
        Instruction(.int, a: 1, imm: 1), Instruction(.int, a: 4, imm: 0),
        Instruction(.arrayNew, a: 3, b: 1, c: 1, imm: Int(type.rawValue)),
        Instruction(.arrayTake, a: 5, b: 3, c: 4), Instruction(.arrayGet, a: 6, b: 3, c: 4),
      ]
    }
  }

  @Test func `enums with and without payload`() {
    check(prints: ["a", "b(7, label: true)", "1", "7"]) { a in
      let e = a.nominal(.enum, "E") {
        $0.cases = [
          Nominal.Case(name: "a", payload: []),
          Nominal.Case(
            name: "b",
            payload: [
              Nominal.Field(name: "", type: .int, ownership: .strong),
              Nominal.Field(name: "label", type: .bool, ownership: .strong),
            ]),
        ]
      }
      let yes = a.constant(.bool(true))
      return [Instruction(.enumNew, a: 1, d: 0, imm: Int(e.type.rawValue))]
        + a.print(register: 1) + [
          Instruction(.int, a: 2, imm: 7), Instruction(.const, a: 3, imm: yes),
          Instruction(.enumNew, a: 1, b: 2, c: 2, d: 1, imm: Int(e.type.rawValue)),
        ] + a.print(register: 1) + [Instruction(.enumTag, a: 4, b: 1)] + a.print(register: 4)
        + [Instruction(.enumPayload, a: 4, b: 1, d: 0)] + a.print(register: 4)
        + [Instruction(.release, a: 1)]
    }
  }

  @Test func `values print as Swift prints them`() {
    check(
      prints: [
        "P(x: 1, o: nil, q: Scenario.Q(d: 1.5))", "Optional(3)", "3", "Scenario.B", "(1, \"a\")",
      ]
    ) { a in
      let optional = a.type(.optional, [.int], "Optional<Int>")
      let q = a.nominal(.struct, "Q") {
        $0.fields = [Nominal.Field(name: "d", type: .double, ownership: .strong)]
      }
      let p = a.nominal(.struct, "P") {
        $0.fields = [
          Nominal.Field(name: "x", type: .int, ownership: .strong),
          Nominal.Field(name: "o", type: optional, ownership: .strong),
          Nominal.Field(name: "q", type: q.type, ownership: .strong),
        ]
      }
      let b = a.classType("B")
      let tuple = a.type(.tuple(labels: [nil, nil]), [.int, .string], "(Int, String)")
      return [
        Instruction(.int, a: 1, imm: 1), Instruction(.none, a: 2),
        Instruction(.const, a: 4, imm: a.constant(.double(1.5))),
        Instruction(.structNew, a: 3, b: 4, c: 1, imm: Int(q.type.rawValue)),
        Instruction(.structNew, a: 1, b: 1, c: 3, imm: Int(p.type.rawValue)),
      ] + a.print(register: 1) + [
        Instruction(.release, a: 1), Instruction(.int, a: 2, imm: 3),
        Instruction(.boxOptional, a: 1, b: 2, imm: Int(optional.rawValue)),
      ] + a.print(register: 1) + [Instruction(.openOptional, a: 2, b: 1)]
        + a.print(register: 2) + [
          Instruction(.release, a: 1), Instruction(.objectNew, a: 1, imm: Int(b.type.rawValue)),
        ] + a.print(register: 1) + [
          Instruction(.release, a: 1), Instruction(.int, a: 1, imm: 1),
          Instruction(.const, a: 2, imm: a.string("a")),
          Instruction(.structNew, a: 1, b: 1, c: 2, imm: Int(tuple.rawValue)),
        ] + a.print(register: 1) + [Instruction(.release, a: 1)]
    }
  }

  @Test func `casts go by class, protocol and element`() {
    check(
      prints: ["true", "false", "true"],
      traps: "Could not cast value of type 'Scenario.A' to 'Scenario.B'"
    ) { a in
      let proto = a.nominal(.protocol, "P")
      let base = a.classType("A")
      let derived = a.classType("B", superclass: base.id)
      a.program.nominals[Int(derived.id.rawValue)].conformances = [proto.id]
      let any = a.type(.existential([proto.id]), [], "P")
      return [
        Instruction(.objectNew, a: 1, imm: Int(derived.type.rawValue)),
        Instruction(.isInstance, a: 2, b: 1, imm: Int(base.type.rawValue)),
      ] + a.print(register: 2) + [
        Instruction(.objectNew, a: 3, imm: Int(base.type.rawValue)),
        Instruction(.isInstance, a: 2, b: 3, imm: Int(derived.type.rawValue)),
      ] + a.print(register: 2) + [Instruction(.isInstance, a: 2, b: 1, imm: Int(any.rawValue))]
        + a.print(register: 2)
        + [Instruction(.castOrTrap, a: 2, b: 3, imm: Int(derived.type.rawValue))]
    }
  }

  @Test func `a closure sees its captures and boxes are shared`() {
    check(prints: ["5", "6"]) { a in
      let body = a.function(
        "closure", registers: 4,
        [
          Instruction(.captureLoad, a: 1, d: 0), Instruction(.boxTake, a: 2, b: 1),
          Instruction(.intAddImm, a: 2, b: 2, imm: 1), Instruction(.boxPut, a: 1, b: 2),
          Instruction(.none), Instruction(.return),
        ])
      return [
        Instruction(.int, a: 1, imm: 5), Instruction(.boxNew, a: 2, b: 1),
        Instruction(.move, a: 3, b: 2), Instruction(.retain, a: 3),
        Instruction(.closureNew, a: 4, b: 3, c: 1, imm: Int(body.rawValue)),
        Instruction(.boxLoad, a: 5, b: 2),
      ] + a.print(register: 5) + [
        Instruction(.callClosure, a: 20, b: 4), Instruction(.boxLoad, a: 5, b: 2),
      ] + a.print(register: 5) + [Instruction(.release, a: 4), Instruction(.release, a: 2)]
    }
  }

  @Test func `recursion without end overflows the stack`() {
    check(
      prints: [], traps: "stack overflow", configuration: Configuration(depth: 1000)
    ) { a in
      let f = a.function(
        "f", registers: 2, [.call(FunctionID(rawValue: 0), base: 1)] + [Instruction(.return)])
      return [.call(f, base: 4)]
    }
  }

  @Test func `limits end a run`() {
    check(prints: [], traps: "steps", configuration: Configuration(steps: 1000)) { a in
      [Instruction(.jump, imm: 0)]
    }
    check(prints: [], traps: "memory", configuration: Configuration(memory: 10_000)) { a in
      let c = a.classType("A")
      return [
        Instruction(.objectNew, a: 1, imm: Int(c.type.rawValue)), Instruction(.jump, imm: 0),
      ]
    }
    check(prints: ["a", "a"], traps: "output", configuration: Configuration(output: 5)) { a in
      a.print("a\n") + [Instruction(.jump, imm: 0)]
    }
  }

  @Test func `an exception goes to the nearest catch`() {
    check(prints: ["inside", "NSException"]) { a in
      let exception = a.classType("NSException", isScenario: false)
      let raises = a.function(
        "raises",
        a.print("inside\n") + [
          Instruction(.objectNew, a: 2, imm: Int(exception.type.rawValue)),
          Instruction(.move, a: 4, b: 2), a.call(.raise, base: 3, 1), Instruction(.none),
          Instruction(.return),
        ])
      let name = a.constant(.function(raises))
      return [
        Instruction(.const, a: 5, imm: name), a.call(.catch, base: 4, 1),
        Instruction(.move, a: 10, b: 4), a.call(.className, base: 9, 1),
      ] + a.print(register: 9, base: 20)
    }
    check(
      prints: [],
      traps: "*** Terminating app due to uncaught exception 'NSException', reason: '(null)'"
    ) { a in
      let exception = a.classType("NSException", isScenario: false)
      return [
        Instruction(.objectNew, a: 2, imm: Int(exception.type.rawValue)),
        a.call(.raise, base: 1, 1),
      ]
    }
  }

  @Test(arguments: [true, false])
  func `a callback to an object of the scenario is an event, if the model sends it`(
    isOwnCall: Bool
  ) {
    var a = Assembler()
    _ = a.constant(.bool(false))
    a.program.callbacks = [Callback(name: "viewWillAppear(_:)", parameters: ["animated"])]
    let method = a.function(
      "B.viewWillAppear", registers: 4, parameters: 2, [Instruction(.none), Instruction(.return)])
    let hook = a.function(
      "hook", registers: 2,
      [Instruction(.const, imm: a.constant(.bool(true))), Instruction(.return)])
    let check = a.function(
      "check", registers: 4,
      [
        Instruction(.const, a: 1, imm: a.string("B.viewWillAppear")), a.call(.checkAt, base: 0, 1),
        Instruction(.return),
      ])
    a.program.hooks = [Hook(event: "B.viewWillAppear", function: hook)]
    a.program.checks = [check]
    let rule = a.classType("Rule", fields: ["id"], isScenario: false)
    let b = a.classType("B", vtable: [method])
    let run = a.run(
      isScenario: isOwnCall,
      main: [
        Instruction(.objectNew, a: 6, imm: Int(rule.type.rawValue)),
        Instruction(.const, a: 5, imm: a.string("appearance.will")),
        Instruction(.fieldInit, a: 6, b: 5, d: 0),
        Instruction(.move, a: 9, b: 6), a.call(.because, base: 8, 1),
        Instruction(.objectNew, a: 1, imm: Int(b.type.rawValue)),
        Instruction(.move, a: 3, b: 1), Instruction(.const, a: 4, imm: a.constant(.bool(true))),
        Instruction(.callVirtual, a: 2, b: 0, d: 1),
      ])
    #expect(run.outcome == .completed)
    #expect(run.events.count == (isOwnCall ? 0 : 1))
    #expect((run.events.withOwnCalls == nil) == !isOwnCall)
    let call = (run.events.withOwnCalls ?? run.events).first
    #expect(call?.isOwnCall == isOwnCall)
    #expect(call?.object == "B")
    #expect(call?.leave == 1)
    #expect(call?.arguments == ["true"])
    #expect(call?.isOverridden == true)
    #expect(call?.because == ["appearance.will"])
    #expect(call?.stack.map(\.pc) == [8])
    #expect(run.checkResults == [.holds])
  }
}

@Suite struct `Images` {
  private func program() -> Program {
    var a = Assembler()
    let c = a.classType("A", fields: ["x", "y"])
    _ = a.classType("B", fields: ["z"], superclass: c.id)
    _ = a.constant(.double(1.5))
    _ = a.constant(.int(-7, type: .int))
    _ = a.string("text")
    _ = a.type(.tuple(labels: ["a", nil]), [.int, .bool], "(a: Int, Bool)")
    _ = a.global("g")
    a.program.files = [FileTable(name: "f.swift", text: "one\ntwo\n")]
    a.program.main = a.function(
      "main",
      [
        Instruction(.int, a: 1, imm: -5), Instruction(.jumpIfIntLess, b: 1, c: 2, imm: 0),
        Instruction(.none), Instruction(.return),
      ])
    a.program.functions[0].places = [
      Function.Place(pc: 0, offset: 4), Function.Place(pc: 2, offset: 0),
    ]
    return a.program
  }

  @Test func `a program reads back as it was`() throws {
    let program = program()
    let image = program.encoded()
    let read = try #require(Program(encoded: image))
    #expect(read.types == program.types)
    #expect(read.nominals == program.nominals)
    #expect(read.functions == program.functions)
    #expect(read.globals == program.globals)
    #expect(read.constants == program.constants)
    #expect(read.files == program.files)
    #expect(read.main == program.main)
    #expect(read.encoded() == image)
  }

  @Test func `a damaged image is refused`() {
    let image = program().encoded()
    for position in image.indices {
      var damaged = image
      damaged[position] ^= 0x40
      #expect(Program(encoded: damaged) == nil)
    }
    for length in 0..<image.count { #expect(Program(encoded: Array(image[..<length])) == nil) }
  }

  @Test func `content that makes no sense never traps`() {
    var writer = ByteWriter()
    program().write(to: &writer)
    for position in writer.bytes.indices {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var bytes = writer.bytes
        bytes[position] ^= change
        var reader = ByteReader(bytes)
        if let read = Program(from: &reader) { _ = verify(read) }
      }
    }
  }

  @Test func `code that leaves its frame or the tables is refused`() {
    var a = Assembler()
    let f = a.function("f", registers: 2, [Instruction(.move, a: 2, b: 0), Instruction(.return)])
    _ = f
    #expect(verify(a.program).count == 1)
    a.program.functions[0].code = [Instruction(.jump, imm: 7)]
    #expect(verify(a.program).count == 1)
    a.program.functions[0].code = [Instruction(.none)]
    #expect(verify(a.program).count == 1)
  }

  @Test func `every intrinsic has a name of its own`() {
    #expect(Set(Intrinsic.allCases.map(\.name)).count == Intrinsic.allCases.count)
    for intrinsic in Intrinsic.allCases {
      #expect(Intrinsic(name: intrinsic.name) == intrinsic)
      #expect(intrinsic.argumentCount >= 0)
    }
  }
}
