import SwiftIR

/// The place of an expression's value, and the owner of its count.
struct Operand {
  enum Ownership {
    /// Nothing to count.
    case trivial
    /// Kept alive elsewhere.
    case borrowed
    /// Released by the entry of the cleanup stack, unless it is consumed.
    case owned(Int)
  }

  var register: Int
  var ownership: Ownership

  static func trivial(_ register: Int) -> Operand {
    Operand(register: register, ownership: .trivial)
  }
  static func borrowed(_ register: Int) -> Operand {
    Operand(register: register, ownership: .borrowed)
  }
}

extension FunctionBuilder {
  // MARK: Types

  /// Whether values of the type never need a count.
  func isTrivial(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      if id.rawValue < NominalID.primitiveNames.count { return id != .string && id != .character }
      let nominal = compilation.program.nominals[Int(id.rawValue)]
      return nominal.kind == .enum && nominal.cases.allSatisfy { $0.payload.isEmpty }
    case .optional(let wrapped): return isTrivial(wrapped)
    case .metatype: return true
    case .tuple(let elements): return elements.isEmpty
    case .function, .existential, .parameter, .member, .variable, .error: return false
    }
  }

  /// Whether a value of the type may be nil, so that an optional around it must keep the two apart.
  func mayBeNil(_ type: Type) -> Bool {
    switch type {
    case .optional, .parameter, .member, .variable: true
    case .existential(let protocols): protocols.isEmpty
    case .nominal, .tuple, .function, .metatype, .error: false
    }
  }

  func isClassType(_ type: Type) -> Bool { compilation.isClassType(type) }

  func typeID(_ type: Type) -> Int { Int(compilation.typeID(type).rawValue) }

  func member(_ id: MemberID) -> Member { compilation.declarations[id] }

  // MARK: Ownership

  /// An operand for a register that has just been given a count.
  func owned(_ register: Int, _ type: Type) -> Operand {
    if isTrivial(type) { return .trivial(register) }
    let handle = pushRelease(register)
    if case .tuple = type { cleanups[handle].isTuple = true }
    return Operand(register: register, ownership: .owned(handle))
  }

  /// The operand as a value in one piece, when it is a tuple.
  func whole(_ operand: Operand) -> Operand {
    if case .owned(let handle) = operand.ownership { cleanups[handle].isTuple = false }
    return operand
  }

  /// Gives up the operand's count now.
  func release(_ operand: Operand) {
    if case .owned(let handle) = operand.ownership {
      append(cleanups[handle].isTuple ? .releaseTuple : .release, a: operand.register)
      deactivate(handle)
    }
  }

  /// Passes the count to the next consumer of the register.
  func forward(_ operand: Operand) {
    if case .owned(let handle) = operand.ownership { deactivate(handle) }
  }

  /// Puts the value, owned, into the register; no cleanup remains.
  func consume(_ operand: Operand, into register: Int) {
    move(register, from: operand.register)
    switch operand.ownership {
    case .trivial: break
    case .borrowed: append(.retain, a: register)
    case .owned(let handle): deactivate(handle)
    }
  }

  // MARK: Entry points for expressions

  /// Evaluates and leaves the value owned in the register, without a cleanup.
  func emitOwned(_ expression: TypedExpr, into register: Int) {
    consume(emit(expression, into: register), into: register)
  }

  /// Evaluates into a new register that is owned, without a cleanup.
  func emitOwned(_ expression: TypedExpr) -> Int {
    let register = allocate()
    emitOwned(expression, into: register)
    return register
  }

  /// Evaluates for effects only.
  func emitIgnored(_ expression: TypedExpr) {
    scope {
      switch expression.kind {
      case .local, .constant, .closure, .functionValue, .metatype: break
      case .field(let base, _, _), .tupleElement(let base, _): emitIgnored(base)
      case .wrap(let inner), .convert(let inner), .erase(let inner): emitIgnored(inner)
      case .tuple(let elements): elements.forEach(emitIgnored)
      default: release(emit(expression, into: nil, isIgnored: true))
      }
    }
  }

  /// Evaluates for use at once, when nothing but `later` comes in between: a variable need not be
  /// copied when those cannot change it.
  func emitOperand(_ expression: TypedExpr, before later: ArraySlice<TypedExpr> = []) -> Operand {
    if later.allSatisfy(isInert), let register = variableRegister(expression) {
      return isTrivial(expression.type) ? .trivial(register) : .borrowed(register)
    }
    return emit(expression, into: nil)
  }

  /// As `emitOperand`, for an operation of the machine that runs no other code: a stored property
  /// is not copied either.
  func emitBrief(_ expression: TypedExpr, before later: ArraySlice<TypedExpr> = []) -> Operand {
    guard later.allSatisfy(isInert), !isTrivial(expression.type) else {
      return emitOperand(expression, before: later)
    }
    return peek(expression).operand
  }

  /// The register of a variable that is neither shared nor weak.
  func variableRegister(_ expression: TypedExpr) -> Int? {
    switch expression.kind {
    case .convert(let inner): return variableRegister(inner)
    case .local(let local):
      guard local.ownership == .strong, case .register(let register)? = storage(of: local) else {
        return nil
      }
      keepClosure(local)
      return register
    default: return nil
    }
  }

  /// Whether the evaluation runs no code of the program and changes nothing.
  func isInert(_ expression: TypedExpr) -> Bool {
    switch expression.kind {
    case .constant, .metatype: return true
    case .local(let local):
      if case .function? = storage(of: local) { return false }
      return local.ownership == .strong
    case .global(let id):
      guard case .global(let global) = member(id).storage else { return false }
      return compilation.program.globals[Int(global.rawValue)].initializer == nil
    case .field(let base, let id, _): return member(id).ownership == .strong && isInert(base)
    case .tupleElement(let base, _), .wrap(let base), .convert(let base),
      .forceUnwrap(let base, _), .isNil(let base, _):
      return isInert(base)
    case .opcode(let op, let operands):
      return op != .arrayAppend && op != .arraySet && operands.allSatisfy(isInert)
    case .call(let call):
      let member = member(call.member)
      guard let op = member.opcode, op != .arrayAppend, op != .arraySet, !member.isMutating
      else { return false }
      return operands(of: call).map { $0.allSatisfy(isInert) } ?? false
    case .and(let a, let b), .or(let a, let b): return isInert(a) && isInert(b)
    default: return false
    }
  }

  // MARK: Borrowing

  /// Evaluates a value that is read at once, before anything can change: parts of variables and of
  /// stored properties are not copied. `isLasting` when it stays valid as long as the function runs.
  func peek(_ expression: TypedExpr) -> (operand: Operand, isLasting: Bool) {
    switch expression.kind {
    case .convert(let inner): return peek(inner)
    case .local(let local):
      guard let register = variableRegister(expression) else { break }
      return (.borrowed(register), isLasting(local))
    case .global(let id):
      guard case .global(let global) = member(id).storage, member(id).ownership == .strong else {
        break
      }
      let register = allocate()
      emitOnce(global)
      append(.globalLoad, a: register, imm: Int(global.rawValue))
      return (.borrowed(register), member(id).isLet)
    case .field(let base, let id, let index):
      guard member(id).ownership == .strong else { break }
      let register = allocate()
      let (object, isLasting) = peek(base)
      append(.fieldLoad, a: register, b: object.register, d: index)
      // The owner stays on the cleanup stack until the reader is done.
      return (.borrowed(register), isLasting && (!isClassType(base.type) || member(id).isLet))
    case .tupleElement(let base, let index):
      let register = allocate()
      let (tuple, isLasting) = peek(base)
      append(.fieldLoad, a: register, b: tuple.register, d: index)
      guard case .owned = tuple.ownership, !isTrivial(expression.type) else {
        return (.borrowed(register), isLasting)
      }
      // The other elements of a temporary die at once.
      append(.retain, a: register)
      release(tuple)
      return (owned(register, expression.type), false)
    default: break
    }
    let operand = emit(expression, into: nil)
    if case .owned = operand.ownership { return (operand, false) }
    return (operand, true)
  }

  /// Whether the local keeps its value while the function runs.
  func isLasting(_ local: Local) -> Bool {
    guard local.isLet, !local.isDeferred else { return false }
    return !(isClassInitializer && local === context?.selfLocal)
  }

  var isClassInitializer: Bool {
    role == .designatedInitializer || role == .convenienceInitializer
  }

  /// Emits a part of an aggregate: field `index` of `base`.
  func emitPart(
    of base: TypedExpr, _ index: Int, type: Type, ownership: Nominal.Ownership, isLet: Bool,
    into target: Int?
  ) -> Operand {
    let register = target ?? allocate()
    let depth = cleanups.count
    let mark = top
    let (object, isLasting) = peek(base)
    var result = Operand.trivial(register)
    switch ownership {
    case .weak, .unowned:
      append(.fieldLoad, a: register, b: object.register, d: index)
      append(ownership == .weak ? .weakLoad : .unownedLoad, a: register, b: register)
    case .strong where isTrivial(type):
      append(.fieldLoad, a: register, b: object.register, d: index)
    case .strong where isLasting && (isLet || !isClassType(base.type)):
      append(.fieldLoad, a: register, b: object.register, d: index)
      result = .borrowed(register)
    case .strong:
      append(.fieldLoadRetained, a: register, b: object.register, d: index)
    }
    popCleanups(to: depth)
    top = mark
    if case .borrowed = result.ownership { return result }
    return owned(register, type)
  }
}
