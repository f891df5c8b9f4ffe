import SwiftIR

extension FunctionBuilder {
  func emit(_ statement: TypedStmt) {
    offset = statement.span.offset
    emitTally(of: statement)
    switch statement.kind {
    case .expr(let expression): emitIgnored(expression)
    case .variable(let pattern, let value): emitVariable(pattern, value)
    case .function(let local, let closure):
      setStorage(.function(closure), of: local)
    case .return(let value): emitReturn(value)
    case .if(let conditions, let body, let orElse): emitIf(conditions, body, orElse)
    case .block(let body): emitBlock(body)
    case .labeled(let kind, let target):
      let end = newLabel()
      jumpTargets[ObjectIdentifier(target)] = LoopLabels(
        end: Exit(label: end, depth: cleanups.count), next: nil)
      emit(TypedStmt(kind, statement.span))
      place(end)
    case .guard(let conditions, let body):
      let exit = detour {
        self.emitBlock(body)
        self.append(.unreachable)
      }
      emitConditions(conditions, else: Exit(label: exit, depth: cleanups.count))
    case .while(let conditions, let body, let target): emitWhile(conditions, body, target)
    case .repeatWhile(let body, let condition, let target):
      emitRepeat(body, condition, target)
    case .forIn(
      let pattern, let iterator, let make, let next, let whereClause, let body, let target):
      emitForIn(pattern, iterator, make, next, whereClause, body, target)
    case .forRange(
      let pattern, let from, let to, let isClosed, let whereClause, let body, let target):
      emitForRange(pattern, from, to, isClosed: isClosed, whereClause, body, target)
    case .forArray(let pattern, let array, let element, let whereClause, let body, let target):
      emitForArray(pattern, array, element, whereClause, body, target)
    case .switch(let value, let subject, let cases, let target):
      emitSwitch(value, subject, cases, target)
    case .break(let target):
      if let labels = jumpTargets[ObjectIdentifier(target)] { leave(to: labels.end) }
    case .continue(let target):
      if let next = jumpTargets[ObjectIdentifier(target)]?.next { leave(to: next) }
    case .fallthrough:
      if let exit = fallthroughExit { leave(to: exit) }
    case .throw(let error):
      scope {
        let register = emitOwned(error)
        leaveThrowing(register, to: errorExit)
      }
    case .defer(let body):
      cleanups.append(Cleanup(kind: .statements(body)))
    case .doCatch(let body, let error, let cases, let isExhaustive, let target):
      emitDoCatch(body, error, cases, isExhaustive: isExhaustive, target)
    case .yield(let value, let local):
      guard case .register(let register)? = storage(of: local) else { return }
      emitBranch(value, into: register)
    }
  }

  // MARK: Variables

  private func emitVariable(_ pattern: TypedPattern, _ value: TypedExpr?) {
    guard let value else {
      for local in pattern.locals { declareWithoutValue(local) }
      return
    }
    switch pattern {
    case .wildcard: emitIgnored(value)
    case .bind(let local):
      if emitClosureConstant(local, value) { return }
      let register = allocate()
      emitBranch(value, into: register)
      bind(local, toOwned: register)
    case .tuple(let patterns):
      if case .tuple(let values) = value.kind, values.count == patterns.count,
        patterns.allSatisfy({ if case .bind = $0 { true } else { $0.isWildcard } })
      {
        // All values are there before the first variable is.
        let first = allocate(values.count)
        scope {
          var operands: [Operand] = []
          for (index, value) in values.enumerated() {
            if patterns[index].isWildcard {
              emitIgnored(value)
              continue
            }
            emitOwned(value, into: first + index)
            operands.append(owned(first + index, value.type))
          }
          for operand in operands.reversed() { forward(operand) }
        }
        for (index, pattern) in patterns.enumerated() {
          if case .bind(let local) = pattern { bind(local, toOwned: first + index) }
        }
        return
      }
      fallthrough
    default:
      let register = allocate()
      emitBranch(value, into: register)
      matchOwned(pattern, register, type: value.type, else: failure())
    }
  }

