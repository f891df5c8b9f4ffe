/// Finds the faults of a program's tables and code. The result is empty when every register, jump
/// and index is in bounds, so that a run stays within its own memory.
///
/// It does not check the counts of references: the machine finds wrong ones when it meets them.
public func verify(_ program: Program) -> [String] {
  var verifier = Verifier(Verifier.Bounds(program))
  verifier.verifyTables(of: program)
  for (index, constant) in program.constants.enumerated() { verifier.verify(constant, index) }
  for (index, function) in program.functions.enumerated() { verifier.verify(function, index) }
  return verifier.problems
}

/// Finds the faults of a program's tables. Functions and constants of an image are verified as they
/// are read.
public func verifyTables(_ program: Program) -> [String] {
  var verifier = Verifier(Verifier.Bounds(program))
  verifier.verifyTables(of: program)
  return verifier.problems
}

struct Verifier {
  /// The sizes of all tables that code refers to.
  struct Bounds: Hashable, Sendable {
    var types: Int
    var nominals: Int
    var functions: Int
    var constants: Int
    var globals: Int
    var files: Int

    init(_ program: Program) {
      types = program.types.count
      nominals = program.nominals.count
      functions = program.functions.count
      constants = program.constants.count
      globals = program.globals.count
      files = program.files.count
    }
  }

  private static let shapes = Opcode.allCases.map { Shape($0) }

  let bounds: Bounds
  var problems: [String] = []

  init(_ bounds: Bounds) { self.bounds = bounds }

  mutating func report(_ problem: @autoclosure () -> String) {
    if problems.count < 100 { problems.append(problem()) }
  }

  // MARK: - Tables

  func has(_ type: TypeID) -> Bool { type.rawValue < bounds.types }
  func has(_ nominal: NominalID) -> Bool { nominal.rawValue < bounds.nominals }
  func has(_ function: FunctionID) -> Bool { function.rawValue < bounds.functions }

  mutating func verifyTables(of program: Program) {
    let basics = Program()
    if program.types.count < basics.types.count || program.nominals.count < basics.nominals.count {
      report("the types that every program has are missing")
    }
    for (index, type) in program.types.enumerated() { verifyType(index, type) }
    for nominal in program.nominals { verifyNominal(nominal, of: program) }
    for global in program.globals {
      if let initializer = global.initializer, !has(initializer) {
        report("global \(global.name): no such initialiser")
      }
    }
    if let main = program.main, !has(main) { report("main: no such function") }
    for check in program.checks where !has(check) { report("check: no such function") }
    for hook in program.hooks where !has(hook.function) {
      report("hook \(hook.event): no such function")
    }
  }

  mutating func verify(_ constant: Constant, _ index: Int) {
    switch constant {
    case .int(_, let type) where !has(type), .metatype(let type) where !has(type),
      .enumCase(_, let type) where !has(type):
      report("constant \(index): no such type")
    case .function(let function) where !has(function):
      report("constant \(index): no such function")
    default: break
    }
  }

  private mutating func verifyType(_ index: Int, _ type: RuntimeType) {
    // Arguments come before the types that contain them, so a type never contains itself.
    for argument in type.arguments where !has(argument) || Int(argument.rawValue) >= index {
      report("type \(index): no such argument before it")
    }
    switch type.kind {
    case .nominal(let nominal):
      if !has(nominal) { report("type \(index): no such nominal") }
    case .existential(let protocols):
      for nominal in protocols where !has(nominal) { report("type \(index): no such protocol") }
    case .member:
      if type.arguments.count != 1 { report("type \(index): no base of a member") }
    default: break
    }
  }

