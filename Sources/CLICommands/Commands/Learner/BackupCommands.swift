internal import Glibc
internal import ReviewLog
internal import Storage

extension Command {
  static let backup = Command(
    "backup", operands: "[FILE]", summary: "copy the learners' database",
    examples: [
      Example("vdl backup", "beside the database, under today's date"),
      Example("vdl backup /media/stick/vdl.sqlite", "into a file, which must not be there yet"),
    ],
    discussion: """
      Sessions may go on meanwhile. The copy is a database by itself: 'vdl restore FILE' puts it \
      back, and --database FILE looks into it.
      """
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("'vdl backup' takes one file") }
    let store = try StudyRoom.openStore(arguments, in: context)
    let copy =
      arguments.operands.first
      ?? Store.freeName("\(store.path).backup-\(context.now().day)")
    try stored { () throws(StoreError) in try store.backUp(to: copy) }
    context.console.line("the database was copied to '\(context.console.shown(copy))'")
    return .done
  }

  static let restore = Command(
    "restore", operands: "FILE", summary: "put a backup in the database's place",
    examples: [
      Example("vdl restore vdl.sqlite.backup-2026-01-31", "what was there is kept beside it")
    ],
    discussion: """
      A database that is damaged is moved aside. Learners who were erased since the backup stay \
      erased. Nothing is changed unless the backup is sound.
      """
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1 else { throw .usage("'vdl restore' takes one file") }
    let copy = arguments.operands[0]
    let path = try StudyRoom.databasePath(arguments, in: context)
    guard !FileSystem.isSame(copy, path) else {
      throw .usage("'\(copy)' is the database itself")
    }
    var ids = SystemOrGiven(next: context.random)
    let done = try stored { () throws(StoreError) in
      try Store.restore(copy, to: path, migrations: StudyRoom.migrations, using: &ids)
    }
    let console = context.console
    console.line("the database is that of '\(console.shown(copy))'")
    if let kept = done.kept { console.line("as it was, it is kept as '\(console.shown(kept))'") }
    if done.erasedCount > 0 {
      console.prose(
        "\(done.erasedCount) learner\(done.erasedCount == 1 ? "" : "s") who had been erased stayed "
          + "erased.")
    }
    return .done
  }
}

extension FileSystem {
  /// Whether two names are of one file.
  static func isSame(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }
}
