// The machine spends much of its time on getting from one instruction to the next. So an instruction that
// is often followed by a certain other one has a joined operation for both.
//
// Joining changes one operation and nothing else: the second instruction stays where it is, with its operands.
// So places, jump targets and the numbers of steps stay as they were, and the machine may leave the second
// half to the instruction that stands there, whenever it is rare or fails.

extension Opcode {
  /// Each joined operation with the two that it stands for, chosen by counting the neighbours in the
  /// life of pushed and presented controllers.
  private static let joins: [(joined: Opcode, first: Opcode, second: Opcode)] = [
    (.moveThenMove, .move, .move),
    (.moveThenCall, .move, .call),
    (.moveThenCallVirtual, .move, .callVirtual),
    (.moveThenReturn, .move, .return),
    (.copyThenInt, .copy, .int),
    (.constThenCall, .const, .call),
    (.constThenFieldStore, .const, .fieldStore),
    (.releaseThenRelease, .release, .release),
    (.releaseThenJump, .release, .jump),
    (.releaseThenJumpIfNot, .release, .jumpIfNot),
    (.releaseThenReturn, .release, .return),
    (.releaseThenReturnVoid, .release, .returnVoid),
    (.fieldLoadThenJumpIfNot, .fieldLoad, .jumpIfNot),
    (.fieldLoadRetainedThenJumpIfNil, .fieldLoadRetained, .jumpIfNil),
    (.fieldLoadWeakThenJumpIfNil, .fieldLoadWeak, .jumpIfNil),
    (.jumpIfNotThenJump, .jumpIfNot, .jump),
    (.jumpIfNotThenMove, .jumpIfNot, .move),
    (.globalOnceThenGlobalLoad, .globalOnce, .globalLoad),
    (.globalOnceThenGlobalLoadRetained, .globalOnce, .globalLoadRetained),
    (.intAddImmThenJump, .intAddImm, .jump),
    (.arrayCountThenJumpIfIntLessEqual, .arrayCount, .jumpIfIntLessEqual),
  ]

  private static let halvesByCode: [(first: Opcode, second: Opcode)?] = {
    var result = [(first: Opcode, second: Opcode)?](repeating: nil, count: allCases.count)
    for join in joins { result[Int(join.joined.rawValue)] = (join.first, join.second) }
    return result
  }()

  /// By the codes of both halves, 256 places for each first one.
  private static let joinedByHalves: [Opcode?] = {
    var result = [Opcode?](repeating: nil, count: 256 * 256)
    for join in joins { result[place(join.first, join.second)] = join.joined }
    return result
  }()

  private static func place(_ first: Opcode, _ second: Opcode) -> Int {
    Int(first.rawValue) << 8 | Int(second.rawValue)
  }

  /// The operations of this instruction and of the next one, where this one is joined.
  public var halves: (first: Opcode, second: Opcode)? { Self.halvesByCode[Int(rawValue)] }

  /// The operation for an instruction that is followed by one with the operation `second`.
  fileprivate func joined(with second: Opcode) -> Opcode? {
    Self.joinedByHalves[Self.place(self, second)]
  }
}

/// Returns the code with its instructions joined to the next ones where there are operations for both.
///
/// It begins at the end, so that what precedes a jump, a call or a return is joined to it. No second half
/// is joined itself.
public func joined(_ code: [Instruction]) -> [Instruction] {
  var code = code
  var pc = code.count - 2
  while pc >= 0 {
    if let op = code[pc].op.joined(with: code[pc + 1].op) {
      code[pc].op = op
      pc -= 1
    }
    pc -= 1
  }
  return code
}
