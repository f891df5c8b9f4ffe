import SwiftIR

/// Joins instructions that often follow each other, since the machine spends more time on fetching
/// an instruction than on executing it.
struct Peephole {
  private let code: [Instruction]
  /// Whether each place is the target of a jump: joined instructions may begin there, but not go
  /// across.
  private let isTarget: [Bool]
  private(set) var result: [Instruction] = []
  /// The new place of each old one; one more for the end.
  private(set) var moved: [Int] = []

  /// `jumps` are the places of the instructions whose `imm` is a place in the code.
  init(_ code: [Instruction], jumps: [Int]) {
    self.code = code
    var isTarget = [Bool](repeating: false, count: code.count + 1)
    for pc in jumps { isTarget[Int(code[pc].imm)] = true }
    self.isTarget = isTarget
    result.reserveCapacity(code.count)
    moved.reserveCapacity(code.count + 1)
    var pc = 0
    while pc < code.count {
      let (joined, count) = joined(at: pc)
      for _ in 0..<count { moved.append(result.count) }
      result.append(joined)
      pc += count
    }
    moved.append(result.count)
    for pc in jumps {
      result[moved[pc]].imm = Int32(truncatingIfNeeded: moved[Int(code[pc].imm)])
    }
  }

  /// The joined instruction at a place, and the number of instructions it replaces.
  private func joined(at pc: Int) -> (Instruction, count: Int) {
    let first = code[pc]
    guard let second = following(pc, by: 1) else { return (first, 1) }
    switch (first.op, second.op) {
    case (.move, .retain) where second.a == first.a:
      if let third = following(pc, by: 2), third.op == .release, third.a == first.b {
        return (first, 3)
      }
      return (Instruction(.copy, a: Int(first.a), b: Int(first.b)), 2)
    case (.fieldLoad, .weakLoad) where second.a == first.a && second.b == first.a:
      return (
        Instruction(.fieldLoadWeak, a: Int(first.a), b: Int(first.b), d: Int(first.d)), 2
      )
    case (.structNew, .return) where first.a == 0 && first.c == 0:
      return (Instruction(.returnVoid, imm: Int(first.imm)), 2)
    default:
      return (first, 1)
    }
  }

  private func following(_ pc: Int, by distance: Int) -> Instruction? {
    let place = pc + distance
    guard place < code.count, !(pc + 1...place).contains(where: { isTarget[$0] }) else {
      return nil
    }
    return code[place]
  }
}
