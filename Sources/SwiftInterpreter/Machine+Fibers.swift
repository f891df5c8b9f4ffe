import SwiftIR

/// Calls that wait outside of the stack until they are resumed; `async` functions run in them.
///
/// A fiber runs on top of the code that resumed it, like any call. Suspending moves its frames and
/// registers from the stack to here, resuming moves them back. Only bases point into the registers;
/// they are kept as offsets meanwhile.
struct Fibers {
  struct Fiber {
    /// The closure it runs, kept until it ends.
    var body: Value
    /// Empty before the first resumption and while it runs.
    var frames: [Frame] = []
    /// For each frame, where its registers begin in `registers`.
    var offsets: [Int] = []
    var registers: [Value] = []
    var isRunning = false

    var size: Int {
      frames.count * (MemoryLayout<Frame>.stride + MemoryLayout<Int>.stride)
        + registers.count * MemoryLayout<Value>.stride
    }
  }

  /// Fibers that have not ended, by number.
  var living: [Int32: Fiber] = [:]
  var count: Int32 = 0
  static let sizeWhenNew = 128
  /// The cost of the last switch in steps: a deep stack is moved as a whole.
  var switchCost = 0
}

extension Machine {
  mutating func makeFiber(_ body: Value) -> Value {
    guard body.type == TypeID.function.rawValue, fibers.count < .max else {
      failInternally("a fiber of what is no function")
      return .void
    }
    retain(body)
    heap.account(Fibers.sizeWhenNew)
    fibers.count += 1
    fibers.living[fibers.count] = Fibers.Fiber(body: body)
    return Value(int: Int(fibers.count))
  }

  /// Puts a fiber on top of the running frame; false when the run has ended.
  @inline(never)
  mutating func resumeFiber(_ base: Registers) -> Bool {
    let number = Int32(truncatingIfNeeded: base[1].int)
    guard var fiber = fibers.living[number], !fiber.isRunning else {
      failInternally("fiber \(number) cannot be resumed")
      return false
    }
    let window =
      frame.pointee.base + Int(functions[Int(frame.pointee.function)].registerCount)
    guard fiber.frames.isEmpty ? start(fiber.body, number, window) : restore(fiber, window) else {
      if outcome == nil { fail("stack overflow") }
      return false
    }
    heap.account(-fiber.size)
    fibers.switchCost = fiber.frames.count + fiber.registers.count / 8
    fiber.frames = []
    fiber.offsets = []
    fiber.registers = []
    fiber.isRunning = true
    fibers.living[number] = fiber
    return true
  }

  private mutating func start(_ body: Value, _ number: Int32, _ window: Registers) -> Bool {
    let function = body.flags == 0 ? Int(body.bits) : Int(body.cell.pointee.serial)
    guard function < functionCount else { return false }
    prepare(function)
    guard let code = functions[function].code, frame + 1 < frameEnd,
      window + Int(functions[function].registerCount) < registerEnd
    else { return false }
    let marks = frame.pointee.marks
    frame += 1
    frame.initialize(
      to: Frame(
        ip: code, base: window, code: code, closure: body.flags == 0 ? nil : body.cell,
        function: UInt32(truncatingIfNeeded: function), flags: Frame.isFiber, marks: marks,
        callNode: -1, subject: number, floor: 0))
    return true
  }

  private mutating func restore(_ fiber: Fibers.Fiber, _ window: Registers) -> Bool {
    guard frame + fiber.frames.count < frameEnd, window + fiber.registers.count < registerEnd
    else { return false }
    // The frames below are new, and so are the rules that led here and the caller.
    let marks = frame.pointee.marks
    for (saved, offset) in zip(fiber.frames, fiber.offsets) {
      frame += 1
      frame.initialize(to: saved)
      frame.pointee.base = window + offset
      frame.pointee.marks = marks
      frame.pointee.callNode = -1
    }
    fiber.registers.withUnsafeBufferPointer { saved in
      guard let first = saved.baseAddress else { return }
      window.update(from: first, count: saved.count)
    }
    return true
  }

  /// Moves the running fiber off the stack; false when the run has ended.
  @inline(never)
  mutating func suspendFiber(_ base: Registers) -> Bool {
    base[0] = .void
    var bottom = frame
    while bottom > frameStack, bottom.pointee.flags & ~Frame.isEvent == 0 { bottom -= 1 }
    guard bottom.pointee.flags & Frame.isFiber != 0,
      var fiber = fibers.living[bottom.pointee.subject]
    else {
      failInternally("nothing can suspend here")
      return false
    }
    let start = bottom.pointee.base
    let end = frame.pointee.base + Int(functions[Int(frame.pointee.function)].registerCount)
    fiber.frames = Array(UnsafeBufferPointer(start: bottom, count: frame - bottom + 1))
    fiber.offsets = fiber.frames.map { $0.base - start }
    fiber.registers = Array(UnsafeBufferPointer(start: start, count: end - start))
    fiber.isRunning = false
    heap.account(fiber.size)
    fibers.switchCost = fiber.frames.count + fiber.registers.count / 8
    fibers.living[bottom.pointee.subject] = fiber
    frame = bottom - 1
    answerCaller(frame)
    if heap.isExhausted { exceed(.memory) }
    return outcome == nil
  }

  /// The outermost frame of a fiber has returned.
  mutating func endFiber(_ bottom: FramePointer) {
    drop(bottom.pointee.base[0])
    if let fiber = fibers.living.removeValue(forKey: bottom.pointee.subject) {
      heap.account(-Fibers.sizeWhenNew)
      drop(fiber.body)
    }
    answerCaller(bottom - 1)
  }

  /// Gives the call that resumed a fiber its result.
  private func answerCaller(_ caller: FramePointer) {
    let call = caller.pointee.ip - 1
    caller.pointee.base[Int(call.pointee.a)] = .void
  }

  // MARK: - Values that waiting frames own

  /// The values that unfinished frames own: those of suspended fibers, and those on the stack when
  /// the run was halted.
  func heldByFrames() -> [Value] {
    var held: [Value] = []
    for number in fibers.living.keys.sorted() {
      guard let fiber = fibers.living[number] else { continue }
      held.append(fiber.body)
      for (frame, offset) in zip(fiber.frames, fiber.offsets) {
        for register in holdings(of: frame) where offset + register < fiber.registers.count {
          held.append(fiber.registers[offset + register])
        }
      }
    }
    var current = frame
    while current > frameStack {
      for register in holdings(of: current.pointee) {
        held.append(current.pointee.base[register])
      }
      current -= 1
    }
    return held
  }

  /// The registers that a frame owns while it waits for a call.
  private func holdings(of frame: Frame) -> [Int] {
    let pc = frame.ip - frame.code - 1
    let function = program.functions[Int(frame.function)]
    return function.holdings.first { Int($0.pc) == pc }?.registers.map(Int.init) ?? []
  }
}
