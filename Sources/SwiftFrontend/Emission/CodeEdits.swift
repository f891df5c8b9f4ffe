import SwiftIR

/// Releases to put into a function's code, and instructions to take out of it.
struct CodeEdits {
  private let code: [Instruction]
  /// The places of the instructions whose `imm` is a place in the code.
  private let jumps: Set<Int>
  private var removed: Set<Int> = []
  /// Registers to release when control goes from an instruction to the next.
  private var afterwards: [Int: [Int]] = [:]
  /// Registers to release when the jump is taken.
  private var onJump: [Int: [Int]] = [:]

  var isEmpty: Bool { removed.isEmpty && afterwards.isEmpty && onJump.isEmpty }

  init(_ code: [Instruction], jumps: [Int]) {
    self.code = code
    self.jumps = Set(jumps)
  }

  mutating func remove(_ places: [Int]) { removed.formUnion(places) }

  /// Releases the register as soon as no use can follow, on each way from its definitions; returns
  /// for each place whether a use may follow it.
  mutating func release(_ register: Int, definitions: Set<Int>, uses: Set<Int>) -> [Bool] {
    var isLive = [Bool](repeating: false, count: code.count + 1)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for pc in code.indices.reversed() where !isLive[pc] {
        let isNeeded =
          uses.contains(pc)
          || (!definitions.contains(pc) && successors(of: pc).contains { isLive[$0] })
        if isNeeded {
          isLive[pc] = true
          hasChanged = true
        }
      }
    }
    for pc in code.indices where isLive[pc] || definitions.contains(pc) {
      if fallsThrough(pc), !isLive[pc + 1] { afterwards[pc, default: []].append(register) }
      if let target = target(of: pc), !isLive[target] { onJump[pc, default: []].append(register) }
    }
    return isLive
  }

  private func target(of pc: Int) -> Int? { jumps.contains(pc) ? Int(code[pc].imm) : nil }

  private func fallsThrough(_ pc: Int) -> Bool {
    switch code[pc].op {
    case .jump, .return, .returnVoid, .trap, .trapWith, .unreachable: false
    default: true
    }
  }

  private func successors(of pc: Int) -> [Int] {
    (fallsThrough(pc) ? [pc + 1] : []) + (target(of: pc).map { [$0] } ?? [])
  }

  /// The code after the edits.
  struct Result {
    var code: [Instruction] = []
    var jumps: [Int] = []
    /// The new place of each old one; one more for the end.
    var moved: [Int] = []
    /// The instructions added behind the code, with the old places they belong to.
    var added: [(pc: Int, origin: Int)] = []
  }

  func applied() -> Result {
    var result = Result()
    for (pc, instruction) in code.enumerated() {
      result.moved.append(result.code.count)
      if !removed.contains(pc) { result.code.append(instruction) }
      for register in afterwards[pc] ?? [] {
        result.code.append(Instruction(.release, a: register))
      }
    }
    result.moved.append(result.code.count)
    for pc in jumps.sorted() {
      let place = result.moved[pc]
      let target = result.moved[Int(code[pc].imm)]
      result.jumps.append(place)
      guard let registers = onJump[pc] else {
        result.code[place].imm = Int32(truncatingIfNeeded: target)
        continue
      }
      // Jumps go through releases behind the code.
      result.code[place].imm = Int32(truncatingIfNeeded: result.code.count)
      result.added.append((result.code.count, pc))
      for register in registers { result.code.append(Instruction(.release, a: register)) }
      result.jumps.append(result.code.count)
      result.code.append(Instruction(.jump, imm: target))
    }
    return result
  }
}
