public import Diagnostics
public import Releases

/// The result of running a scenario.
public struct Run: Hashable, Sendable {
  /// The release it ran under.
  public var ios: IOSVersion
  /// The device it ran on.
  public var device: Device
  /// The id of the misconception it ran under; nil for the truth.
  public var believing: String?
  /// The ids of the rules that were switched off, sorted.
  public var without: [String] = []
  /// The end of the run.
  public var outcome: Outcome
  /// The innermost place in the scenario's own files where a limit stopped the run; nil for another end.
  public var stoppedAt: SourceLocation?
  /// The lines that the scenario printed.
  public var output: [String]
  /// Warnings UIKit wrote to the console, in order.
  public var consoleWarnings: [String]
  /// Errors when the scenario was refused, else warnings.
  public var diagnostics: [Diagnostic]
  /// The callbacks that UIKit sent, in order; empty when `Scenario.tellsEvents` was off.
  public var events: [Event]
  /// The same with the callbacks that the scenario's own code called, each in its place. Their numbers are
  /// those of this list.
  public var calls: [Event] {
    get { callsWithOwn ?? events }
    set { callsWithOwn = newValue }
  }
  /// The calls that UIKit sent: `events` under their numbers in `calls`.
  public var sentCalls: [Event] { callsWithOwn.map { $0.filter { !$0.isOwnCall } } ?? events }
  /// Nil when the scenario's own code called none.
  private var callsWithOwn: [Event]?
  /// The objects that outlived every reference from outside; empty unless the run completed.
  public var leaks: [Leak]
  /// The ids of the rules that the model followed, in the order of their first use.
  public var rules: [String]
  /// One result for each of the scenario's checks, in order; empty when it was refused.
  public var checks: [CheckResult]
  /// Values that the checks kept by `trace.note`, as `print` shows them, in order.
  public var notes: [String] = []
  /// The places where the first lines of the output were printed, in order; empty when
  /// `Scenario.tellsEvents` was off.
  public var printed: [PrintedLine] = []
  /// The ids of the misconceptions that replace a function that the run called; under any other,
  /// the run would be the same. Known only for runs in the truth.
  public var challenges: Set<String> = []
  /// Executed instructions, and the extra work of some, in steps.
  public var steps: Int
  /// The counts of a scenario that takes names from elsewhere; nil for other scenarios.
  public var tally: Tally?

  /// The amount of a scenario that ran, and the part of it that came from elsewhere.
  public struct Tally: Hashable, Sendable {
    /// Calls by the scenario's own code.
    public var calls = 0
    /// Uses of names that nothing declares.
    public var unresolvedUses = 0
    /// The scenario's functions that have statements.
    public var bodies: [Body] = []
    /// The places that ran and where an object gave itself to something that nothing declares.
    public var gifts: [Gift] = []

    /// A place where an object gives itself, or a closure that holds it, to something from elsewhere.
    public struct Gift: Hashable, Sendable {
      /// The class whose code it is.
      public var className: String
      /// What gets it, as it is written.
      public var receiver: String
      public var location: SourceLocation

      public init(className: String, receiver: String, location: SourceLocation) {
        self.className = className
        self.receiver = receiver
        self.location = location
      }
    }

    /// The amount of one function that ran.
    public struct Body: Hashable, Sendable {
      /// The function's name as a backtrace shows it.
      public var function: String
      /// The number of the function's statements.
      public var statements: Int
      /// The number of its statements that began at least once.
      public var statementsRun: Int

      public init(function: String, statements: Int, statementsRun: Int) {
        self.function = function
        self.statements = statements
        self.statementsRun = statementsRun
      }
    }

    public init() {}
  }

