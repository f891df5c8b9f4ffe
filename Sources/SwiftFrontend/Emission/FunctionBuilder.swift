import SwiftIR

/// Emits the code of one function from its typed tree.
///
/// Registers are a stack: a result's register lies below the temporaries that compute it. Every
/// owned value is on the cleanup stack until it is consumed; every way out of a scope emits the
/// releases of the active entries, from the top down.
final class FunctionBuilder {
  let compilation: Compilation
  let id: FunctionID
  let context: FunctionContext?
  let shared: SharedEmission

  var code: [Instruction] = []
  var places: [SwiftIR.Function.Place] = []
  private var holdings: [(pc: Int, owned: [(register: Int, lifetime: ClosureLifetime?)])] = []
  var offset: UInt32 = 0

  /// The next free register.
  var top = 1
  var highWater = 1

  var labels: [Int] = []
  private var references: [(pc: Int, label: Label)] = []
  private var detours: [Detour] = []

  var cleanups: [Cleanup] = []
  /// Entries that are inactive only for a while.
  var pinned: Set<Int> = []
  /// The bottom of the innermost scope: entries below it stay, or the scope would end too high.
  private var scopeDepth = 0
  /// The storage of locals, by identity.
  var storages: [ObjectIdentifier: Storage] = [:]
  var jumpTargets: [ObjectIdentifier: LoopLabels] = [:]
  /// The exits for a thrown error; without one, the error leaves the function.
  var handlers: [Exit] = []
  /// The exits for the links of optional chains that find nil.
  var chainExits: [Exit] = []
  /// The exit for `return` inside an observer's body.
  var returnExit: Exit?
  var fallthroughExit: Exit?
  /// Whether the code is that of a `defer`: in an initialiser, observers see what it assigns.
  private(set) var isInDefer = false
  /// The initialised fields, which determine how a class's initialiser gives up its object.
  var initialization = Initialization()
  /// Closures that may be released after their last calls, and the constants they are in.
  var closures: [ClosureLifetime] = []
  var closureLifetimes: [ObjectIdentifier: ClosureLifetime] = [:]
  /// Top-level variables that have their first value.
  var initializedGlobals: Set<GlobalID> = []
  /// Generic parameters that a closure captures, in order.
  var capturedTypes: [Int] = []
  /// The number of captures before those.
  var valueCaptureCount = 0
  var throwLabel: Label?

  struct Label { var index: Int }

  /// A place in the code with how much of the cleanup stack is left there.
  struct Exit {
    var label: Label
    var depth: Int
    /// Whether a handler ignores the error, which then dies at once.
    var isDiscarding = false
  }

  struct LoopLabels {
    var end: Exit
    var next: Exit?
  }

  /// The place of a local.
  enum Storage {
    case register(Int)
    /// A register with the box.
    case box(Int)
    case captured(Int)
    case capturedBox(Int)
    /// A local function: created from its captures at each use.
    case function(TypedClosure)
  }

  struct Cleanup {
    enum Kind {
      case release(Int)
      case statements([TypedStmt])
      /// A captured inout parameter goes from its box back into its register.
      case restore(Int, box: Int)
      /// An argument that is changed goes back from the call's window into its place, which was moved
      /// out into the first register.
      case putBack(LValue, Int, window: Int)
      /// The object of an initialiser.
      case object(Int)
    }
    var kind: Kind
    var isActive = true
    /// Whether it is a temporary tuple, whose elements are temporaries each.
    var isTuple = false
    /// The lifetime of a closure that may be released earlier.
    var lifetime: ClosureLifetime?
  }

  struct Initialization {
    /// Whether super.init or self.init has returned, or the class has no superclass.
    var isDelegated = false
    var fields: Set<Int> = []
    /// The fields that need values before an object without superclass is complete.
    var needed: Set<Int> = []
    var isComplete: Bool { isDelegated && needed.isSubset(of: fields) }
  }

  /// Code that is left until the end of the function: it starts with the state of its origin.
  private struct Detour {
    var label: Label
    var cleanups: [Cleanup]
    var top: Int
    var offset: UInt32
    var initialization: Initialization
    var handlers: [Exit]
    var chainExits: [Exit]
    var returnExit: Exit?
    var fallthroughExit: Exit?
    var body: () -> Void
  }

