public import SwiftIR

/// How a program is run.
public struct Configuration: Hashable, Sendable {
  /// Executed instructions.
  public var steps: Int
  /// Nested calls.
  public var depth: Int
  /// Bytes of living cells.
  public var memory: Int
  /// Printed bytes.
  public var output: Int
  /// The start of the run's random sequence.
  public var seed: UInt64
  public var recordsEvents: Bool
  public var findsLeaks: Bool
  /// The ids of the rules that do not hold in this run: `because` says no to them.
  public var rulesSwitchedOff: Set<String>
  /// Never uses memory twice, so that a wrong count is found where it does harm. For tests.
  public var isChecking: Bool

  public init(
    steps: Int = 50_000_000, depth: Int = 10_000, memory: Int = 128 << 20,
    output: Int = 1 << 20, seed: UInt64 = 0, recordsEvents: Bool = true, findsLeaks: Bool = true,
    rulesSwitchedOff: Set<String> = [], isChecking: Bool = false
  ) {
    self.steps = steps
    self.depth = depth
    self.memory = memory
    self.output = output
    self.seed = seed
    self.recordsEvents = recordsEvents
    self.findsLeaks = findsLeaks
    self.rulesSwitchedOff = rulesSwitchedOff
    self.isChecking = isChecking
  }
}

/// What happened when a program was run.
public struct MachineRun: Sendable {
  public enum Outcome: Hashable, Sendable {
    case completed
    /// The backtrace is innermost first; hidden functions are left out.
    case trapped(message: String, backtrace: [CodeLocation])
    case limit(ExceededLimit)
  }

  public enum ExceededLimit: Hashable, Sendable { case steps, memory, output }

  public enum CheckResult: Hashable, Sendable {
    case holds, fails
    case broken(String)
  }

  public struct Event: Hashable, Sendable {
    public var index: Int
    /// The index of the next event when it returned, or nil when it never did.
    public var leave: Int?
    /// 0 sync, 1 commit, 2 after commit, 3 animation end.
    public var phase: Int
    public var time: Double
    /// `Class`, or `Class#n`.
    public var object: String
    public var className: String
    public var callback: CallbackID
    public var isOverridden: Bool
    public var arguments: [String]
    /// Innermost first, beginning with the caller; hidden functions are left out.
    public var stack: [CodeLocation]
    public var because: [String]
    /// The branches it lies in, innermost first.
    public var branches: [Branch]
  }

  /// One of several pieces of work that are in no promised order.
  public struct Branch: Hashable, Sendable {
    public var group: Int
    public var index: Int
    /// The function whose work the group is.
    public var function: FunctionID
  }

  public struct Leak: Hashable, Sendable {
    public var objects: [String]
    public var cycle: [String]
  }

  public var outcome: Outcome
  public var output: [String]
  public var warnings: [String]
  public var events: EventLog
  public var leaks: [Leak]
  /// The ids of the rules that the model followed, in the order of their first use.
  public var rules: [String]
  public var checkResults: [CheckResult]
  /// What `trace.note` kept, in order.
  public var notes: [String]
  /// What the program was asked to count.
  public var tally: Tally
  public var steps: Int
  /// For each of the program's functions, whether it may have been called; the others were not.
  public var entered: [Bool]
}

/// A function and the index of an instruction in its code.
public struct CodeLocation: Hashable, Sendable {
  public var function: FunctionID
  public var pc: Int

  public init(function: FunctionID, pc: Int) {
    self.function = function
    self.pc = pc
  }
}

/// Runs `program.main`, then its checks one after another on the state that is left.
public func run(_ program: Program, configuration: Configuration = Configuration()) -> MachineRun {
  var machine = Machine(program, configuration: configuration)
  defer { machine.tearDown() }
  return machine.runAll()
}