  // MARK: Return

  private func emitReturn(_ value: TypedExpr?) {
    if let returnExit {
      if let value { emitIgnored(value) }
      leave(to: returnExit)
      return
    }
    switch role {
    case .designatedInitializer, .convenienceInitializer, .valueInitializer:
      if value != nil { emitReturnNil() } else { emitReturnSelf() }
      return
    default: break
    }
    if let value, !value.type.isVoid, context?.result?.isVoid != true {
      scope { emitOwned(value, into: 0) }
      emitCleanups(downTo: 0)
      append(.return)
      return
    }
    if let value { emitIgnored(value) }
    emitCleanups(downTo: 0)
    append(.structNew, a: 0, imm: Int(TypeID.void.rawValue))
    append(.return)
  }

  // MARK: Branches and loops

  private func emitIf(
    _ conditions: [TypedCondition], _ body: [TypedStmt], _ orElse: TypedStmt?
  ) {
    let otherwise = newLabel()
    let before = initialization
    scope {
      emitConditions(conditions, else: Exit(label: otherwise, depth: cleanups.count))
      emitStatements(body)
    }
    guard let orElse else {
      place(otherwise)
      initialization = before
      return
    }
    let end = newLabel()
    jump(end)
    place(otherwise)
    let first = initialization
    initialization = before
    scope { emit(orElse) }
    initialization = joined(first, body, initialization, orElse)
    place(end)
  }

  /// The initialised fields after two branches; a branch that leaves does not count.
  private func joined(
    _ first: Initialization, _ firstBody: [TypedStmt], _ second: Initialization,
    _ secondBody: TypedStmt
  ) -> Initialization {
    if Self.leaves(firstBody.last) { return second }
    if Self.leaves(secondBody) { return first }
    var result = first
    result.isDelegated = first.isDelegated && second.isDelegated
    result.fields = first.fields.intersection(second.fields)
    return result
  }

  private static func leaves(_ statement: TypedStmt?) -> Bool {
    switch statement?.kind {
    case .return, .throw, .break, .continue, .fallthrough: true
    case .block(let body): leaves(body.last)
    case .if(_, let body, let orElse?): leaves(body.last) && leaves(orElse)
    default: false
    }
  }

  private func emitWhile(
    _ conditions: [TypedCondition], _ body: [TypedStmt], _ target: JumpTarget
  ) {
    let start = newLabel()
    let end = newLabel()
    let depth = cleanups.count
    jumpTargets[ObjectIdentifier(target)] = LoopLabels(
      end: Exit(label: end, depth: depth), next: Exit(label: start, depth: depth))
    place(start)
    scope {
      emitConditions(conditions, else: Exit(label: end, depth: depth))
      emitStatements(body)
    }
    jump(start)
    place(end)
  }

  private func emitRepeat(_ body: [TypedStmt], _ condition: TypedExpr, _ target: JumpTarget) {
    let start = newLabel()
    let next = newLabel()
    let end = newLabel()
    let depth = cleanups.count
    jumpTargets[ObjectIdentifier(target)] = LoopLabels(
      end: Exit(label: end, depth: depth), next: Exit(label: next, depth: depth))
    place(start)
    emitBlock(body)
    place(next)
    offset = condition.span.offset
    scope { emitCondition(condition, else: Exit(label: end, depth: depth)) }
    jump(start)
    place(end)
  }

  /// One turn of a loop: the element is owned by the register; no match goes on with the next one.
  private func emitTurn(
    _ pattern: TypedPattern, _ register: Int, _ type: Type, _ whereClause: TypedExpr?,
    _ body: [TypedStmt], next: Exit
  ) {
    scope {
      matchOwned(pattern, register, type: type, else: next)
      if let whereClause { emitCondition(whereClause, else: next) }
      emitStatements(body)
    }
  }

