internal import Glibc
internal import Phrases
internal import Storage

extension Command {
  static let restore = Command(
    "restore",
    help: CommandHelp(
      operands: "FILE",
      summary: "replace the database with a backup",
      examples: [
        ("vdl restore vdl.sqlite.backup-2026-01-31", "keeps the old database beside it")
      ],
      discussion: """
        vdl moves a damaged database aside. Learners who were erased after the backup stay erased. If \
        vdl can't read all of the backup, nothing changes. If it can, but the backup is damaged, vdl \
        restores it and lists the damage.
        """)
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1 else { throw .usage("'vdl restore' takes one file") }
    let copy = arguments.operands[0]
    let path = try LearnerDatabase.path(arguments, in: context)
    guard !FileSystem.isSame(copy, path) else {
      throw .usage("'\(copy)' is the database itself")
    }
    var ids = SystemOrGiven(next: context.random)
    let done: Store.Restoration
    do throws(StoreError) {
      done = try Store.restore(
        copy, to: path, migrations: LearnerDatabase.migrations, using: &ids)
    } catch {
      switch error {
      case .cannotOpen(copy, .notADatabase), .cannotOpen(copy, .otherProgram):
        throw .world(error.description, hint: "name a copy that 'vdl backup' made")
      case .cannotOpen(copy, .damaged), .cannotOpen(copy, .foreignSchema), .damagedRow:
        throw .world(error.description, hint: "nothing changed; name another backup")
      default: throw Failure(error)
      }
    }
    let console = context.console
    console.line("restored the database from '\(console.shown(copy))'")
    if let kept = done.kept {
      console.line("kept the database that was there as '\(console.shown(kept))'")
    }
    if done.erasedCount > 0 {
      console.prose(
        "\(numbered(done.erasedCount, "erased learner")) \(done.erasedCount == 1 ? "stays" : "stay")"
          + " erased.")
    }
    if done.erasuresAreUnknown {
      console.notice(
        "The database that was there is damaged, and vdl can't read who was erased from it. If you erased a "
          + "learner after this backup, erase them again: 'vdl learner erase'.")
    }
    writeDamage(of: done, to: console)
    return .done
  }
}

/// Says what came with a damaged backup, which may be the only one: what vdl made good, and what stays.
private func writeDamage(of done: Store.Restoration, to console: Console) {
  let sentences =
    done.repaired.map { "\($0.description); vdl made it again" } + done.damage.map(\.description)
  guard !sentences.isEmpty else { return }
  console.notice("The backup is damaged:")
  for sentence in shownDamage(sentences) { console.notice("  \(sentence)") }
  guard !done.damage.isEmpty else { return }
  console.notice("vdl restored it as it is. If you have an older backup, restore that one.")
}

extension FileSystem {
  /// Whether two paths name one file.
  static func isSame(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }
}
