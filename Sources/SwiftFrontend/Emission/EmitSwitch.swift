import SwiftIR

extension FunctionBuilder {
  func emitSwitch(
    _ value: TypedExpr, _ subject: Local, _ cases: [TypedStmt.SwitchCase], _ target: JumpTarget
  ) {
    let end = newLabel()
    jumpTargets[ObjectIdentifier(target)] = LoopLabels(
      end: Exit(label: end, depth: cleanups.count), next: nil)
    scope {
      let register = allocate()
      let operand = emit(value, into: register)
      setStorage(.register(register), of: subject)
      emitCases(cases, register, operand, type: value.type, end: end)
      append(.unreachable)
    }
    place(end)
  }

  /// Tests the cases in order and runs the first that matches; falls through when none does, with
  /// the subject still owned.
  ///
  /// The subject dies before a case's body when this case is the last that reads it (`isLastUse`),
  /// else after, as does a subject in memory in a case that matches anything. The names that the
  /// patterns bind die after the body.
  private func emitCases(
    _ cases: [TypedStmt.SwitchCase], _ register: Int, _ subject: Operand, type: Type, end: Label
  ) {
    let bodies = cases.map { _ in newLabel() }
    let depth = cleanups.count
    let before = initialization
    let isInMemory = isAddressOnly(type)
    var after: Initialization?
    var handle: Int?
    if case .owned(let index) = subject.ownership { handle = index }
    if let handle { pinned.insert(handle) }
    let outerFallthrough = fallthroughExit
    let rows = cases.flatMap { item in
      item.items.isEmpty ? [TypedPattern.wildcard] : item.items.map(\.pattern)
    }
    var row = 0
    for (number, item) in cases.enumerated() {
      let next = newLabel()
      let exit = Exit(label: next, depth: depth)
      initialization = before
      let isEntered = number > 0 && Self.fallsThrough(cases[number - 1].body)
      let isKept =
        item.items.count <= 1 && !isEntered
        && (!Self.isLastUse(row, of: rows) || (isInMemory && rows[row].isWildcard))
      row += max(1, item.items.count)
      scope {
        let locals = item.items.first?.pattern.locals ?? []
        var slots: [String: Int] = [:]
        for local in item.items.flatMap(\.pattern.locals) where slots[local.name] == nil {
          slots[local.name] = allocate()
        }
        emitItems(
          item, register, isKept ? .borrowed(register) : subject, type, slots,
          body: bodies[number], else: exit)
        place(bodies[number])
        if let handle, !isKept { cleanups[handle].isActive = false }
        for local in locals {
          guard let slot = slots[local.name] else { continue }
          if isInBox(local) || local.ownership != .strong || !isTrivial(local.type) {
            _ = pushRelease(slot)
          }
        }
        // Of several patterns, each has locals of its own by the same names.
        for local in item.items.flatMap(\.pattern.locals) {
          guard let slot = slots[local.name] else { continue }
          setStorage(isInBox(local) ? .box(slot) : .register(slot), of: local)
        }
        fallthroughExit =
          number + 1 < bodies.count
          ? Exit(label: bodies[number + 1], depth: handle ?? depth) : nil
        emitStatements(item.body)
      }
      if handle != nil, isKept { append(.release, a: register) }
      jump(end)
      if let last = after {
        var common = last
        common.fields.formIntersection(initialization.fields)
        common.isDelegated = last.isDelegated && initialization.isDelegated
        after = common
      } else {
        after = initialization
      }
      if let handle { cleanups[handle].isActive = true }
      place(next)
    }
    fallthroughExit = outerFallthrough
    if let handle { pinned.remove(handle) }
    if let after { initialization = after }
  }

  private static func fallsThrough(_ body: [TypedStmt]) -> Bool {
    if case .fallthrough? = body.last?.kind { return true }
    return false
  }

