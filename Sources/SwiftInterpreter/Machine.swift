import SwiftIR

typealias Registers = UnsafeMutablePointer<Value>
typealias Code = UnsafeMutablePointer<Instruction>

/// A function as the loop needs it, filled in on the first call.
struct FunctionEntry {
  var code: Code?
  var registerCount: UInt32
  var isScenario: Bool
}

/// A call that has not returned.
struct Frame {
  static let stops: UInt32 = 1
  static let catches: UInt32 = 2
  static let isDeinit: UInt32 = 4
  static let isEvent: UInt32 = 8
  static let initializesGlobal: UInt32 = 16
  static let isHook: UInt32 = 32
  static let performs: UInt32 = 64
  /// The outermost frame of a fiber; `subject` is its number.
  static let isFiber: UInt32 = 128

  /// The place where it continues when the frame above returns; up to date while that one runs.
  var ip: Code
  var base: Registers
  var code: Code
  var closure: CellPointer?
  var function: UInt32
  /// Extra work when it returns; 0 nearly always.
  var flags: UInt32
  /// The chain of rules marked in this frame and below it, or -1.
  var marks: Int32
  /// The call node of the caller; -1 until it is first needed.
  var callNode: Int32
  /// The number of the event that this call is, of the global or hook it computes, or of its fiber.
  var subject: Int32
  /// For a deinit and a catch: the start of the suspended work.
  var floor: Int32
}

typealias FramePointer = UnsafeMutablePointer<Frame>

/// One run of a program.
///
/// All state is in this struct, which only one variable ever contains, so that the loop works
/// through plain pointers: no host counting and no exclusivity checks.
struct Machine {
  let program: Program
  let configuration: Configuration
  var heap: Heap

  // The code
  let functions: UnsafeMutablePointer<FunctionEntry>
  let functionCount: Int
  let constants: UnsafeMutablePointer<Value>
  let globals: UnsafeMutablePointer<Value>
  /// 0 not computed, 1 being computed, 2 computed.
  let globalStates: UnsafeMutablePointer<UInt8>

  // The stacks
  let registerStack: Registers
  let registerEnd: Registers
  let frameStack: FramePointer
  let frameEnd: FramePointer
  /// The frame that runs; the loop keeps it in a local and stores it before leaving.
  var frame: FramePointer
  var stepsLeft: Int
  /// Extra work of an operation, counted in steps: copying a million elements takes as long as that
  /// many instructions.
  var work = 0
  /// The bytes of the names of types created while running.
  var typeNameBytes = 0
  var pendingError = Value.empty
  var fibers = Fibers()
  /// The methods that messages have asked for, and nil for those that no class has.
  var selectedMethods: [SelectorKey: SelectedMethod?] = [:]

  // Destruction
  var tasks: UnsafeMutablePointer<DestroyTask>
  var taskCount = 0
  var taskCapacity = 256
  /// The tasks below this index wait until the running deinits have ended.
  var taskFloor = 0

  // Types; the program's and those made by substitution
  var types: UnsafeMutablePointer<TypeEntry>
  var typeCapacity: Int
  var typeCount: Int
  var madeTypes: [RuntimeType] = []
  var retiredTypes: [UnsafeMutablePointer<TypeEntry>] = []
  /// The types that came with no image, by structure; filled in on first use.
  var interned: [RuntimeType.Key: UInt32]?
  var substitutions: [SubstitutionKey: UInt32] = [:]
  let nominals: UnsafeMutablePointer<NominalPointer?>
  let witnessCache: UnsafeMutablePointer<WitnessCacheEntry>
  var wellKnown: WellKnownNominals?

  // Results
  var outcome: MachineRun.Outcome?
  /// The calls that were running when a limit was exceeded, innermost first.
  private var limitBacktrace: [CodeLocation] = []
  var outputLines: [String] = []
  var outputLine = ""
  var outputBytes = 0
  var warnings: [String] = []
  var recorder = Recorder()
  var tally = Tally()
  /// The number of each callback's arguments.
  let callbackArity: [Int]
  /// The rules that the model has named; each cell's tag is one more than its index here.
  var ruleCells: [(cell: CellPointer, number: Int32)] = []
  var random: UInt64

  init(_ program: Program, configuration: Configuration) {
    self.program = program
    self.configuration = configuration
    heap = Heap(limit: configuration.memory, isChecking: configuration.isChecking)
    random = configuration.seed
    callbackArity = program.callbacks.map { $0.parameters.count }

    functionCount = program.functions.count
    functions = Self.zeroed(functionCount)
    constants = Self.zeroed(program.constants.count)
    globals = .allocate(capacity: max(1, program.globals.count))
    globals.initialize(repeating: .empty, count: program.globals.count)
    globalStates = Self.zeroed(program.globals.count)

    let depth = max(configuration.depth, 8)
    let registerCount = depth * 64 + 65_536
    registerStack = Self.lazilyZeroed(registerCount)
    registerEnd = registerStack + registerCount
    frameStack = Self.lazilyZeroed(depth + 2)
    frameEnd = frameStack + depth + 2
    frame = frameStack
    stepsLeft = configuration.steps

    tasks = .allocate(capacity: taskCapacity)
    typeCount = program.types.count
    typeCapacity = typeCount + 256
    types = Self.zeroed(typeCapacity)
    nominals = .allocate(capacity: max(1, program.nominals.count))
    nominals.initialize(repeating: nil, count: program.nominals.count)
    witnessCache = Self.zeroed(Self.witnessCacheSize)
    recorder.isRecording = configuration.recordsEvents
    frame.pointee.code = Self.idleCode
    frame.pointee.ip = frame.pointee.code
    frame.pointee.base = registerStack
    frame.pointee.marks = -1
    frame.pointee.callNode = -1
  }

