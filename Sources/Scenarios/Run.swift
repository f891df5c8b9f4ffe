public import Diagnostics
public import Releases

/// What happened when a scenario was run.
public struct Run: Hashable, Sendable {
  public var ios: IOSVersion
  public var device: Device
  /// The misconception it was run under, or nil for the truth.
  public var believing: String?
  /// The rules that were switched off, in the order of their names.
  public var without: [String] = []
  public var outcome: Outcome
  /// The lines that the scenario printed.
  public var output: [String]
  /// Warnings UIKit wrote to the console, in order.
  public var consoleWarnings: [String]
  /// Errors when it was refused, else warnings.
  public var diagnostics: [Diagnostic]
  public var events: [Event]
  public var leaks: [Leak]
  /// The ids of the rules that the model followed, in the order of their first use.
  public var rules: [String]
  /// One for each of the scenario's checks, in their order; empty when it was refused.
  public var checks: [CheckResult]
  /// Values that the checks kept by `trace.note`, as `print` shows them, in order.
  public var notes: [String] = []
  /// The misconceptions that replace a function which the run called: under any other, the same would
  /// happen. Told of runs of the truth alone.
  public var challenges: Set<String> = []
  /// Executed instructions.
  public var steps: Int
  /// What was counted of a scenario that takes names from elsewhere.
  public var tally: Tally?

  /// How much of a scenario ran, and how much of that came from elsewhere.
  public struct Tally: Hashable, Sendable {
    /// Calls that its code made, and uses of something from elsewhere.
    public var calls = 0
    public var foreignUses = 0
    /// The functions that were entered and have statements.
    public var bodies: [Body] = []

    /// How much of a function ran.
    public struct Body: Hashable, Sendable {
      /// As a backtrace shows it.
      public var function: String
      public var statements: Int
      public var statementsRun: Int

      public init(function: String, statements: Int, statementsRun: Int) {
        self.function = function
        self.statements = statements
        self.statementsRun = statementsRun
      }
    }

    /// Statements that were begun, and those in the functions that were entered.
    public var statementsRun: Int { bodies.reduce(0) { $0 + $1.statementsRun } }
    public var statementsReachable: Int { bodies.reduce(0) { $0 + $1.statements } }

    public init() {}
  }

  public init(
    ios: IOSVersion, device: Device, outcome: Outcome, output: [String] = [],
    consoleWarnings: [String] = [], diagnostics: [Diagnostic] = [], events: [Event] = [],
    leaks: [Leak] = [], rules: [String] = [], checks: [CheckResult] = [], steps: Int = 0
  ) {
    self.ios = ios
    self.device = device
    self.outcome = outcome
    self.output = output
    self.consoleWarnings = consoleWarnings
    self.diagnostics = diagnostics
    self.events = events
    self.leaks = leaks
    self.rules = rules
    self.checks = checks
    self.steps = steps
  }
}

/// How a run ended.
public enum Outcome: Hashable, Sendable {
  case completed
  /// It does not parse, or holds what Swift or this program does not take; `diagnostics` say what.
  case refused
  /// The scenario's own failure, in Swift's or UIKit's words.
  case trapped(Trap)
  case limit(ExceededLimit)
}

/// The scenario's own failure: a nil unwrapped, an exception, a stack overflow.
public struct Trap: Hashable, Sendable {
  public var message: String
  /// The innermost place in the scenario's own files, or in the model when there is none.
  public var location: SourceLocation?
  /// Innermost first; the scenario's frames and the model's (`UIKit/NAME.swift`).
  public var backtrace: [StackFrame]

  public init(message: String, location: SourceLocation?, backtrace: [StackFrame]) {
    self.message = message
    self.location = location
    self.backtrace = backtrace
  }
}

/// A bound of `Limits` that a run went beyond.
public enum ExceededLimit: String, Hashable, Sendable {
  case steps, memory, output
}

/// A function that was running, and where.
public struct StackFrame: Hashable, Sendable {
  /// As Swift writes it: `UIViewController.loadViewIfRequired()`.
  public var function: String
  public var file: String
  public var line: Int

  public init(function: String, file: String, line: Int) {
    self.function = function
    self.file = file
    self.line = line
  }
}

/// Four kinds of moment in a turn of the run loop.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  /// Inside the caller's statement.
  case sync
  /// The layout pass at the end of the turn.
  case commit
  /// Right after that pass.
  case afterCommit
  /// The end of an animation.
  case animationEnd
}

/// A message of the rule book that the model sent to an object of the scenario.
public struct Event: Hashable, Sendable {
  public var index: Int
  /// The index of the next event when it returned, or nil when it never did.
  public var leave: Int?
  public var phase: Phase
  /// Virtual seconds since launch.
  public var time: Double
  /// `Class`, or `Class#n` in the order of creation when there are several.
  public var object: String
  public var className: String
  /// `viewWillAppear(_:)`.
  public var callback: String
  /// Whether the scenario's class has its own version.
  public var isOverridden: Bool
  public var arguments: [Argument]
  /// Innermost first.
  public var stack: [StackFrame]
  /// Ids of the rules that made it happen, the most specific first; never empty.
  public var because: [String]
  /// The branches of the model's work that it lies in, innermost first. Of two events in different
  /// branches of one group, either may come first.
  public var branches: [Branch]

  /// The object and the callback without its labels: `Profile.viewWillAppear`.
  public var name: String { "\(object).\(callback.prefix { $0 != "(" })" }

  /// One of several pieces of work that UIKit promises no order of, such as telling siblings.
  public struct Branch: Hashable, Sendable {
    public var group: Int
    public var index: Int
    /// The function of the model whose work the group is.
    public var function: String

    public init(group: Int, index: Int, function: String) {
      self.group = group
      self.index = index
      self.function = function
    }
  }

  public struct Argument: Hashable, Sendable {
    public var label: String
    public var value: String

    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  public init(
    index: Int, leave: Int?, phase: Phase, time: Double, object: String, className: String,
    callback: String, isOverridden: Bool, arguments: [Argument], stack: [StackFrame],
    because: [String], branches: [Branch] = []
  ) {
    self.index = index
    self.leave = leave
    self.phase = phase
    self.time = time
    self.object = object
    self.className = className
    self.callback = callback
    self.isOverridden = isOverridden
    self.arguments = arguments
    self.stack = stack
    self.because = because
    self.branches = branches
  }
}

/// Objects that nothing of the scenario can reach any more and that yet never die.
public struct Leak: Hashable, Sendable {
  public var objects: [String]
  /// The references that keep them: `A.child -> B`, `B.owner -> A`.
  public var cycle: [String]

  public init(objects: [String], cycle: [String]) {
    self.objects = objects
    self.cycle = cycle
  }
}

/// What one check of a scenario gave.
public enum CheckResult: Hashable, Sendable {
  case holds
  case fails
  /// The expression does not compile, trapped, or is no Bool.
  case broken(String)
}