  /// Whether no later pattern may read the subject again; then it is taken apart in the match, as
  /// the compiler does it.
  private static func isLastUse(_ index: Int, of rows: [TypedPattern]) -> Bool {
    let rest = rows[(index + 1)...]
    switch rows[index] {
    case .wildcard, .bind, .test: return rest.isEmpty
    case .enumCase, .some, .none:
      return rest.allSatisfy {
        switch $0 {
        case .enumCase, .some, .none: true
        case .wildcard, .bind, .tuple, .isType, .asType, .test: false
        }
      }
    case .isType, .asType:
      return rest.allSatisfy {
        switch $0 {
        case .isType, .asType: true
        case .wildcard, .bind, .tuple, .enumCase, .some, .none, .test: false
        }
      }
    case .tuple(let elements):
      var columns: [[TypedPattern]] = []
      for row in rest {
        guard case .tuple(let others) = row, others.count == elements.count else { return false }
        columns.append(others)
      }
      guard let column = elements.firstIndex(where: { !$0.isIrrefutable }) else {
        return rest.isEmpty
      }
      return isLastUse(0, of: [elements[column]] + columns.map { $0[column] })
    }
  }

  /// The tests of one case; on a match the subject is released and control is at the body's label.
  private func emitItems(
    _ item: TypedStmt.SwitchCase, _ register: Int, _ subject: Operand, _ type: Type,
    _ slots: [String: Int], body: Label, else exit: Exit
  ) {
    let depth = cleanups.count
    for (index, entry) in item.items.enumerated() {
      let isLast = index == item.items.count - 1
      let next = isLast ? exit.label : newLabel()
      let mark = top
      let failure = Exit(label: next, depth: isLast ? exit.depth : depth)
      match(entry.pattern, register, type: type, else: failure, slots: slots)
      if let whereClause = entry.whereClause { emitCondition(whereClause, else: failure) }
      if case .owned = subject.ownership { append(.release, a: register) }
      // The names bound now belong to the body.
      cleanups.removeSubrange(depth...)
      top = mark
      if !isLast {
        jump(body)
        place(next)
      }
    }
    if item.items.isEmpty, case .owned = subject.ownership { append(.release, a: register) }
  }

  // MARK: Errors

  func emitDoCatch(
    _ body: [TypedStmt], _ error: Local, _ cases: [TypedStmt.SwitchCase], isExhaustive: Bool,
    _ target: JumpTarget
  ) {
    let end = newLabel()
    let caught = newLabel()
    let depth = cleanups.count
    jumpTargets[ObjectIdentifier(target)] = LoopLabels(
      end: Exit(label: end, depth: depth), next: nil)
    if !cases.isEmpty { handlers.append(Exit(label: caught, depth: depth)) }
    emitBlock(body)
    guard !cases.isEmpty else {
      place(end)
      place(caught)
      return
    }
    handlers.removeLast()
    jump(end)
    place(caught)
    scope {
      let register = allocate()
      append(.takeError, a: register)
      bind(error, toOwned: register)
      // Unlike a switch's subject, the error lives to the end of the clause.
      for clause in cases {
        let next = newLabel()
        scope {
          let exit = Exit(label: next, depth: cleanups.count)
          let slots = clauseSlots(clause)
          let subject = Operand.borrowed(errorRegister(error, register))
          let start = newLabel()
          emitItems(
            clause, subject.register, subject, error.type, slots, body: start, else: exit)
          place(start)
          bindClause(clause, slots)
          emitStatements(clause.body)
        }
        emitCleanups(downTo: depth)
        jump(end)
        place(next)
      }
      if isExhaustive {
        append(.unreachable)
      } else {
        let again = allocate()
        consume(emitLoad(of: error, into: again), into: again)
        leaveThrowing(again, to: errorExit)
      }
      cleanups.removeSubrange(depth...)
    }
    place(end)
  }

  private func clauseSlots(_ clause: TypedStmt.SwitchCase) -> [String: Int] {
    var slots: [String: Int] = [:]
    for local in clause.items.flatMap(\.pattern.locals) where slots[local.name] == nil {
      slots[local.name] = allocate()
    }
    return slots
  }

  private func bindClause(_ clause: TypedStmt.SwitchCase, _ slots: [String: Int]) {
    for local in clause.items.first?.pattern.locals ?? [] {
      guard let slot = slots[local.name] else { continue }
      if isInBox(local) || local.ownership != .strong || !isTrivial(local.type) {
        _ = pushRelease(slot)
      }
    }
    for local in clause.items.flatMap(\.pattern.locals) {
      guard let slot = slots[local.name] else { continue }
      setStorage(isInBox(local) ? .box(slot) : .register(slot), of: local)
    }
  }

  /// The error itself, when its local is in a box.
  private func errorRegister(_ local: Local, _ register: Int) -> Int {
    guard isInBox(local) else { return register }
    let value = allocate()
    append(.boxLoad, a: value, b: register)
    _ = pushRelease(value)
    return value
  }
}
