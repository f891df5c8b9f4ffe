/// A command of the program: its name, its help and its work.
///
/// A new command is a file of `Commands` with such a value, and its place in
/// `CommandLineInterface.commands`; help, suggestions and the overview follow from there.
struct Command: Sendable {
  /// `run`, `content check`; empty for the session that `vdl` alone starts.
  var name: String
  var help: CommandHelp
  var options: [Option]
  var run: @Sendable (Arguments, Context) throws(Failure) -> ExitStatus

  init(
    _ name: String, help: CommandHelp, options: [Option] = [],
    run: @escaping @Sendable (Arguments, Context) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.help = help
    self.options = options
    self.run = run
  }
}
