import SwiftIR

extension FunctionBuilder {
  func storage(of local: Local) -> Storage? { storages[ObjectIdentifier(local)] }

  func setStorage(_ storage: Storage, of local: Local) {
    storages[ObjectIdentifier(local)] = storage
  }

  /// Whether closures share the local through a box.
  func isInBox(_ local: Local) -> Bool {
    if local.function.selfLocal === local {
      switch local.function.role {
      case .designatedInitializer, .convenienceInitializer: return false
      default: break
      }
    }
    return local.isBoxed || (local.isInOut && local.isCaptured)
  }

  // MARK: Declaring

  /// Starts the local's life with the value that the register owns.
  func bind(_ local: Local, toOwned register: Int) {
    switch local.ownership {
    case .strong: break
    case .weak, .unowned:
      let strong = allocate()
      move(strong, from: register)
      append(local.ownership == .weak ? .weakMake : .unownedMake, a: register, b: strong)
      append(.release, a: strong)
    }
    if isInBox(local) {
      append(.boxNew, a: register, b: register)
      setStorage(.box(register), of: local)
      _ = pushRelease(register)
    } else {
      setStorage(.register(register), of: local)
      if local.ownership != .strong || !isTrivial(local.type) { _ = pushRelease(register) }
    }
  }

  /// Declares a local that gets its value later.
  func declareWithoutValue(_ local: Local) {
    let register = allocate()
    if isInBox(local) {
      if !local.isLet, local.type.wrapped != nil {
        append(.none, a: register)
        append(.boxNew, a: register, b: register)
      } else {
        append(.boxNew, a: register, b: register, d: 1)
      }
      setStorage(.box(register), of: local)
      _ = pushRelease(register)
    } else {
      append(.none, a: register)
      setStorage(.register(register), of: local)
      if local.ownership != .strong || !isTrivial(local.type) { _ = pushRelease(register) }
    }
  }

  // MARK: Reading

  func emitLoad(of local: Local, into target: Int?) -> Operand {
    guard let storage = storage(of: local) else {
      // Reached only after an error that the checker has reported.
      let register = target ?? allocate()
      append(.none, a: register)
      return .trivial(register)
    }
    keepClosure(local)
    switch storage {
    case .function(let closure): return emitFunctionInFunction(closure, into: target)
    case .register(let register):
      switch local.ownership {
      case .strong:
        let isTrivial = isTrivial(local.type)
        if isLasting(local) {
          move(target ?? register, from: register)
          return isTrivial ? .trivial(target ?? register) : .borrowed(target ?? register)
        }
        let copy = target ?? allocate()
        move(copy, from: register)
        if isTrivial { return .trivial(copy) }
        append(.retain, a: copy)
        return owned(copy, local.type)
      case .weak, .unowned:
        let strong = target ?? allocate()
        append(local.ownership == .weak ? .weakLoad : .unownedLoad, a: strong, b: register)
        return owned(strong, local.type)
      }
    case .captured(let index):
      let register = target ?? allocate()
      append(.captureLoad, a: register, d: index)
      switch local.ownership {
      case .strong: return isTrivial(local.type) ? .trivial(register) : .borrowed(register)
      case .weak, .unowned:
        append(local.ownership == .weak ? .weakLoad : .unownedLoad, a: register, b: register)
        return owned(register, local.type)
      }
    case .box, .capturedBox:
      let register = target ?? allocate()
      let mark = top
      let box = boxRegister(storage)
      append(.boxLoad, a: register, b: box)
      if local.ownership != .strong {
        let reference = allocate()
        move(reference, from: register)
        append(local.ownership == .weak ? .weakLoad : .unownedLoad, a: register, b: reference)
        append(.release, a: reference)
      }
      top = mark
      return owned(register, local.type)
    }
  }

  /// The register with the box, borrowed.
  func boxRegister(_ storage: Storage) -> Int {
    switch storage {
    case .box(let register): return register
    case .capturedBox(let index):
      let register = allocate()
      append(.captureLoad, a: register, d: index)
      return register
    case .register, .captured, .function:
      preconditionFailure("only what is shared is in a box")
    }
  }

  /// Puts the closure's capture of the local into the register, owned.
  func emitCapture(of local: Local, into register: Int) {
    switch storage(of: local) {
    case .register(let source)?, .box(let source)?:
      move(register, from: source)
      append(.retain, a: register)
    case .captured(let index)?, .capturedBox(let index)?:
      append(.captureLoad, a: register, d: index)
      append(.retain, a: register)
    case .function(let closure)?:
      consume(emitFunctionInFunction(closure, into: register), into: register)
    case nil:
      append(.none, a: register)
    }
  }

  // MARK: Scopes of statements

  /// Emits statements in a scope.
  func emitBlock(_ statements: [TypedStmt]) {
    scope { emitStatements(statements) }
  }

  func emitStatements(_ statements: [TypedStmt]) {
    for statement in statements {
      if case .function(let local, let closure) = statement.kind {
        setStorage(.function(closure), of: local)
      }
    }
    for statement in statements { emit(statement) }
  }
}
