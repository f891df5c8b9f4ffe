public import Diagnostics
public import Releases

/// Swift source that is run on the model of UIKit, and the circumstances of the run.
public struct Scenario: Hashable, Sendable {
  /// The files, which form one program; the last one's top-level code runs as the app's launch.
  public var files: [SourceFile]
  public var ios: IOSVersion
  public var device: Device
  /// The start of every random sequence in the run.
  public var seed: UInt64
  /// Whether UIKit's internal steps are printed too, one `-[Class method]` a line.
  public var isVerbose: Bool
  /// The ids of rules that the model does not follow in this run. A weak rule's other plausible
  /// behaviour takes its place; without a strong one, what it brings about does not happen.
  public var without: Set<String>
  /// The id of a misconception whose functions take the place of the model's, or nil for the truth.
  public var believing: String?
  /// Whether names that nothing declares are taken for names from elsewhere. Uses of them are counted,
  /// and calls and statements, in all files but the last, which is the program that uses the others
  /// and says how long the run goes on. Any other scenario runs until nothing is pending.
  public var takesForeignNames = false
  /// Whether its run tells of events. Where only the end and the checks matter there may be thousands,
  /// and putting them in words takes longer than running.
  public var tellsEvents = true
  /// Swift expressions evaluated after the run in the scenario's own scope; see `CheckResult`.
  public var checks: [String]

  public init(
    files: [SourceFile], ios: IOSVersion = .newest, device: Device = .iphone, seed: UInt64 = 0,
    isVerbose: Bool = false, without: Set<String> = [], believing: String? = nil,
    checks: [String] = []
  ) {
    self.files = files
    self.ios = ios
    self.device = device
    self.seed = seed
    self.isVerbose = isVerbose
    self.without = without
    self.believing = believing
    self.checks = checks
  }

  /// A scenario of one file called `scenario.swift`.
  public init(
    _ text: String, ios: IOSVersion = .newest, device: Device = .iphone, checks: [String] = []
  ) {
    self.init(
      files: [SourceFile(name: "scenario.swift", text: text)], ios: ios, device: device,
      checks: checks)
  }
}

/// What a run may use before it is stopped. Scenarios are untrusted; nothing is unbounded.
public struct Limits: Hashable, Sendable {
  /// Executed instructions.
  public var steps: Int
  /// Nested calls; going beyond is the scenario's stack overflow, a trap.
  public var depth: Int
  /// Bytes that living objects, strings and containers take.
  public var memory: Int
  /// Bytes printed.
  public var output: Int

  public init(
    steps: Int = 50_000_000, depth: Int = 10_000, memory: Int = 128 << 20, output: Int = 1 << 20
  ) {
    self.steps = steps
    self.depth = depth
    self.memory = memory
    self.output = output
  }
}