  private mutating func verifyNominal(_ nominal: Nominal, of program: Program) {
    for field in nominal.fields where !has(field.type) {
      report("\(nominal.name).\(field.name): no such type")
    }
    for (name, type) in nominal.typeWitnesses where !has(type) {
      report("\(nominal.name).\(name): no such type")
    }
    for enumCase in nominal.cases {
      for field in enumCase.payload where !has(field.type) {
        report("\(nominal.name).\(enumCase.name): no such type")
      }
    }
    if let superclass = nominal.superclass {
      if !has(superclass) {
        report("\(nominal.name): no such superclass")
      } else {
        var current: NominalID? = superclass
        var steps = 0
        while let next = current, has(next), steps <= program.nominals.count {
          current = program.nominals[Int(next.rawValue)].superclass
          steps += 1
        }
        if steps > program.nominals.count { report("\(nominal.name) inherits from itself") }
        let inherited = program.nominals[Int(superclass.rawValue)]
        if nominal.inheritedFieldCount != inherited.fields.count {
          report("\(nominal.name): wrong number of inherited fields")
        }
        if nominal.vtable.count < inherited.vtable.count {
          report("\(nominal.name): fewer slots than its superclass")
        }
      }
    } else if nominal.inheritedFieldCount != 0 {
      report("\(nominal.name): inherited fields without a superclass")
    }
    if nominal.inheritedFieldCount > nominal.fields.count || nominal.inheritedFieldCount < 0 {
      report("\(nominal.name): more inherited fields than fields")
    }
    if let type = nominal.superclassType, !has(type) {
      report("\(nominal.name): no such superclass type")
    }
    if let function = nominal.deinitializer, !has(function) {
      report("\(nominal.name): no such deinit")
    }
    for function in nominal.vtable where !has(function) {
      report("\(nominal.name): no such method")
    }
    for function in nominal.witnesses.values where !has(function) {
      report("\(nominal.name): no such witness")
    }
    for conformance in nominal.conformances where !has(conformance) {
      report("\(nominal.name): no such protocol")
    }
    for condition in nominal.conditions.values.joined() {
      let isThere =
        switch condition.relation {
        case .conformsTo(let proto): has(proto)
        case .isSame(let type): has(type)
        }
      if !isThere { report("\(nominal.name): no such type in a condition") }
    }
  }

  // MARK: - Code

  mutating func verify(_ function: Function, _ index: Int) {
    var name: String { "\(function.name) (\(index))" }
    for holding in function.holdings
    where Int(holding.pc) >= function.code.count
      || holding.registers.contains(where: { Int($0) >= function.registerCount })
    {
      problems.append("function \(index): a holding is out of bounds")
    }
    if function.registerCount < 1 || function.registerCount > 65_535 {
      report("\(name): \(function.registerCount) registers")
    }
    if function.parameterCount < 0 || function.parameterCount >= max(1, function.registerCount) {
      if function.parameterCount != 0 { report("\(name): more parameters than registers") }
    }
    guard let last = function.code.last else {
      report("\(name): no code")
      return
    }
    if !last.op.endsCode { report("\(name): control runs off the end") }
    let code = function.code
    let shapes = Self.shapes
    for pc in code.indices
    where !isSound(code[pc], shapes[Int(code[pc].op.rawValue)], function.registerCount, code.count)
    {
      let i = code[pc]
      report(
        "\(name) at \(pc): \(i.op): a=\(i.a) b=\(i.b) c=\(i.c) d=\(i.d) imm=\(i.imm) is out of bounds"
      )
    }
    for pc in code.indices {
      guard let second = shapes[Int(code[pc].op.rawValue)].second else { continue }
      // The last instruction is none, or control would run off the end.
      if pc + 1 < code.count, code[pc + 1].op != second {
        report("\(name) at \(pc): \(code[pc].op): \(code[pc + 1].op) follows")
      }
    }
  }

  @inline(__always)
  private func isSound(
    _ i: Instruction, _ shape: Shape, _ registers: Int, _ length: Int
  ) -> Bool {
    if shape.usesA && Int(i.a) >= registers { return false }
    if shape.usesB && Int(i.b) >= registers { return false }
    if shape.usesC && Int(i.c) >= registers { return false }
    if shape.hasRun && Int(i.b) + Int(i.c) > registers { return false }
    let imm = Int(i.imm)
    switch shape.imm {
    case .none: return true
    case .place: return imm >= 0 && imm < length
    case .constant: return imm >= 0 && imm < bounds.constants
    case .type: return imm >= 0 && imm < bounds.types
    case .typeOrRegister: return imm < 0 ? Int(i.c) < registers : imm < bounds.types
    case .function: return imm >= 0 && imm < bounds.functions
    case .global: return imm >= 0 && imm < bounds.globals
    case .nominalOrNone: return imm < bounds.nominals
    case .receiver: return Int(i.a) + 2 <= registers && imm >= 0
    case .intrinsic:
      guard let intrinsic = Intrinsic(rawValue: UInt16(truncatingIfNeeded: imm)),
        imm >= 0, imm < 0x10000
      else { return false }
      return Int(i.c) == intrinsic.argumentCount && Int(i.a) + Int(i.c) + 1 <= registers
    case .box: return i.d == 1 || Int(i.b) < registers
    }
  }
}

