import SwiftIR
import SwiftInterpreter
import Testing

@Suite struct `Fibers` {
  /// A closure in register 1, of a function without captures.
  private func closure(_ function: FunctionID) -> Instruction {
    Instruction(.closureNew, a: 1, b: 0, c: 0, imm: Int(function.rawValue))
  }

  /// Makes a fiber of the closure in register 1, which is given up; its number is in register 2.
  private func make(_ a: Assembler) -> [Instruction] {
    [
      Instruction(.move, a: 9, b: 1), a.call(.fiberMake, base: 8, 1),
      Instruction(.move, a: 2, b: 8),
      Instruction(.release, a: 1),
    ]
  }

  private func resume(_ a: Assembler) -> [Instruction] {
    [Instruction(.move, a: 9, b: 2), a.call(.fiberResume, base: 8, 1)]
  }

  private func suspend(_ a: Assembler) -> [Instruction] { [a.call(.fiberSuspend, base: 8, 0)] }

  private let done = [Instruction(.none), Instruction(.return)]

  @Test func `a fiber goes on where it stopped`() {
    check(prints: ["1", "main", "2", "main", "3"]) { a in
      let body = a.function(
        "body",
        a.print("1\n") + suspend(a) + a.print("2\n") + suspend(a) + a.print("3\n") + done)
      return [closure(body)] + make(a) + resume(a) + a.print("main\n") + resume(a)
        + a.print("main\n") + resume(a)
    }
  }

  @Test func `calls inside of it stop with it, and keep their registers`() {
    check(prints: ["5", "main", "5", "body"]) { a in
      let inner = a.function(
        "inner",
        [Instruction(.int, a: 3, imm: 5)] + a.print(register: 3) + suspend(a)
          + a.print(register: 3) + done)
      let body = a.function("body", [.call(inner, base: 6)] + a.print("body\n") + done)
      return [closure(body)] + make(a) + resume(a) + [Instruction(.int, a: 3, imm: 7)]
        + a.print("main\n") + resume(a)
    }
  }

  @Test func `what a fiber runs lives until it has ended`() {
    check(prints: ["suspended", "ends", "dies", "after"]) { a in
      let dies = a.function("deinit", parameters: 1, a.print("dies\n") + done)
      let c = a.classType("A", deinitializer: dies)
      let body = a.function("body", suspend(a) + a.print("ends\n") + done)
      return [
        Instruction(.objectNew, a: 3, imm: Int(c.type.rawValue)),
        Instruction(.closureNew, a: 1, b: 3, c: 1, imm: Int(body.rawValue)),
      ] + make(a) + resume(a) + a.print("suspended\n") + resume(a) + a.print("after\n")
    }
  }

  @Test func `a fiber resumed inside another returns to it`() {
    check(prints: ["outer", "inner", "outer again", "main"]) { a in
      let inner = a.function("inner", a.print("inner\n") + suspend(a) + done)
      let outer = a.function(
        "outer",
        a.print("outer\n") + [closure(inner)] + make(a) + resume(a) + a.print("outer again\n")
          + done)
      return [closure(outer)] + make(a) + resume(a) + a.print("main\n")
    }
  }

  @Test func `what suspended frames hold is no leak`() {
    var a = Assembler()
    _ = a.constant(.bool(false))
    _ = a.string("\n")
    let c = a.classType("A")
    let body = a.function("body", suspend(a) + done)
    let run = a.run(
      main: [
        Instruction(.objectNew, a: 3, imm: Int(c.type.rawValue)),
        Instruction(.closureNew, a: 1, b: 3, c: 1, imm: Int(body.rawValue)),
      ] + make(a) + resume(a))
    #expect(run.outcome == .completed)
    #expect(run.leaks.isEmpty)
  }

  @Test func `suspending outside of a fiber and resuming one that has ended are mistakes`() {
    check(prints: [], traps: "internal error: nothing can suspend here") { a in suspend(a) }
    check(prints: [], traps: "internal error: fiber 1 cannot be resumed") { a in
      let body = a.function("body", done)
      return [closure(body)] + make(a) + resume(a) + resume(a)
    }
  }

  @Test func `fibers without end run into the limits`() {
    var a = Assembler()
    let nested = a.function("nested", [])
    a.program.functions[Int(nested.rawValue)].code =
      [closure(nested)] + make(a) + resume(a) + done
    let deep = a.run(main: [closure(nested)] + make(a) + resume(a))
    #expect(deep.outcome == .trapped(message: "stack overflow", backtrace: deep.backtrace))

    var b = Assembler()
    let waiting = b.function("waiting", suspend(b) + done)
    let many = b.run(
      Configuration(memory: 1 << 20),
      main: [closure(waiting)] + make(b) + resume(b) + [
        Instruction(.jump, imm: 0)
      ])
    #expect(many.outcome == .limit(.memory))
  }

  @Test func `halting ends the run where it stands`() {
    check(prints: ["before"]) { a in
      a.print("before\n") + [a.call(.halt, base: 8, 0)] + a.print("after\n")
    }
  }
}

extension MachineRun {
  fileprivate var backtrace: [CodeLocation] {
    if case .trapped(_, let backtrace) = outcome { backtrace } else { [] }
  }
}