  init(
    _ compilation: Compilation, _ id: FunctionID, context: FunctionContext?,
    shared: SharedEmission = SharedEmission()
  ) {
    self.compilation = compilation
    self.id = id
    self.context = context
    self.shared = shared
  }

  var isScenario: Bool { compilation.program.functions[Int(id.rawValue)].isScenario }
  var role: FunctionContext.Role { context?.role ?? .plain }

  // MARK: Code

  func append(
    _ op: Opcode, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0, imm: Int = 0
  ) {
    if places.last?.offset != offset {
      if let last = places.last, Int(last.pc) == code.count {
        places[places.count - 1].offset = offset
      } else {
        places.append(SwiftIR.Function.Place(pc: UInt32(code.count), offset: offset))
      }
    }
    noteHoldings(op)
    code.append(Instruction(op, a: a, b: b, c: c, d: d, imm: imm))
  }

  /// Records the owned registers during a call.
  private func noteHoldings(_ op: Opcode) {
    switch op {
    case .call, .callVirtual, .callWitness, .callClosure, .callMetatypeVirtual, .callIntrinsic:
      break
    default: return
    }
    let owned = cleanups.compactMap { cleanup -> (register: Int, lifetime: ClosureLifetime?)? in
      guard cleanup.isActive, case .release(let register) = cleanup.kind else { return nil }
      return (register, cleanup.lifetime)
    }
    if !owned.isEmpty { holdings.append((code.count, owned)) }
  }

  func constant(_ constant: Constant, into register: Int) {
    append(.const, a: register, imm: compilation.constant(constant))
  }

  func move(_ target: Int, from source: Int) {
    if target != source { append(.move, a: target, b: source) }
  }

  // MARK: Registers

  func allocate(_ count: Int = 1) -> Int {
    let first = top
    top += count
    highWater = max(highWater, top)
    return first
  }

  // MARK: Labels

  func newLabel() -> Label {
    labels.append(-1)
    return Label(index: labels.count - 1)
  }

  func place(_ label: Label) {
    assert(labels[label.index] < 0, "a label is placed once")
    labels[label.index] = code.count
  }

  func jump(_ label: Label) {
    references.append((code.count, label))
    append(.jump)
  }

  func branch(_ op: Opcode, _ label: Label, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0) {
    references.append((code.count, label))
    append(op, a: a, b: b, c: c, d: d)
  }

  // MARK: Cleanups

  /// Notes that the register is owned.
  func pushRelease(_ register: Int) -> Int {
    cleanups.append(Cleanup(kind: .release(register)))
    return cleanups.count - 1
  }

  func deactivate(_ handle: Int) {
    cleanups[handle].isActive = false
    while cleanups.count > scopeDepth, let last = cleanups.last, !last.isActive,
      !pinned.contains(cleanups.count - 1)
    {
      cleanups.removeLast()
    }
  }

  /// Emits the active releases above the depth, for leaving by a jump; the stack stays.
  func emitCleanups(downTo depth: Int) {
    let all = cleanups
    for index in stride(from: all.count - 1, through: depth, by: -1) where all[index].isActive {
      cleanups = Array(all[..<index])
      emit(all[index])
    }
    cleanups = all
  }

  /// Ends a scope that is left by falling through.
  func popCleanups(to depth: Int) {
    while cleanups.count > depth {
      let last = cleanups.removeLast()
      if last.isActive { emit(last) }
    }
  }

  private func emit(_ cleanup: Cleanup) {
    switch cleanup.kind {
    case .release(let register):
      cleanup.lifetime?.releases.append(code.count)
      append(cleanup.isTuple ? .releaseTuple : .release, a: register)
    case .statements(let statements):
      let outer = (returnExit, isInDefer)
      (returnExit, isInDefer) = (nil, true)
      emitBlock(statements)
      (returnExit, isInDefer) = outer
    case .restore(let register, let box):
      append(.boxLoad, a: register, b: box)
      append(.release, a: box)
    case .putBack(let place, let access, let window):
      move(access, from: window)
      endAccess(place, access)
    case .object(let register):
      append(initialization.isComplete ? .release : .objectAbandon, a: register)
    }
  }

