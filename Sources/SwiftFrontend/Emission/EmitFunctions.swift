import SwiftIR

extension Compilation {
  /// Emits one function's code into `program.functions[id]`.
  ///
  /// `fieldDefaults` are the initial values that a designated initialiser, or one of a struct,
  /// gives its fields at the start.
  func emitFunction(
    _ id: FunctionID, context: FunctionContext, body: [TypedStmt],
    fieldDefaults: [(index: Int, value: TypedExpr)] = []
  ) {
    emitting(context.generics) {
      let builder = FunctionBuilder(self, id, context: context)
      builder.emitBody(body, fieldDefaults: fieldDefaults)
    }
  }

  /// A function that computes a value: of a lazy global, or of an argument that is left out.
  func emitGlobalInitializer(_ id: FunctionID, context: FunctionContext, _ value: TypedExpr) {
    emitting(context.generics) {
      let builder = FunctionBuilder(self, id, context: context)
      builder.emitValue(value)
    }
  }

  /// Answers questions about generic parameters while `body` runs.
  func emitting(_ generics: GenericContext, _ body: () -> Void) { withGenerics(generics, body) }
}

extension FunctionBuilder {
  /// Emits a function from its statements.
  func emitBody(_ statements: [TypedStmt], fieldDefaults: [(index: Int, value: TypedExpr)]) {
    let count = enterFunction(fieldDefaults: fieldDefaults)
    emitStatements(statements)
    leaveFunction(isVoid: context?.result?.isVoid ?? true)
    finish(parameterCount: count)
  }

  /// Returns a value.
  func emitValue(_ value: TypedExpr) {
    let count = enterFunction(fieldDefaults: [])
    offset = value.span.offset
    emitBranch(value, into: 0)
    popCleanups(to: 0)
    append(.return)
    finish(parameterCount: count)
  }

  /// Gives self and the parameters their registers; returns how many there are.
  func enterFunction(fieldDefaults: [(index: Int, value: TypedExpr)]) -> Int {
    guard let context else { return 0 }
    var next = 1
    let hasSelf = hasSelf(context)
    if hasSelf { next += 1 }
    next += hiddenCount
    let firstParameter = next
    next += context.parameters.count
    top = next
    highWater = max(highWater, top)
    if hasSelf, let local = context.selfLocal, local.function === context {
      switch role {
      case .designatedInitializer, .convenienceInitializer, .valueInitializer: break
      default: enterParameter(local, openedSelf(local))
      }
    }
    for (index, local) in context.parameters.enumerated() {
      enterParameter(local, firstParameter + index)
    }
    switch role {
    case .designatedInitializer, .convenienceInitializer, .valueInitializer:
      beginInitializer(fieldDefaults)
    default: break
    }
    return next - 1
  }

  func enterParameter(_ local: Local, _ register: Int) {
    if local.isInOut, isInBox(local) {
      let box = allocate()
      append(.boxNew, a: box, b: register)
      setStorage(.box(box), of: local)
      cleanups.append(Cleanup(kind: .restore(register, box: box)))
    } else if isInBox(local) {
      let box = allocate()
      append(.retain, a: register)
      append(.boxNew, a: box, b: register)
      setStorage(.box(box), of: local)
      _ = pushRelease(box)
    } else {
      setStorage(.register(register), of: local)
    }
  }

  /// The way out at the end of the body.
  private func leaveFunction(isVoid: Bool) {
    switch role {
    case .designatedInitializer, .convenienceInitializer, .valueInitializer:
      emitReturnSelf()
      cleanups.removeAll()
    default:
      if isVoid {
        popCleanups(to: 0)
        append(.structNew, a: 0, imm: Int(TypeID.void.rawValue))
        append(.return)
      } else {
        cleanups.removeAll()
        append(.unreachable)
      }
    }
  }
}
