import SwiftIR
import SwiftInterpreter
import Testing

/// Builds small programs by hand.
struct Assembler {
  var program = Program()

  init() {
    program.files = [FileTable(name: "test.swift", text: "")]
  }

  mutating func constant(_ constant: Constant) -> Int {
    if let known = program.constants.firstIndex(of: constant) { return known }
    program.constants.append(constant)
    return program.constants.count - 1
  }

  mutating func string(_ text: String) -> Int { constant(.string(text)) }

  /// Adds a type.
  mutating func type(_ kind: RuntimeType.Kind, _ arguments: [TypeID] = [], _ name: String) -> TypeID
  {
    program.types.append(RuntimeType(kind: kind, arguments: arguments, name: name))
    return TypeID(rawValue: UInt32(program.types.count - 1))
  }

  /// Adds a nominal and its type.
  mutating func nominal(
    _ kind: Nominal.Kind, _ name: String, isScenario: Bool = true,
    _ change: (inout Nominal) -> Void = { _ in }
  ) -> (id: NominalID, type: TypeID) {
    var nominal = Nominal(kind: kind, name: name)
    nominal.isScenario = isScenario
    change(&nominal)
    program.nominals.append(nominal)
    let id = NominalID(rawValue: UInt32(program.nominals.count - 1))
    return (id, type(.nominal(id), [], name))
  }

  /// A class with fields of any type.
  mutating func classType(
    _ name: String, fields: [String] = [], superclass: NominalID? = nil,
    deinitializer: FunctionID? = nil, vtable: [FunctionID] = [], isScenario: Bool = true
  ) -> (id: NominalID, type: TypeID) {
    let inherited = superclass.map { program.nominals[Int($0.rawValue)] }
    return nominal(.class, name, isScenario: isScenario) {
      $0.fields =
        (inherited?.fields ?? [])
        + fields.map { Nominal.Field(name: $0, type: .any, ownership: .strong) }
      $0.inheritedFieldCount = inherited?.fields.count ?? 0
      $0.superclass = superclass
      $0.deinitializer = deinitializer
      $0.vtable = vtable
    }
  }

  mutating func array() -> TypeID {
    let (id, _) = nominal(.array, "Array", isScenario: false) { $0.genericParameterCounts = [1] }
    return type(.nominal(id), [.any], "Array<Any>")
  }

  mutating func function(
    _ name: String, registers: Int = 16, parameters: Int = 0, isScenario: Bool = true,
    isHidden: Bool = false, _ code: [Instruction]
  ) -> FunctionID {
    var function = Function(name: name, file: 0)
    function.code = code
    function.registerCount = registers
    function.parameterCount = parameters
    function.isScenario = isScenario
    function.isHidden = isHidden
    program.functions.append(function)
    return FunctionID(rawValue: UInt32(program.functions.count - 1))
  }

  /// Instructions that print the string constant, with registers from `base` on to spare.
  mutating func print(_ text: String, base: Int = 8) -> [Instruction] {
    [
      Instruction(.const, a: base + 1, imm: string(text)),
      call(.print, base: base, 1),
    ]
  }

  /// Instructions that print the value in a register.
  func print(register: Int, base: Int = 8) -> [Instruction] {
    [
      Instruction(.move, a: base + 1, b: register),
      Instruction(.const, a: base + 2, imm: falseIndex),
      call(.describeQuick, base: base, 2),
      Instruction(.move, a: base + 3, b: base),
      Instruction(.const, a: base + 4, imm: newlineIndex),
      Instruction(.stringConcat, a: base + 1, b: base + 3, c: 2),
      Instruction(.release, a: base + 3),
      call(.print, base: base, 1),
      Instruction(.release, a: base + 1),
    ]
  }

  var falseIndex: Int { program.constants.firstIndex(of: .bool(false)) ?? 0 }
  var newlineIndex: Int { program.constants.firstIndex(of: .string("\n")) ?? 0 }

  func call(_ intrinsic: Intrinsic, base: Int, _ count: Int) -> Instruction {
    Instruction(.callIntrinsic, a: base, c: count, imm: Int(intrinsic.rawValue))
  }

  mutating func global(_ name: String, initializer: FunctionID? = nil) -> Int {
    program.globals.append(Global(name: name, initializer: initializer))
    return program.globals.count - 1
  }

  /// Runs code, which is the scenario's own unless it stands for the model's.
  mutating func run(
    _ configuration: Configuration = .checking, isScenario: Bool = true, main: [Instruction]
  ) -> MachineRun {
    program.main = function(
      "main", registers: 32, isScenario: isScenario,
      main + [Instruction(.none), Instruction(.return)])
    #expect(verify(program) == [])
    let run = SwiftInterpreter.run(program, configuration: configuration)
    // Every program runs the same with its instructions joined.
    expectSame(run, SwiftInterpreter.run(program.joined(), configuration: configuration))
    return run
  }
}

extension Program {
  /// The program as the front end emits it.
  func joined() -> Program {
    var program = self
    for index in program.functions.indices {
      program.functions[index].code = SwiftIR.joined(program.functions[index].code)
    }
    return program
  }
}

/// Compares what two runs did, where they ended, and their steps.
func expectSame(
  _ one: MachineRun, _ other: MachineRun, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(one.outcome == other.outcome, sourceLocation: sourceLocation)
  #expect(one.limitBacktrace == other.limitBacktrace, sourceLocation: sourceLocation)
  #expect(one.output == other.output, sourceLocation: sourceLocation)
  #expect(one.leaks == other.leaks, sourceLocation: sourceLocation)
  #expect(one.steps == other.steps, sourceLocation: sourceLocation)
}

extension Configuration {
  static let checking = Configuration(isChecking: true)
}

extension Instruction {
  /// A call of a function.
  static func call(_ function: FunctionID, base: Int) -> Instruction {
    Instruction(.call, a: base, imm: Int(function.rawValue))
  }
}

/// Runs code from `build` and compares its output, and the message of its trap.
func check(
  prints expected: [String], traps trap: String? = nil,
  configuration: Configuration = .checking,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ build: (inout Assembler) -> [Instruction]
) {
  var assembler = Assembler()
  _ = assembler.constant(.bool(false))
  _ = assembler.string("\n")
  let main = build(&assembler)
  let run = assembler.run(configuration, main: main)
  #expect(run.output == expected, sourceLocation: sourceLocation)
  switch run.outcome {
  case .completed: #expect(trap == nil, sourceLocation: sourceLocation)
  case .trapped(let message, _): #expect(message == trap, sourceLocation: sourceLocation)
  case .limit(let limit): #expect("\(limit)" == trap, sourceLocation: sourceLocation)
  }
}
