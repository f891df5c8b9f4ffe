internal import Grading
internal import Phrases
internal import Storage

extension Command {
  static let classRemove = Command(
    "class remove",
    help: CommandHelp(
      operands: "STUDENT",
      summary: "remove a student from the class, with all that they handed in",
      examples: [
        ("vdl class remove 'Ada Lovelace'", "by name"),
        ("vdl class remove s12", "by the id of the roster or of 'vdl class list'"),
        ("vdl class remove s12 --receipt 3f9c2a71", "one file alone"),
      ],
      discussion: "The files that students handed in stay where they are."),
    options: [
      Option("--receipt", "RECEIPT", "remove only the file with this receipt, see 'vdl class list'")
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1 else {
      throw .usage("name one student", hint: "see 'vdl class list'")
    }
    let name = arguments.operands[0]
    let store = try LearnerDatabase.openToChange(arguments, in: context)
    let all = try stored { () throws(StoreError) in try ClassMember.all(in: store) }
    let found = all.filter { $0.id == name || $0.name == name || $0.learners.contains(name) }
    guard let student = found.first else {
      let named = all.map(\.name).filter { $0.lowercased().contains(name.lowercased()) }
      throw .usage(
        "no student is called '\(name)'"
          + (named.count == 1
            ? didYouMean(named[0]) : Arguments.guess(name, among: all.map(\.name))),
        hint: "see 'vdl class list'")
    }
    guard found.count == 1 else {
      throw .usage(
        "several students are called '\(name)'",
        hint: "write an id: " + list(found.map(\.id)))
    }
    if let receipt = arguments["--receipt"] {
      return try removeFile(receipt, of: student, in: store, context)
    }
    // One of a student's learners, such as that of a store that was begun again, goes alone.
    let isOneOfSeveral = student.learners.count > 1 && student.learners.contains(name)
    let count = try stored { () throws(StoreError) in
      guard !isOneOfSeveral else { return try store.removeHandIns(of: [name]) }
      _ = try store.removeFromRoster(student.id)
      return try store.removeHandIns(of: student.learners)
    }
    guard !isOneOfSeveral else {
      context.console.prose(
        "\(counted(count, "hand-in")) of this learner of \(student.name) \(count == 1 ? "is" : "are") removed."
      )
      return .done
    }
    context.console.prose(
      "\(student.name) is removed, with \(counted(count, "hand-in")).")
    return .done
  }

  private static func removeFile(
    _ receipt: String, of student: ClassMember, in store: Store, _ context: Context
  ) throws(Failure) -> ExitStatus {
    let count = try stored { () throws(StoreError) in
      try store.removeHandIns(of: student.learners, receipt: receipt)
    }
    guard count > 0 else {
      let known = student.handIns.flatMap(\.receipts)
      throw .usage(
        "\(student.name) has no file with the receipt '\(receipt)'"
          + Arguments.guess(receipt, among: known), hint: "see 'vdl class list'")
    }
    context.console.prose(
      "\(counted(count, "file")) of \(student.name) \(count == 1 ? "is" : "are") removed.")
    return .done
  }
}
