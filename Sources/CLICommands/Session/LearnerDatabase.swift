internal import EmbeddedSources
internal import Glibc
internal import ReviewLog
internal import Storage

/// The learners' database and the learner, as the command line names them.
enum LearnerDatabase {
  /// `$XDG_DATA_HOME/vdl/vdl.sqlite`, unless `--database` names another file.
  static func path(_ arguments: Arguments, in context: Context) throws(Failure) -> String {
    if let path = arguments["--database"] { return path }
    let folder = try folder(in: context)
    try FileSystem.makeFolder(folder)
    return file(in: folder)
  }

  static func folder(in context: Context) throws(Failure) -> String {
    let environment = context.environment
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/vdl" }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/share/vdl" }
    throw .world(
      "no place for the database: neither XDG_DATA_HOME nor HOME is set",
      hint: "name a file with --database FILE")
  }

  private static func file(in folder: String) -> String { folder + "/vdl.sqlite" }

  /// The name of the account, unless `--learner` gives another.
  static func learnerName(_ arguments: Arguments, in context: Context) throws(Failure) -> String {
    let account = context.environment["USER"] ?? context.environment["LOGNAME"] ?? ""
    let name = arguments["--learner"] ?? (account.isEmpty ? "learner" : account)
    guard isName(name) else { throw .usage("option '--learner' needs a name on one line") }
    return name
  }

  /// Whether a text can be a learner's name: one line that shows something.
  static func isName(_ name: String) -> Bool {
    name.utf8.count <= 200
      && name.unicodeScalars.contains {
        !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
      }
      && !name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }

  /// All migrations that this program knows.
  static var migrations: [Migration] {
    EmbeddedSources.files(in: .migrations).compactMap { file in
      Migration(file: file.name.split(separator: "/").last ?? "", sql: file.text)
    }
  }

  /// Opens the database, and says what the user should hear about it.
  static func open(
    _ arguments: Arguments, in context: Context, for purpose: Store.Purpose = .writing
  ) throws(Failure) -> Store {
    let path = try path(arguments, in: context)
    var ids = SystemOrGiven(next: context.random)
    let store = try stored { () throws(StoreError) in
      try Store.open(path: path, migrations: migrations, using: &ids, for: purpose)
    }
    for notice in store.notices {
      switch notice {
      case .created: break
      case .migrated: context.console.notice(notice.description)
      case .withoutWriteAheadLog:
        // True each time, and said once where that can be written down.
        if purpose.isForDoctor {
          context.console.notice(notice.description)
          continue
        }
        let said = "told-without-write-ahead-log"
        if try stored({ () throws(StoreError) in try store.hasSetting(said) }) { continue }
        context.console.notice(notice.description)
        try stored { () throws(StoreError) in
          try store.record(.setting(key: said, value: "yes"), of: nil, in: context)
        }
      }
    }
    return store
  }

  // MARK: What is there

  /// Opens the database for a command that only reads it.
  static func openToRead(_ arguments: Arguments, in context: Context) throws(Failure) -> Store {
    try openExisting(arguments, in: context, for: .reading)
  }

  /// Opens the database for a command that changes a learner or a course that is there.
  static func openToChange(_ arguments: Arguments, in context: Context) throws(Failure) -> Store {
    try openExisting(arguments, in: context, for: .changing)
  }

  /// Opens the database that is there for a command that needs none; nil where there is none.
  static func openIfThere(_ arguments: Arguments, in context: Context) throws(Failure) -> Store? {
    let hasPlace = ["XDG_DATA_HOME", "HOME"].contains { context.environment[$0] != nil }
    var path = arguments["--database"]
    if path == nil, hasPlace { path = file(in: try folder(in: context)) }
    guard let path, access(path, F_OK) == 0 else { return nil }
    return try openToRead(arguments, in: context)
  }

  /// Opens the database and creates nothing. Before the first session there is nothing in it: a store in
  /// memory is as good, in which the command then finds neither learner nor course.
  private static func openExisting(
    _ arguments: Arguments, in context: Context, for purpose: Store.Purpose
  ) throws(Failure) -> Store {
    if !arguments.has("--database"), try access(file(in: folder(in: context)), F_OK) != 0 {
      var ids = SystemOrGiven(next: context.random)
      return try stored { () throws(StoreError) in
        try Store.openEmpty(migrations: migrations, using: &ids)
      }
    }
    return try open(arguments, in: context, for: purpose)
  }

  /// Opens the database to read about the learner that `--learner` names, or else the account's.
  ///
  /// The account's learner has no answers before the first session; a copy in memory then has one.
  static func openToReadAboutLearner(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> (store: Store, learner: Learner) {
    let name = try learnerName(arguments, in: context)
    let store = try openToRead(arguments, in: context)
    if arguments.has("--learner") { return (store, try LearnerOperands.learner(name, store)) }
    return try stored { () throws(StoreError) in
      if let found = try store.findLearner(named: name) { return (store, found) }
      var ids = SystemOrGiven(next: context.random)
      let copy =
        store.path.isEmpty
        ? store : try Store.openCopy(of: store.path, migrations: migrations, using: &ids)
      return (copy, try copy.learner(named: name, using: &ids))
    }
  }
}
