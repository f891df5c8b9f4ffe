internal import BundledContent
internal import Diagnostics
internal import Foundation
internal import ReviewLog
internal import Scenarios
internal import TerminalUI
internal import Words

/// What a command works with: where it speaks, what it was told, and the world as closures, so that
/// a test is hermetic.
struct Context {
  var console: Console
  var environment: [String: String]
  /// Reads a file, or standard input for `-`; at most `SourceInput.limit` bytes and one more.
  var read: (_ path: String) throws(Failure) -> [UInt8]
  /// The folder of the courses that ship with the program.
  var shippedCourses = ContentBundle.courses.path
  /// Loads the model as it is, sound or not; commands ask for `soundModel()`.
  var loadModel: () -> Model

  /// The time, and where on Earth it is.
  var now: () -> Moment
  /// Randomness for names and seeds.
  var random: () -> UInt64
  /// Waits so long; returns the signal that cut it short.
  var wait: (Duration) -> SignalWatch.Signal? = { _ in .interrupt }
  /// Opens the learner's end of the line: lines, and what stops a run.
  var openLines: (LineMode) -> Lines

  /// How lines are read.
  enum LineMode {
    /// Edited where both ends are terminals.
    case edited
    /// As the terminal driver gives them: `--plain`.
    case plain
    /// For a program: no prompt, and nothing is echoed.
    case silent
  }

  /// The learner's end of the line.
  struct Lines {
    var reader: LineReader
    /// Whether a person sits there, who can be asked to press Return.
    var isInteractive: Bool
    /// Lets the learner edit a text.
    var edit: (String) -> Edited = { _ in .impossible(Words.Editing.noEditorHere) }
    /// Waits so long, or for a signal.
    var pause: (Duration) -> SignalWatch.Signal? = { _ in nil }
    /// Runs a scenario so that Ctrl-C stops it; nil when it was stopped.
    var run: (Model, Scenario) -> Stoppable<Run>
  }

  /// What became of a text that was given to an editor.
  enum Edited {
    case text(String)
    /// In a sentence, why there is none.
    case impossible(String)
  }

  /// What became of work that a signal can stop.
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
  /// Loads the model and says what is wrong with it.
  ///
  /// Nothing runs on a model that does not compile: without the part that is broken, such as a
  /// misconception, it would answer with something else than it was asked for.
  func soundModel() throws(Failure) -> Model {
    let model = loadModel()
    for diagnostic in model.diagnostics { console.notice(diagnostic.description) }
    guard !model.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(
        .refused, Words.Runs.modelIsBroken, hint: Words.Runs.buildItAgain)
    }
    return model
  }
}
