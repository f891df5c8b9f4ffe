/// A command of the program: its name, its help and its work.
///
/// A new command is a file of `Commands` with such a value, and its place in
/// `CommandLineInterface.commands`; help, suggestions and the overview follow from there.
struct Command: Sendable {
  /// `run`, `content check`; empty for the session that `vdl` alone starts.
  var name: String
  var help: CommandHelp
  var options: [Option]
  /// Whether `--json` writes one object a line, as the work goes on, in place of one value.
  var writesObjects: Bool
  var run: @Sendable (Arguments, Context) throws(Failure) -> ExitStatus

  init(
    _ name: String, help: CommandHelp, options: [Option] = [], writesObjects: Bool = false,
    run: @escaping @Sendable (Arguments, Context) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.help = help
    self.options = options
    self.writesObjects = writesObjects
    self.run = run
  }
}
