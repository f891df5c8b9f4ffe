internal import Glibc
internal import ReviewLog
internal import Storage
internal import Words

extension Command {
  static let backup = Command(
    "backup", help: .backup
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage(Words.Usage.backupTakesOneFile) }
    let store = try StudyRoom.openStore(arguments, in: context)
    let copy =
      arguments.operands.first
      ?? Store.freeName("\(store.path).backup-\(context.now().day)")
    try stored { () throws(StoreError) in try store.backUp(to: copy) }
    context.console.line(Words.Backups.copied(to: context.console.shown(copy)))
    return .done
  }

  static let restore = Command(
    "restore", help: .restore
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1 else { throw .usage(Words.Usage.restoreTakesOneFile) }
    let copy = arguments.operands[0]
    let path = try StudyRoom.databasePath(arguments, in: context)
    guard !FileSystem.isSame(copy, path) else {
      throw .usage(Words.Backups.isTheDatabase(copy))
    }
    var ids = SystemOrGiven(next: context.random)
    let done = try stored { () throws(StoreError) in
      try Store.restore(copy, to: path, migrations: StudyRoom.migrations, using: &ids)
    }
    let console = context.console
    console.line(Words.Backups.restored(from: console.shown(copy)))
    if let kept = done.kept { console.line(Words.Backups.kept(as: console.shown(kept))) }
    if done.erasedCount > 0 { console.prose(Words.Backups.stayedErased(done.erasedCount)) }
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
