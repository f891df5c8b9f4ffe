public import SwiftIR

/// What is wrong with a program's tables and code; empty when every register, jump and index is in
/// bounds, so that running it cannot touch what is not its own.
///
/// It does not say that counts are right: the machine finds wrong ones when it meets them.
public func verify(_ program: Program) -> [String] {
  var verifier = Verifier(program: program)
  verifier.verifyTables()
  for index in program.functions.indices { verifier.verifyFunction(index) }
  return verifier.problems
}

private struct Verifier {
  let program: Program
  var problems: [String] = []

  mutating func report(_ problem: String) {
    if problems.count < 100 { problems.append(problem) }
  }

  // MARK: - Tables

  func has(_ type: TypeID) -> Bool { type.rawValue < program.types.count }
  func has(_ nominal: NominalID) -> Bool { nominal.rawValue < program.nominals.count }
  func has(_ function: FunctionID) -> Bool { function.rawValue < program.functions.count }

  mutating func verifyTables() {
    let basics = Program()
    if program.types.count < basics.types.count || program.nominals.count < basics.nominals.count {
      report("the types that every program has are missing")
    }
    for (index, type) in program.types.enumerated() { verifyType(index, type) }
    for (index, nominal) in program.nominals.enumerated() { verifyNominal(index, nominal) }
    for global in program.globals {
      if let initializer = global.initializer, !has(initializer) {
        report("global \(global.name): no such initialiser")
      }
    }
    for (index, constant) in program.constants.enumerated() {
      switch constant {
      case .int(_, let type) where !has(type), .metatype(let type) where !has(type),
        .enumCase(_, let type) where !has(type):
        report("constant \(index): no such type")
      case .function(let function) where !has(function):
        report("constant \(index): no such function")
      default: break
      }
    }
    if let main = program.main, !has(main) { report("main: no such function") }
    for check in program.checks where !has(check) { report("check: no such function") }
    for hook in program.hooks where !has(hook.function) {
      report("hook \(hook.event): no such function")
    }
  }

  private mutating func verifyType(_ index: Int, _ type: RuntimeType) {
    // Arguments come before what is made of them, so a type never contains itself.
    for argument in type.arguments where argument.rawValue >= program.types.count {
      report("type \(index): no such argument")
    }
    switch type.kind {
    case .nominal(let nominal):
      if !has(nominal) { report("type \(index): no such nominal") }
    case .existential(let protocols):
      for nominal in protocols where !has(nominal) { report("type \(index): no such protocol") }
    default: break
    }
  }

  private mutating func verifyNominal(_ index: Int, _ nominal: Nominal) {
    for field in nominal.fields where !has(field.type) {
      report("\(nominal.name).\(field.name): no such type")
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
  }

  // MARK: - Code

  mutating func verifyFunction(_ index: Int) {
    let function = program.functions[index]
    let name = "\(function.name) (\(index))"
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
    switch last.op {
    case .return, .jump, .trap, .trapWith, .unreachable: break
    default: report("\(name): control runs off the end")
    }
    for (pc, instruction) in function.code.enumerated() {
      if let problem = problem(in: instruction, of: function) {
        report("\(name) at \(pc): \(instruction.op): \(problem)")
      }
    }
  }

  private func problem(in i: Instruction, of function: Function) -> String? {
    let count = function.registerCount
    func registers(_ operands: UInt16...) -> String? {
      for operand in operands where Int(operand) >= count { return "no register \(operand)" }
      return nil
    }
    func run(_ first: UInt16, _ length: UInt16) -> String? {
      Int(first) + Int(length) <= count ? nil : "no \(length) registers from \(first)"
    }
    func index(_ limit: Int, _ what: String) -> String? {
      i.imm >= 0 && Int(i.imm) < limit ? nil : "no \(what) \(i.imm)"
    }
    func type() -> String? { index(program.types.count, "type") }

    switch i.op {
    case .nop, .unreachable: return nil
    case .const: return registers(i.a) ?? index(program.constants.count, "constant")
    case .int, .retain, .release, .none, .wrap, .unwrap, .trapIfNil, .trapWith, .setError,
      .takeError, .objectAbandon, .unique, .captureLoad:
      return registers(i.a)
    case .move, .weakMake, .weakLoad, .unownedMake, .unownedLoad, .boxLoad, .boxStore, .boxTake,
      .boxPut, .fieldLoad, .fieldLoadRetained, .fieldStore, .fieldInit, .fieldTake, .fieldPut,
      .setType, .enumTag, .enumPayload, .isNil, .objectNewDynamic, .typeOf, .intAddImm, .intNegate,
      .intNot, .doubleNegate, .intToDouble, .not, .arrayCount, .arrayAppend:
      return registers(i.a, i.b)
    case .boxNew: return i.d == 1 ? registers(i.a) : registers(i.a, i.b)
    case .structNew, .enumNew, .arrayNew, .typeSubstitute:
      return registers(i.a) ?? run(i.b, i.c) ?? type()
    case .stringConcat: return registers(i.a) ?? run(i.b, i.c)
    case .closureNew:
      return registers(i.a) ?? run(i.b, i.c) ?? index(program.functions.count, "function")
    case .jumpIfNotTag, .jumpIfNil, .jumpIfNotNil, .jumpIf, .jumpIfNot:
      return registers(i.a) ?? index(function.code.count, "place")
    case .jump, .jumpIfError: return index(function.code.count, "place")
    case .return: return nil
    case .trap: return index(program.constants.count, "constant")
    case .call: return registers(i.a) ?? index(program.functions.count, "function")
    case .callVirtual, .callMetatypeVirtual: return run(i.a, 2)
    case .callWitness: return run(i.a, 2) ?? (i.imm < 0 ? "no requirement \(i.imm)" : nil)
    case .callClosure: return registers(i.a, i.b)
    case .callIntrinsic:
      guard let intrinsic = Intrinsic(rawValue: UInt16(truncatingIfNeeded: i.imm)), i.imm >= 0
      else { return "no intrinsic \(i.imm)" }
      if Int(i.c) != intrinsic.argumentCount {
        return "\(intrinsic.name) takes \(intrinsic.argumentCount) arguments, not \(i.c)"
      }
      return run(i.a, i.c + 1)
    case .objectNew, .intFit, .boxOptional:
      return registers(i.a) ?? (i.op == .boxOptional ? registers(i.b) : nil) ?? type()
    case .typeArgument:
      return registers(i.a, i.b)
        ?? (i.imm < 0 ? nil : index(program.nominals.count, "nominal"))
    case .isInstance, .castOrNil, .castOrTrap:
      return registers(i.a, i.b) ?? (i.imm < 0 ? registers(i.c) : type())
    case .sameObject, .intAdd, .intSub, .intMul, .intDiv, .intRem, .intEqual, .intNotEqual,
      .intLess, .intLessEqual, .intAnd, .intOr, .intXor, .intShiftLeft, .intShiftRight, .doubleAdd,
      .doubleSub, .doubleMul, .doubleDiv, .doubleEqual, .doubleNotEqual, .doubleLess,
      .doubleLessEqual, .arrayGet, .arraySet, .arrayTake, .arrayPut:
      return registers(i.a, i.b, i.c)
    case .globalOnce, .globalLoad, .globalLoadRetained, .globalStore, .globalTake, .globalPut:
      return registers(i.a) ?? index(program.globals.count, "global")
    case .jumpIfIntLess, .jumpIfIntLessEqual, .jumpIfIntEqual, .jumpIfIntNotEqual:
      return registers(i.b, i.c) ?? index(function.code.count, "place")
    }
  }
}