  func hasActiveCleanups(above depth: Int) -> Bool {
    cleanups.indices.contains { $0 >= depth && cleanups[$0].isActive }
  }

  /// Runs `body` in a scope of its own for temporaries and registers.
  func scope<Result>(_ body: () -> Result) -> Result {
    let (depth, mark, outer) = (cleanups.count, top, scopeDepth)
    scopeDepth = depth
    let result = body()
    popCleanups(to: depth)
    (top, scopeDepth) = (mark, outer)
    return result
  }

  /// Leaves everything above the exit's depth and goes there.
  func leave(to exit: Exit) {
    emitCleanups(downTo: exit.depth)
    jump(exit.label)
  }

  /// Returns a label for a conditional jump to the exit: by way of the cleanups when there are any.
  func label(for exit: Exit) -> Label {
    guard hasActiveCleanups(above: exit.depth) else { return exit.label }
    return detour { self.leave(to: exit) }
  }

  /// Plans code that runs out of line, with the present state; it must not fall through.
  func detour(_ body: @escaping () -> Void) -> Label {
    let label = newLabel()
    detours.append(
      Detour(
        label: label, cleanups: cleanups, top: top, offset: offset,
        initialization: initialization, handlers: handlers, chainExits: chainExits,
        returnExit: returnExit, fallthroughExit: fallthroughExit, body: body))
    return label
  }

  // MARK: The end

  /// Emits the remaining code, resolves the jumps and enters the code.
  func finish(parameterCount: Int) {
    var done = 0
    while done < detours.count {
      let detour = detours[done]
      done += 1
      cleanups = detour.cleanups
      top = detour.top
      offset = detour.offset
      initialization = detour.initialization
      handlers = detour.handlers
      chainExits = detour.chainExits
      returnExit = detour.returnExit
      fallthroughExit = detour.fallthroughExit
      place(detour.label)
      detour.body()
    }
    // They hold the builder, and it the whole compilation.
    detours = []
    if let throwLabel {
      place(throwLabel)
      append(.return)
    }
    // The machine does not look where the code ends.
    if code.last?.op.endsCode != true || labels.contains(code.count) { append(.unreachable) }
    for (pc, label) in references {
      assert(labels[label.index] >= 0, "a label that is jumped to has a place")
      code[pc].imm = Int32(labels[label.index])
    }
    var jumps = references.map(\.pc)
    let edits = shortenedClosureLifetimes(jumps: jumps)
    var held = holdings.map { holding in
      SwiftIR.Function.Holding(
        pc: UInt32(holding.pc),
        registers: holding.owned.filter { $0.lifetime?.holds($0.register, at: holding.pc) ?? true }
          .map { UInt16(truncatingIfNeeded: $0.register) })
    }
    if !edits.isEmpty {
      let result = edits.applied()
      let added = result.added.map { added in
        SwiftIR.Function.Place(
          pc: UInt32(added.pc), offset: places.last { $0.pc <= added.origin }?.offset ?? offset)
      }
      for index in places.indices { places[index].pc = UInt32(result.moved[Int(places[index].pc)]) }
      for index in held.indices { held[index].pc = UInt32(result.moved[Int(held[index].pc)]) }
      places += added
      (code, jumps) = (result.code, result.jumps)
    }
    let peephole = Peephole(code, jumps: jumps)
    code = peephole.result
    for index in places.indices { places[index].pc = UInt32(peephole.moved[Int(places[index].pc)]) }
    for index in held.indices { held[index].pc = UInt32(peephole.moved[Int(held[index].pc)]) }
    let index = Int(id.rawValue)
    compilation.program.functions[index].code = joined(code)
    compilation.program.functions[index].places = places
    compilation.program.functions[index].holdings = held
    compilation.program.functions[index].registerCount = max(highWater, parameterCount + 1)
    compilation.program.functions[index].parameterCount = parameterCount
  }
}

/// The state shared by the builders of a function and of its closures.
final class SharedEmission {
  /// The functions of closures and local functions, once their code is planned.
  var functions: [ObjectIdentifier: FunctionID] = [:]
  /// Generic parameters that a closure captures.
  var capturedTypes: [ObjectIdentifier: [Int]] = [:]
}