  private func emitForIn(
    _ pattern: TypedPattern, _ iterator: Local, _ make: TypedExpr, _ next: TypedExpr,
    _ whereClause: TypedExpr?, _ body: [TypedStmt], _ target: JumpTarget
  ) {
    let start = newLabel()
    let end = newLabel()
    scope {
      let register = allocate()
      emitBranch(make, into: register)
      bind(iterator, toOwned: register)
      let depth = cleanups.count
      let again = Exit(label: start, depth: depth)
      jumpTargets[ObjectIdentifier(target)] = LoopLabels(
        end: Exit(label: end, depth: depth), next: again)
      place(start)
      let element = allocate()
      emitBranch(next, into: element)
      branch(.jumpIfNil, end, a: element)
      let type = next.type.wrapped ?? next.type
      if mayBeNil(type) { append(.unwrap, a: element) }
      emitTurn(pattern, element, type, whereClause, body, next: again)
      jump(start)
      place(end)
    }
  }

  private func emitForRange(
    _ pattern: TypedPattern, _ from: TypedExpr, _ to: TypedExpr, isClosed: Bool,
    _ whereClause: TypedExpr?, _ body: [TypedStmt], _ target: JumpTarget
  ) {
    let start = newLabel()
    let next = newLabel()
    let end = newLabel()
    let isOrdered = newLabel()
    scope {
      let counter = emitOwned(from)
      let bound = emitOwned(to)
      branch(.jumpIfIntLessEqual, isOrdered, b: counter, c: bound)
      append(
        .trap, d: 1, imm: compilation.constant(.string("Range requires lowerBound <= upperBound")))
      place(isOrdered)
      let depth = cleanups.count
      let again = Exit(label: next, depth: depth)
      jumpTargets[ObjectIdentifier(target)] = LoopLabels(
        end: Exit(label: end, depth: depth), next: again)
      place(start)
      if !isClosed { branch(.jumpIfIntLessEqual, end, b: bound, c: counter) }
      scope {
        if case .bind(let local) = pattern, local.isLet, !isInBox(local) {
          setStorage(.register(counter), of: local)
        } else if !pattern.isWildcard {
          let element = allocate()
          move(element, from: counter)
          matchOwned(pattern, element, type: .int, else: again)
        }
        if let whereClause { emitCondition(whereClause, else: again) }
        emitStatements(body)
      }
      place(next)
      if isClosed { branch(.jumpIfIntEqual, end, b: counter, c: bound) }
      append(.intAddImm, a: counter, b: counter, imm: 1)
      jump(start)
      place(end)
    }
  }

  private func emitForArray(
    _ pattern: TypedPattern, _ array: TypedExpr, _ element: Type, _ whereClause: TypedExpr?,
    _ body: [TypedStmt], _ target: JumpTarget
  ) {
    let start = newLabel()
    let next = newLabel()
    let end = newLabel()
    scope {
      let sequence = allocate()
      emitBranch(array, into: sequence)
      _ = pushRelease(sequence)
      let index = allocate(3)
      let count = index + 1
      let value = index + 2
      append(.int, a: index)
      append(.arrayCount, a: count, b: sequence)
      let depth = cleanups.count
      let again = Exit(label: next, depth: depth)
      jumpTargets[ObjectIdentifier(target)] = LoopLabels(
        end: Exit(label: end, depth: depth), next: again)
      place(start)
      branch(.jumpIfIntLessEqual, end, b: count, c: index)
      append(.arrayGet, a: value, b: sequence, c: index)
      emitTurn(pattern, value, element, whereClause, body, next: again)
      place(next)
      append(.intAddImm, a: index, b: index, imm: 1)
      jump(start)
      place(end)
    }
  }

  /// An `if` or `switch` as a value.
  func emitStatementValue(
    _ statement: TypedStmt, _ result: Local, type: Type, into target: Int?
  ) -> Operand {
    let register = target ?? allocate()
    setStorage(.register(register), of: result)
    scope { emit(statement) }
    return owned(register, type)
  }
}