  static let witnessCacheSize = 1024

  /// The code that the frame below all others points at.
  nonisolated(unsafe) private static let idleCode: Code = {
    // Written once, before anyone reads it, and never again.
    let code = Code.allocate(capacity: 1)
    code.initialize(to: Instruction(.unreachable))
    return code
  }()

  /// Memory of zero bits.
  private static func zeroed<T>(_ count: Int) -> UnsafeMutablePointer<T> {
    guard let raw = zeroedBytes(max(1, count) * MemoryLayout<T>.stride) else {
      preconditionFailure("no memory for a run")
    }
    return raw.assumingMemoryBound(to: T.self)
  }

  /// Zeroed memory from the system, allocated a page at a time on first touch.
  private static func lazilyZeroed<T>(_ count: Int) -> UnsafeMutablePointer<T> {
    guard let raw = mapBytes(count * MemoryLayout<T>.stride) else {
      preconditionFailure("no memory for a run")
    }
    return raw.assumingMemoryBound(to: T.self)
  }

  func tearDown() {
    heap.tearDown()
    for index in 0..<program.nominals.count { nominals[index]?.deallocateWithTables() }
    freeBytes(functions)
    freeBytes(constants)
    globals.deallocate()
    freeBytes(globalStates)
    unmapBytes(registerStack, UnsafeRawPointer(registerEnd) - UnsafeRawPointer(registerStack))
    unmapBytes(frameStack, UnsafeRawPointer(frameEnd) - UnsafeRawPointer(frameStack))
    freeBytes(types)
    for table in retiredTypes { freeBytes(table) }
    freeBytes(witnessCache)
    nominals.deallocate()
    tasks.deallocate()
  }

  // MARK: - The whole run

  mutating func runAll() -> MachineRun {
    if let main = program.main { start(main) }
    let result = outcome ?? .completed
    let limitBacktrace = self.limitBacktrace
    let steps = configuration.steps - max(0, stepsLeft)
    recorder.isRecording = false
    let log = eventLog()
    let tally = self.tally
    finishOutput()
    let lines = outputLines
    let warnings = self.warnings
    let leaks = configuration.findsLeaks && result == .completed ? findLeaks() : []
    let checks = program.checks.map { runCheck($0, outcome: result) }
    return MachineRun(
      outcome: result, limitBacktrace: limitBacktrace, output: lines, warnings: warnings,
      events: log, leaks: leaks,
      rules: recorder.rules, checkResults: checks, notes: notes, tally: tally, steps: steps,
      entered: (0..<functionCount).map { functions[$0].code != nil })
  }

  /// Runs a function without arguments on empty stacks; its result is in register 0.
  private mutating func start(_ function: FunctionID) {
    frame = frameStack
    taskCount = 0
    taskFloor = 0
    pendingError = .empty
    guard Int(function.rawValue) < functionCount else { return }
    prepare(Int(function.rawValue))
    let entry = functions[Int(function.rawValue)]
    guard let code = entry.code else { return }
    frame += 1
    frame.initialize(
      to: Frame(
        ip: code, base: registerStack, code: code, closure: nil, function: function.rawValue,
        flags: Frame.stops, marks: -1, callNode: -1, subject: -1, floor: 0))
    execute()
    if outcome == nil, pendingError.type != Value.empty.type {
      outcome = .trapped(message: "Fatal error: an error was thrown at top level", backtrace: [])
    }
  }

  private mutating func runCheck(
    _ check: FunctionID, outcome before: MachineRun.Outcome
  ) -> MachineRun.CheckResult {
    outcome = nil
    checkedOutcome = before
    stepsLeft = max(stepsLeft, 1_000_000)
    start(check)
    defer { outcome = nil }
    switch outcome {
    case .trapped(let message, _): return .broken(message)
    case .limit: return .broken("it takes too long")
    case .completed, nil:
      let value = registerStack[0]
      guard value.type == TypeID.bool.rawValue else { return .broken("it is no Bool") }
      return value.isTrue ? .holds : .fails
    }
  }

  /// The texts that checks kept with `trace.note`.
  var notes: [String] = []

  /// The outcome of the run, for checks that read it.
  var checkedOutcome: MachineRun.Outcome = .completed

