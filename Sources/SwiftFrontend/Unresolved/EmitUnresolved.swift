import SwiftIR

extension FunctionBuilder {
  /// Evaluates the known parts of something from elsewhere, then its substitute value.
  func emitUnresolved(
    _ parts: [TypedExpr], _ value: TypedExpr?, at span: Span, into target: Int?
  ) -> Operand {
    for part in parts { emitIgnored(part) }
    emitGift(at: span)
    // A part that is from elsewhere itself has been counted.
    if countingFunction != nil, !parts.contains(where: \.isUnresolved) {
      emitTally(Tally.Mark.unresolvedUse.rawValue)
    }
    guard let value else { return .trivial(emitNone(into: target)) }
    return emit(value, into: target)
  }

  /// Counts that `self` is given to something from elsewhere.
  private func emitGift(at span: Span) {
    guard countingFunction != nil, let receiver = compilation.unresolved.gifts[span],
      let owner = context?.owner
    else { return }
    emitTally(Tally.gift(compilation.scenario.gifts.count))
    compilation.scenario.gifts.append(
      GivenSelf(
        className: compilation.declarations[owner].name, receiver: receiver,
        location: compilation.location(of: span)))
  }

  /// Counts a statement that begins.
  func emitTally(of statement: TypedStmt) {
    guard let function = countingFunction else { return }
    switch statement.kind {
    case .block, .labeled, .function, .defer: return
    default: break
    }
    emitTally(compilation.scenario.countedStatements.count)
    compilation.scenario.countedStatements.append(function)
  }

  /// Counts a call that the unit's own code makes.
  func emitTallyOfCall() {
    guard countingFunction != nil else { return }
    emitTally(Tally.Mark.call.rawValue)
  }

  /// The function being emitted, when its actions are counted.
  private var countingFunction: FunctionID? {
    guard compilation.unresolved.areAllowed, context != nil else { return nil }
    let file = compilation.program.functions[Int(id.rawValue)].file
    return file < compilation.scenario.lastFile ? id : nil
  }

  private func emitTally(_ number: Int) {
    let mark = top
    let base = allocate(2)
    append(.int, a: base + 1, imm: number)
    append(.callIntrinsic, a: base, c: 1, imm: Int(Intrinsic.tally.rawValue))
    top = mark
  }
}
