internal import Curriculum
internal import Storage
internal import Study
internal import Words

// Former names, for the commands that still use them.

/// See `LearnerDatabase` and `CourseCatalogue`.
enum StudyRoom {
  static var migrations: [Migration] { LearnerDatabase.migrations }

  static func databasePath(_ arguments: Arguments, in context: Context) throws(Failure) -> String {
    try LearnerDatabase.path(arguments, in: context)
  }

  static func learnerName(_ arguments: Arguments, in context: Context) throws(Failure) -> String {
    try LearnerDatabase.learnerName(arguments, in: context)
  }

  static func isName(_ name: String) -> Bool { LearnerDatabase.isName(name) }

  static func openStore(_ arguments: Arguments, in context: Context) throws(Failure) -> Store {
    try LearnerDatabase.open(arguments, in: context)
  }

  static func contentFolder(_ arguments: Arguments, in context: Context) -> String {
    CourseCatalogue.folder(arguments, in: context)
  }

  static func courses(
    _ arguments: Arguments, store: Store, context: Context
  ) throws(Failure) -> [Course] {
    try CourseCatalogue.courses(arguments, store: store, context: context)
  }

  static func fingerprint(of folder: String) throws(Failure) -> String {
    try CourseCatalogue.fingerprint(of: folder)
  }

  static func truths(of course: Course, model: Model) -> [QuestionID: Truth] {
    model.truths(of: course)
  }
}

extension Progress {
  /// See `Progress.inOrder(of:)`.
  func teaching(_ courses: [Course]) -> Progress { inOrder(of: courses) }
}

extension Command {
  /// A command whose help is still in the catalogue of words.
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

extension String {
  /// See `Phrases`.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
