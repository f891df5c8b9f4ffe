internal import ReviewLog
internal import Storage

extension Command {
  static let backup = Command(
    "backup",
    help: CommandHelp(
      operands: "[FILE]",
      summary: "copy the learners' database",
      examples: [
        ("vdl backup", "beside the database, under today's date"),
        ("vdl backup /media/stick/vdl.sqlite", "into a new file"),
      ],
      discussion: """
        You can make a backup while sessions run. The copy is a complete database: 'vdl restore FILE' \
        puts it back, and --database FILE uses it in place.
        """)
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("'vdl backup' takes one file") }
    if let copy = arguments.operands.first, Store.isReserved(copy) {
      throw .usage(.outputIsReserved(copy))
    }
    let store = try LearnerDatabase.open(arguments, in: context, for: .reading)
    let copy =
      arguments.operands.first
      ?? Store.freeName("\(store.path).backup-\(context.now().day)")
    try stored { () throws(StoreError) in try store.backUp(to: copy) }
    context.console.line("copied the database to '\(context.console.shown(copy))'")
    return .done
  }
}