/// The operands of an operation that are registers, and the meaning of its wide operand.
private struct Shape {
  enum Immediate {
    case none, place, constant, type, typeOrRegister, function, global, nominalOrNone, intrinsic
    /// A call through a receiver in a+1.
    case receiver
    /// No wide operand; b is a register unless d is 1.
    case box
  }

  var usesA = true
  var usesB = false
  var usesC = false
  /// Whether c registers from b are operands too.
  var hasRun = false
  var imm = Immediate.none
  /// The operation that the next instruction must have.
  var second: Opcode?

  init(_ op: Opcode) {
    let halves = op.halves
    second = halves?.second
    switch halves?.first ?? op {
    case .nop, .unreachable, .return: usesA = false
    case .int, .retain, .release, .releaseTuple, .none, .wrap, .unwrap, .trapIfNil, .trapWith,
      .setError,
      .takeError, .objectAbandon, .unique, .captureLoad:
      break
    case .const: imm = .constant
    case .returnVoid: (usesA, imm) = (false, .type)
    case .trap: (usesA, imm) = (false, .constant)
    case .move, .copy, .fieldLoadWeak, .weakMake, .weakLoad, .unownedMake, .unownedLoad, .boxLoad,
      .boxStore, .boxTake,
      .boxPut, .fieldLoad, .fieldLoadRetained, .fieldStore, .fieldInit, .fieldTake, .fieldPut,
      .setType, .enumTag, .enumPayload, .isNil, .objectNewDynamic, .typeOf, .openOptional,
      .intAddImm, .intNegate, .intNot, .fixedNot,
      .doubleNegate, .intToDouble, .not, .arrayCount, .arrayAppend, .callClosure:
      usesB = true
    case .boxNew: imm = .box
    case .structNew, .enumNew, .arrayNew, .typeSubstitute: (hasRun, imm) = (true, .type)
    case .stringConcat: hasRun = true
    case .closureNew: (hasRun, imm) = (true, .function)
    case .jumpIfNotTag, .jumpIfNil, .jumpIfNotNil, .jumpIf, .jumpIfNot: imm = .place
    case .jump, .jumpIfError: (usesA, imm) = (false, .place)
    case .jumpIfIntLess, .jumpIfIntLessEqual, .jumpIfIntEqual, .jumpIfIntNotEqual:
      (usesA, usesB, usesC, imm) = (false, true, true, .place)
    case .call: imm = .function
    case .callVirtual, .callMetatypeVirtual, .callWitness: imm = .receiver
    case .callIntrinsic: imm = .intrinsic
    case .objectNew, .intFit: imm = .type
    case .fixedConvert, .fixedTruncate: (usesB, imm) = (true, .type)
    case .typeArgument: (usesB, imm) = (true, .nominalOrNone)
    case .isInstance, .castOrNil, .castOrTrap, .boxOptional: (usesB, imm) = (true, .typeOrRegister)
    case .sameObject, .intAdd, .intSub, .intMul, .intDiv, .intRem, .intEqual, .intNotEqual,
      .intLess, .intLessEqual, .intAnd, .intOr, .intXor, .intShiftLeft, .intShiftRight, .fixedAdd,
      .fixedSub, .fixedMul, .fixedDiv, .fixedRem, .wrapAdd, .wrapSub, .wrapMul, .fixedAnd, .fixedOr,
      .fixedXor, .fixedShiftLeft, .fixedShiftRight, .unsignedLess, .unsignedLessEqual, .doubleAdd,
      .doubleSub, .doubleMul, .doubleDiv, .doubleEqual, .doubleNotEqual, .doubleLess,
      .doubleLessEqual, .arrayLeft, .arrayGet, .arraySet, .arrayTake, .arrayPut:
      (usesB, usesC) = (true, true)
    case .globalOnce, .globalLoad, .globalLoadRetained, .globalStore, .globalTake, .globalPut:
      imm = .global
    case .moveThenMove, .moveThenCall, .moveThenCallVirtual, .moveThenReturn, .copyThenInt,
      .constThenCall, .constThenFieldStore, .releaseThenRelease, .releaseThenJump,
      .releaseThenJumpIfNot, .releaseThenReturn, .releaseThenReturnVoid, .fieldLoadThenJumpIfNot,
      .fieldLoadRetainedThenJumpIfNil, .fieldLoadWeakThenJumpIfNil, .jumpIfNotThenJump,
      .jumpIfNotThenMove, .globalOnceThenGlobalLoad, .globalOnceThenGlobalLoadRetained,
      .intAddImmThenJump, .arrayCountThenJumpIfIntLessEqual:
      preconditionFailure("no half is joined")
    }
  }
}
