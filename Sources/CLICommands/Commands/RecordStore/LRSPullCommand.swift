internal import Coursework
internal import Curriculum
internal import LearningRecords
internal import Phrases
internal import Storage
internal import Study

extension Command {
  static let lrsPull = Command(
    "lrs pull",
    help: CommandHelp(
      operands: "URL",
      summary: "read a class from a learning record store (xAPI)",
      examples: [
        ("vdl lrs pull https://example.org/xAPI", "take in what your students have sent"),
        ("vdl class report", "the report that follows from it"),
      ],
      discussion: """
        The answers to your assignments come in as if their students had handed them in: vdl runs every \
        answer again and lists what doesn't agree, and the commands of 'vdl class' report on them. A \
        student whose answers are as before changes nothing; one whom you removed comes back. Whoever may write to the record store can \
        write answers there; only its own rights say whose they are.

        \(RecordStoreAccess.help)
        """),
    options: RecordStoreAccess.options
  ) { (arguments, context) throws(Failure) in
    let access = try RecordStoreAccess(arguments, in: context)
    let taught = try TaughtClass(arguments, in: context) { (arguments, context) throws(Failure) in
      try LearnerDatabase.open(arguments, in: context)
    }
    let assignments = try taught.assignments
    guard !assignments.isEmpty else {
      throw .usage(
        "you teach no course with an assignment",
        hint: "add one with 'vdl content add DIR', or name its folder with --content DIR")
    }
    var pulled = PulledHandIns()
    let count: Int
    do throws(RecordStoreProblem) {
      count = try access.store.forEachStatement { pulled.add($0) }
    } catch {
      throw access.failure(error)
    }
    context.console.line(
      "read \(counted(count, "statement")): \(counted(pulled.answerCount, "answer")) of vdl, by "
        + counted(pulled.learnerCount, "learner"))
    var files: [HandInFiles.File] = []
    for assignment in assignments {
      let hash = try stored { () throws(StoreError) in
        try taught.store.fingerprint(of: assignment.course.id) ?? ""
      }
      for (handIn, time) in pulled.handIns(to: assignment, courseHash: hash) {
        guard let bytes = try? handIn.packed() else { continue }
        files.append(
          HandInFiles.File(
            path: "\(access.address)/\(assignment.name)/\(handIn.learner.id)", time: time,
            bytes: bytes))
      }
    }
    guard !files.isEmpty else {
      context.console.line("none of them is to an assignment that you teach")
      return .done
    }
    return try ClassCollection(taught: taught).collect(HandInFiles(files), nil)
  }
}