  /// Makes a function's code available to the loop. The code is read in the program, which this run
  /// retains and nothing changes.
  @inline(never)
  func prepare(_ id: Int) {
    guard functions[id].code == nil else { return }
    functions[id] = FunctionEntry(
      code: program.functions[id].code.withUnsafeBufferPointer(Self.soundCode),
      registerCount: UInt32(max(1, program.functions[id].registerCount)),
      isScenario: program.functions[id].isScenario)
  }

  /// Code that ends with a jump, return or trap, as the verifier promises for the image's.
  private static func soundCode(_ code: UnsafeBufferPointer<Instruction>) -> Code {
    guard let start = code.baseAddress, let last = code.last, last.op.endsCode else {
      return idleCode
    }
    return Code(mutating: start)
  }

  // MARK: - Ends

  mutating func fail(_ message: String) {
    outcome = .trapped(message: message, backtrace: backtrace())
  }

  mutating func exceed(_ limit: MachineRun.ExceededLimit) {
    outcome = .limit(limit)
    limitBacktrace = backtrace()
  }

  /// Ends the run after a mistake of the compiler, not of the scenario.
  mutating func failInternally(_ message: String) {
    fail("internal error: \(message)")
  }

  /// Ends the run where a type has no witness. Something from elsewhere has no type here, so that
  /// generic code cannot ask it.
  mutating func failUnwitnessed(_ type: UInt32, requirement: Int32) {
    guard !program.isPartial else {
      return fail("something that is declared elsewhere is asked for what only its type can tell")
    }
    failInternally("\(typeName(type)) has no witness for requirement \(requirement)")
  }

  /// The frames, innermost first; `frame.ip` is up to date.
  func backtrace() -> [CodeLocation] {
    var result: [CodeLocation] = []
    var current = frame
    while current > frameStack, result.count < 200 {
      let function = program.functions[Int(current.pointee.function)]
      if !function.isHidden {
        result.append(
          CodeLocation(
            function: FunctionID(rawValue: current.pointee.function),
            pc: max(0, current.pointee.ip - current.pointee.code - 1)))
      }
      current -= 1
    }
    return result
  }

  // MARK: - Output

  mutating func write(_ text: String) {
    outputBytes += text.utf8.count
    if outputBytes > configuration.output {
      exceed(.output)
      return
    }
    var rest = Substring(text)
    while let newline = rest.utf8.firstIndex(of: 0x0A) {
      outputLine += rest[..<newline]
      recordPrint()
      outputLines.append(outputLine)
      outputLine = ""
      rest = rest[rest.utf8.index(after: newline)...]
    }
    outputLine += rest
  }

  private mutating func finishOutput() {
    if !outputLine.isEmpty {
      outputLines.append(outputLine)
      outputLine = ""
    }
  }

  // MARK: - Values

  mutating func makeString(_ text: String) -> Value {
    Value(cell: heap.string(text, type: TypeID.string.rawValue))
  }

  /// The text of a string or a character, else nil.
  func text(_ value: Value) -> String? {
    guard value.isCell, value.cell.pointee.kind == .string else { return nil }
    return Heap.text(value.cell)
  }

  @inline(__always)
  func retain(_ value: Value) {
    if value.flags == Value.strong {
      value.cell.pointee.strong &+= 1
    } else if value.flags != 0 && value.flags != Value.immortal {
      value.cell.pointee.weak &+= 1
    }
  }

  /// Makes the value of a constant that is used for the first time.
  @inline(never)
  mutating func constant(_ index: Int) -> Value {
    let value: Value
    switch program.constants[index] {
    case .int(let number, let type):
      value = Value(bits: UInt64(bitPattern: number), type: type.rawValue, flags: 0)
    case .double(let number): value = Value(double: number)
    case .bool(let truth): value = Value(bool: truth)
    case .string(let text):
      var string = makeString(text)
      string.flags = Value.immortal
      value = string
    case .character(let text):
      var string = Value(cell: heap.string(text, type: TypeID.character.rawValue))
      string.flags = Value.immortal
      value = string
    case .none: value = .none
    case .metatype(let type): value = Value(metatype: type.rawValue)
    case .function(let function):
      value = Value(
        bits: UInt64(function.rawValue), type: TypeID.function.rawValue, flags: 0)
    case .enumCase(let tag, let type):
      value = Value(bits: UInt64(tag), type: type.rawValue, flags: 0)
    }
    constants[index] = value
    return value
  }

  /// A number that represents an address, the same in every run.
  func address(of cell: CellPointer, field: Int? = nil) -> Int {
    let base = 0x6000_0000_0000 + Int(cell.pointee.identity) * 0x40
    guard let field else { return base }
    return base + 16 + field * 8
  }

  /// The number of an object, or of a type: those of types are below all of objects.
  func identity(of value: Value) -> Int {
    if value.isCell { return address(of: value.cell) }
    guard value.type == TypeID.metatype.rawValue else { return 0 }
    return 0x5000_0000_0000 + Int(metatype(value)) * 0x40
  }

  func hexadecimal(_ number: Int) -> String { "0x" + String(number, radix: 16) }

  mutating func failExclusivity(_ address: Int) {
    fail(
      "Simultaneous accesses to \(hexadecimal(address)), but modification requires exclusive access"
    )
  }
}
