internal import Diagnostics
internal import Scenarios
internal import Words

// Names that files of this module still use; they go when those files have followed.

extension Command {
  /// A command whose help still stands in the catalogue.
  init(
    _ name: String, help: Words.CommandHelp, options: [Option] = [],
    run: @escaping @Sendable (Arguments, Context) throws(Failure) -> ExitStatus
  ) {
    self.init(
      name,
      help: CommandHelp(
        operands: help.operands, summary: help.summary, examples: help.examples,
        discussion: help.discussion), options: options, run: run)
  }
}

typealias Patience = ProgressNotice

extension Workers {
  static func map<Result: Sendable>(
    _ count: Int, with makeRuns: @escaping @Sendable () -> (Scenario) -> Run,
    patience: Patience?,
    _ work: @escaping @Sendable (_ index: Int, _ run: @escaping (Scenario) -> Run) -> Result
  ) -> [Result] {
    map(count, with: makeRuns, notice: patience, work)
  }
}

extension ScenarioOptions {
  static func report(_ diagnostics: [Diagnostic], in files: [SourceFile], to console: Console) {
    RunReport.write(diagnostics, in: files, to: console)
  }

  static func message(for limit: ExceededLimit) -> String { RunReport.message(for: limit) }
}
