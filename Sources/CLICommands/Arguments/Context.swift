internal import BundledContent
internal import Diagnostics
internal import HTTP
internal import HostSystem
internal import LearningRecords
internal import ReviewLog
internal import Scenarios
internal import TerminalUI

/// The surroundings of a command: its console, its environment, and the world as closures, so that a
/// test is hermetic.
struct Context {
  var console: Console
  var environment: [String: String]
  /// Reads a file, or standard input for `-`; at most `SourceInput.limit` bytes and one more.
  var read: (_ path: String) throws(Failure) -> [UInt8]
  /// The folder of the courses that ship with the program.
  var shippedCourses = ContentBundle.courses
  /// Loads the model as it is, sound or not; commands ask for `soundModel()`.
  var loadModel: () -> Model

  /// The time with its time zone.
  var now: () -> Moment
  /// Randomness for names and seeds.
  var random: () -> UInt64
  /// Waits for a duration; returns the signal that cut it short.
  var wait: (Duration) -> SignalWatch.Signal? = { _ in .interrupt }
  /// Lets time go by.
  var sleep: (Duration) -> Void = { time in HostSystem.sleep(for: time) }
  /// Opens the way to servers; the file of authorities to trust is the system's unless one is named.
  var openServer: (_ certificates: String?) throws(HTTPProblem) -> RecordStore.Send = {
    (certificates) throws(HTTPProblem) in
    let client = try HTTPClient(certificates: certificates)
    return { (request) throws(HTTPProblem) in try client.send(request) }
  }
  /// Opens the learner's end of the line: lines to read, and signals that stop a run.
  var openLines: (LineMode) -> Lines

  /// The ways to read lines.
  enum LineMode {
    /// With an editor where both ends are terminals.
    case edited
    /// As the terminal driver gives them: `--plain`.
    case plain
    /// For a program: no prompt, and nothing is echoed.
    case silent
  }

  /// The learner's end of the line.
  struct Lines {
    var reader: LineReader
    /// Whether a person sits at the terminal, who can press Return.
    var isInteractive: Bool
    /// Whether the learner has named an editor.
    var hasEditor = false
    /// Lets the learner edit a file.
    var edit: (_ file: String) -> Edited = { _ in .impossible("There is no editor here.") }
    /// Waits for a duration, or for a signal.
    var pause: (Duration) -> SignalWatch.Signal? = { _ in nil }
    /// Runs a scenario so that Ctrl-C stops it; nil when it was stopped.
    var run: (Model, Scenario) -> Stoppable<Run>
  }

  /// The result of editing a file.
  enum Edited {
    /// The file is as the learner left it.
    case done
    /// The editor ended with an error, and the file is as it was saved last. The sentence says so.
    case failed(String)
    /// There is no editor; the sentence gives the reason.
    case impossible(String)
  }

  /// The result of work that a signal can stop.
  enum Stoppable<Value> {
    case finished(Value)
    case stopped(SignalWatch.Signal)
  }

  init(
    console: Console, environment: [String: String],
    read: @escaping (_ path: String) throws(Failure) -> [UInt8],
    loadModel: @escaping () -> Model, now: @escaping () -> Moment,
    random: @escaping () -> UInt64,
    openLines: @escaping (LineMode) -> Lines = { _ in preconditionFailure("no lines to read") }
  ) {
    self.console = console
    self.environment = environment
    self.read = read
    self.loadModel = loadModel
    self.now = now
    self.random = random
    self.openLines = openLines
  }
}

extension Context {
  /// Loads the model and writes its diagnostics to standard error; throws when one is an error.
  ///
  /// Nothing runs on a model that does not compile: without its broken part, such as a misconception,
  /// it would answer a different question.
  func soundModel() throws(Failure) -> Model {
    let model = loadModel()
    for diagnostic in model.diagnostics { console.notice(diagnostic.description) }
    guard !model.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(
        .refused, "the model of UIKit doesn't compile",
        hint: "this vdl was built from broken sources; rebuild it")
    }
    return model
  }
}
