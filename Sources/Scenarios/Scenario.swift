public import Diagnostics
public import Releases

/// Swift source that runs on the model of UIKit, and the circumstances of the run.
public struct Scenario: Hashable, Sendable {
  /// The files, which form one program; the last one's top-level code runs as the app's launch.
  public var files: [SourceFile]
  /// The release of iOS to run under.
  public var ios: IOSVersion
  /// The device to run on.
  public var device: Device
  /// The start of every random sequence in the run.
  public var seed: UInt64
  /// Whether UIKit's internal steps are printed as well, one `-[Class method]` a line.
  public var isVerbose: Bool
  /// The ids of rules that the model does not follow in this run. A weak rule's other plausible
  /// behaviour takes its place; without a strong one, what it brings about does not happen.
  public var without: Set<String>
  /// The id of the misconception to run under; nil for the truth.
  public var believing: String?
  /// Functions that take the place of others while the run believes in them: a misconception that the model
  /// has not. Nil for the model's own.
  public var replacement: Replacement?
  /// Whether names that nothing declares are taken for names from elsewhere. Uses of them are counted,
  /// and calls and statements, in all files but the last, which is the program that uses the others
  /// and says how long the run goes on. Any other scenario runs until nothing is pending.
  public var allowsUnresolvedNames = false
  /// Whether the run reports events. Where only the end and the checks matter there may be
  /// thousands of them, and their texts take longer than the run.
  public var tellsEvents = true
  /// Whether callbacks that the scenario's own code calls are among the run's calls, and so among those that
  /// the checks see. Code that a learner writes must not reach its goal by calling a callback itself.
  public var recordsOwnCalls = true
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

  /// The name of the file that a reader sees as the scenario.
  public static let mainFile = "scenario.swift"

  /// The text that a reader sees as the scenario.
  public var text: String { files.last { $0.name == Self.mainFile }?.text ?? "" }

  /// A scenario of one file called `scenario.swift`.
  public init(
    _ text: String, ios: IOSVersion = .newest, device: Device = .iphone, checks: [String] = []
  ) {
    self.init(
      files: [SourceFile(name: Self.mainFile, text: text)], ios: ios, device: device,
      checks: checks)
  }
}

/// A file of functions that replace some of the model's, or some of a scenario's files.
public struct Replacement: Hashable, Sendable {
  /// The id of the misconception.
  public var id: String
  public var file: SourceFile

  public init(id: String, file: SourceFile) {
    self.id = id
    self.file = file
  }
}

/// Bounds after which a run is stopped. Scenarios are untrusted, so everything is bounded.
public struct Limits: Hashable, Sendable {
  /// Executed instructions.
  public var steps: Int
  /// Nested calls; exceeding the number is the scenario's stack overflow, a trap.
  public var depth: Int
  /// Bytes in living objects, strings and containers.
  public var memory: Int
  /// Bytes printed.
  public var output: Int

  public init(
    steps: Int = 1_000_000_000, depth: Int = 10_000, memory: Int = 128 << 20, output: Int = 1 << 20
  ) {
    self.steps = steps
    self.depth = depth
    self.memory = memory
    self.output = output
  }
}
