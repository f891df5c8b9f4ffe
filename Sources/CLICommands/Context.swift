internal import Scenarios

/// What a command works with: where it speaks, what it was told, and the world as closures, so that
/// a test is hermetic.
struct Context {
  var console: Console
  var environment: [String: String]
  /// Reads a file, or standard input for `-`; at most `SourceInput.limit` bytes and one more.
  var read: (_ path: String) throws(Failure) -> [UInt8]
  /// Loads the model; called once, by the commands that run Swift.
  var loadEngine: () -> Engine

  init(
    console: Console, environment: [String: String],
    read: @escaping (_ path: String) throws(Failure) -> [UInt8],
    loadEngine: @escaping () -> Engine
  ) {
    self.console = console
    self.environment = environment
    self.read = read
    self.loadEngine = loadEngine
  }
}
