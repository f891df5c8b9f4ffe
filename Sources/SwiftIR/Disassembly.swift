extension Program {
  /// A function's code in words, an instruction a line, for tests and for looking at what was emitted.
  public func disassembly(of id: FunctionID) -> String {
    let function = functions[Int(id.rawValue)]
    var lines = [
      "\(function.name): \(function.parameterCount) parameters, \(function.registerCount) registers"
    ]
    for (pc, i) in function.code.enumerated() {
      var line = "  \(pc): \(i.op)"
      line += " a=\(i.a) b=\(i.b) c=\(i.c) d=\(i.d) imm=\(i.imm)"
      if let note = note(on: i) { line += "  ; \(note)" }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func note(on i: Instruction) -> String? {
    let index = Int(i.imm)
    switch i.op {
    case .const, .trap: return constants.indices.contains(index) ? "\(constants[index])" : nil
    case .call, .closureNew: return functions.indices.contains(index) ? functions[index].name : nil
    case .callIntrinsic: return Intrinsic(rawValue: UInt16(truncatingIfNeeded: i.imm))?.name
    case .objectNew, .structNew, .enumNew, .arrayNew, .boxOptional, .isInstance, .castOrNil,
      .castOrTrap, .typeSubstitute, .intFit:
      return types.indices.contains(index) ? types[index].name : nil
    case .globalOnce, .globalLoad, .globalLoadRetained, .globalStore, .globalTake, .globalPut:
      return globals.indices.contains(index) ? globals[index].name : nil
    default: return nil
    }
  }
}
