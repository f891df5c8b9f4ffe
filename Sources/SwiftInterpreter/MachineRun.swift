public import SwiftIR

/// The limits and circumstances of a run.
public struct Configuration: Hashable, Sendable {
  /// The limit of executed instructions, each counted with its `Weight`.
  public var steps: Int
  /// The limit of nested calls; exceeding it traps as a stack overflow does.
  public var depth: Int
  /// The limit of bytes in living cells.
  public var memory: Int
  /// The limit of printed bytes.
  public var output: Int
  /// The start of the run's random sequence.
  public var seed: UInt64
  /// Whether callbacks are recorded; without, `MachineRun.events` is empty.
  public var recordsEvents: Bool
  /// Whether leaks are looked for at the end, which takes a walk over all cells.
  public var findsLeaks: Bool
  /// The ids of the rules that do not hold in this run: `because` returns false for them.
  public var rulesSwitchedOff: Set<String>
  /// Whether memory is never used twice, so that a wrong count is found where it does harm. For
  /// tests.
  public var isChecking: Bool
  /// Whether callbacks that the scenario's own code calls are recorded between the events.
  public var recordsOwnCalls: Bool

  public init(
    steps: Int = 1_000_000_000, depth: Int = 10_000, memory: Int = 128 << 20,
    output: Int = 1 << 20, seed: UInt64 = 0, recordsEvents: Bool = true, findsLeaks: Bool = true,
    rulesSwitchedOff: Set<String> = [], isChecking: Bool = false, recordsOwnCalls: Bool = true
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
    self.recordsOwnCalls = recordsOwnCalls
  }
}

/// The result of running a program.
public struct MachineRun: Sendable {
  /// The end of the run.
  public enum Outcome: Hashable, Sendable {
    /// `main` returned, or the model halted the run.
    case completed
    /// The backtrace is innermost first; hidden functions are left out.
    case trapped(message: String, backtrace: [CodeLocation])
    /// A limit of the configuration was exceeded; the nesting of calls traps instead.
    case limit(ExceededLimit)
  }

  /// The limit that was exceeded; see `Configuration`.
  public enum ExceededLimit: Hashable, Sendable { case steps, memory, output }

  /// The result of one check.
  public enum CheckResult: Hashable, Sendable {
    /// The Bool that the check returned.
    case holds, fails
    /// The check trapped, exceeded a limit or returned no Bool; the message says which.
    case broken(String)
  }

  /// A callback that was sent to an object of the scenario, by the model or by the scenario's own code.
  public struct Event: Hashable, Sendable {
    /// The event's number in the run, from 0.
    public var index: Int
    /// The index of the next event when it returned, or nil when it never did.
    public var leave: Int?
    /// 0 sync, 1 commit, 2 after commit, 3 animation end.
    public var phase: Int
    /// Virtual seconds since launch.
    public var time: Double
    /// `Class`, or `Class#n`.
    public var object: String
    /// The object's class, without the number.
    public var className: String
    /// The message that was sent.
    public var callback: CallbackID
    /// Whether the scenario's class has its own version of the callback.
    public var isOverridden: Bool
    /// Whether the scenario's own code called it.
    public var isOwnCall: Bool
    /// The texts of the arguments, in the order of the callback's parameters.
    public var arguments: [String]
    /// Innermost first, beginning with the caller; hidden functions are left out.
    public var stack: [CodeLocation]
    /// The ids of the rules that caused it, the most specific first.
    public var because: [String]
    /// The branches it lies in, innermost first.
    public var branches: [Branch]
  }

  /// One of several pieces of work that are in no promised order.
  public struct Branch: Hashable, Sendable {
    /// The same for all branches between which no order is promised.
    public var group: Int
    /// The branch's number in its group, from 0.
    public var index: Int
    /// The function whose work the group is.
    public var function: FunctionID
  }

  /// The place where a line was printed.
  public struct Print: Hashable, Sendable {
    /// The index of the innermost event that was running; nil outside of all events.
    public var event: Int?
    /// The number of events that had begun.
    public var eventsBefore: Int
    /// As of an event.
    public var phase: Int
    /// Virtual seconds since launch.
    public var time: Double
    /// Innermost first; hidden functions are left out.
    public var stack: [CodeLocation]
  }

  /// Objects that keep each other alive although nothing else refers to them.
  public struct Leak: Hashable, Sendable {
    /// `Class`, or `Class#n`.
    public var objects: [String]
    /// The references that keep them alive: `A.child -> B`, `B.owner -> A`.
    public var cycle: [String]
  }

  /// The end of `main`; checks do not change it.
  public var outcome: Outcome
  /// The calls that were running when a limit was exceeded, innermost first; hidden functions are left
  /// out.
  public var limitBacktrace: [CodeLocation] = []
  /// The printed lines.
  public var output: [String]
  /// Lines that the model wrote to the console, in order.
  public var warnings: [String]
  /// The callbacks, in order.
  public var events: EventLog
  /// The leaks of a completed run; empty when `findsLeaks` was off.
  public var leaks: [Leak]
  /// The ids of the rules that the model followed, in the order of their first use.
  public var rules: [String]
  /// One result for each of the program's checks, in order.
  public var checkResults: [CheckResult]
  /// The values that `trace.note` kept, in order.
  public var notes: [String]
  /// The counts of a program with names that nothing declares.
  public var tally: Tally
  /// Executed instructions, weighted, and the extra work of some, in steps.
  public var steps: Int
  /// For each of the program's functions, whether it may have been called; the others were not.
  public var entered: [Bool]
}

/// A function and the index of an instruction in its code.
public struct CodeLocation: Hashable, Sendable {
  /// The function whose code it is in.
  public var function: FunctionID
  /// An index into the function's code.
  public var pc: Int

  public init(function: FunctionID, pc: Int) {
    self.function = function
    self.pc = pc
  }
}

/// Runs `program.main`, then its checks one after another on the state that remains.
public func run(_ program: Program, configuration: Configuration = Configuration()) -> MachineRun {
  var machine = Machine(program, configuration: configuration)
  defer { machine.tearDown() }
  return machine.runAll()
}