  /// Returns the numbers among `events` of some calls; those by the scenario's own code have none.
  public func eventNumbers(of calls: some Sequence<Event>) -> Set<Int> {
    let sent = sentCalls.map(\.index)
    return Set(calls.compactMap { call in sent.firstIndex(of: call.index) })
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

/// The end of a run.
public enum Outcome: Hashable, Sendable {
  /// The run came to its own end.
  case completed
  /// The text does not parse, or uses something that Swift or this program refuses; see
  /// `diagnostics`.
  case refused
  /// The scenario's own failure, in Swift's or UIKit's words.
  case trapped(Trap)
  /// The run was stopped at a bound of `Limits`.
  case limit(ExceededLimit)
}

/// The scenario's own failure: a nil unwrapped, an exception, a stack overflow.
public struct Trap: Hashable, Sendable {
  /// The message as Swift or UIKit prints it.
  public var message: String
  /// The innermost place in the scenario's own files, or in the model when no frame is the
  /// scenario's.
  public var location: SourceLocation?
  /// Innermost first; the scenario's frames and the model's (`UIKit/NAME.swift`). Long ones are cut
  /// in the middle.
  public var backtrace: [StackFrame]

  public init(message: String, location: SourceLocation?, backtrace: [StackFrame]) {
    self.message = message
    self.location = location
    self.backtrace = backtrace
  }
}

/// A bound of `Limits` that a run exceeded.
public enum ExceededLimit: String, Hashable, Sendable {
  case steps, memory, output
}

/// A function that was running, and its place.
public struct StackFrame: Hashable, Sendable {
  /// The function as Swift writes it: `UIViewController.loadViewIfRequired()`.
  public var function: String
  /// The scenario's file, or an embedded one: `UIKit/UIViewController.swift`.
  public var file: String
  /// The line of the call or statement, from 1.
  public var line: Int
  /// The name under which a reader can look the function up: a function of the scenario, a public
  /// member of UIKit, a step that was seen on devices. Nil for the model's own helpers, closures and
  /// top-level code.
  public var name: String?
  /// The file's part in the scenario.
  public var source: Source

  /// The part of a file in a scenario.
  public enum Source: Hashable, Sendable {
    /// The file whose top-level code runs; its readers know its lines by number.
    case program
    /// Another file of the scenario.
    case file
    /// A file of the model.
    case model
  }

  public init(
    function: String, file: String, line: Int, name: String? = nil, source: Source = .program
  ) {
    self.function = function
    self.file = file
    self.line = line
    self.name = name
    self.source = source
  }

  /// "line 12", or "Kettle.swift:12" outside of the program.
  public var place: String {
    source == .program ? "line \(line)" : "\(file):\(line)"
  }
}

/// The place where a line of the output was printed.
public struct PrintedLine: Hashable, Sendable {
  /// The index of the innermost event that was running; nil outside of all events.
  public var event: Int?
  /// The number of events that had begun, which gives the line its place among them.
  public var eventsBefore: Int
  /// The moment in the turn of the run loop.
  public var phase: Phase
  /// Virtual seconds since launch.
  public var time: Double
  /// The innermost call in the scenario's own files; nil when there is none.
  public var frame: StackFrame?

  public init(
    event: Int?, eventsBefore: Int, phase: Phase = .sync, time: Double = 0, frame: StackFrame?
  ) {
    self.event = event
    self.eventsBefore = eventsBefore
    self.phase = phase
    self.time = time
    self.frame = frame
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

/// A message of the rule book that the model sent to an object of the scenario; or one that the scenario's
/// own code sent, as a container sends `didMove(toParent:)`.
public struct Event: Hashable, Sendable {
  /// The event's number in the run, from 0.
  public var index: Int
  /// The index of the next event when it returned, or nil when it never did.
  public var leave: Int?
  /// The moment in the turn of the run loop.
  public var phase: Phase
  /// Virtual seconds since launch.
  public var time: Double
  /// `Class`, or `Class#n` in the order of creation when there are several.
  public var object: String
  /// The object's class, without the number.
  public var className: String
  /// The callback with its labels: `viewWillAppear(_:)`.
  public var callback: String
  /// Whether the scenario's class has its own version of the callback.
  public var isOverridden: Bool
  /// Whether the scenario's own code called it. The call itself is the cause then, and rules are named as
  /// far as they led to that code.
  public var isOwnCall = false
  /// The arguments by the callback's parameter names.
  public var arguments: [Argument]
  /// The calls that led to it, innermost first.
  public var stack: [StackFrame]
  /// The ids of the rules that caused it, the most specific first; never empty for what UIKit sent.
  public var because: [String]
  /// The branches of the model's work that it lies in, innermost first. Two events in different
  /// branches of one group may come in either order.
  public var branches: [Branch]

  /// The object and the callback without its labels: `Profile.viewWillAppear`.
  public var name: String { "\(object).\(callback.prefix { $0 != "(" })" }

  /// One of several pieces of work without a promised order, such as notifying siblings.
  public struct Branch: Hashable, Sendable {
    /// The same for all branches between which no order is promised.
    public var group: Int
    /// The branch's number in its group, from 0.
    public var index: Int
    /// The function of the model whose work the group is.
    public var function: String

    public init(group: Int, index: Int, function: String) {
      self.group = group
      self.index = index
      self.function = function
    }
  }

  /// An argument of a callback.
  public struct Argument: Hashable, Sendable {
    /// The parameter's name.
    public var label: String
    /// The value's text; an object is `Class` or `Class#n`.
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

/// Objects that the scenario can no longer reach and that never die.
public struct Leak: Hashable, Sendable {
  /// `Class`, or `Class#n`.
  public var objects: [String]
  /// The references that keep them alive: `A.child -> B`, `B.owner -> A`.
  public var cycle: [String]

  public init(objects: [String], cycle: [String]) {
    self.objects = objects
    self.cycle = cycle
  }
}

/// The result of one check of a scenario.
public enum CheckResult: Hashable, Sendable {
  /// The expression was true.
  case holds
  /// The expression was false.
  case fails
  /// The expression does not compile, trapped, or is not a Bool; the message says which.
  case broken(String)
}
