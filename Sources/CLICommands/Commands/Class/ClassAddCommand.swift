internal import Coursework
internal import Storage

extension Command {
  static let classAdd = Command(
    "class add",
    help: CommandHelp(
      operands: "FILE|DIR|ARCHIVE... [--roster CSV]",
      summary: "take in what students handed in, and run every answer again",
      examples: [
        ("vdl class add downloads/", "every .vdlwork file in the folder"),
        ("vdl class add submissions.zip", "those in the archive of a learning platform"),
        ("vdl class add downloads/ --roster class.csv", "names, groups and due dates too"),
        ("vdl class add --roster class.csv", "the roster alone"),
      ],
      discussion: """
        Whose file it is stands in the file; what it is called doesn't matter. A file that is there \
        already changes nothing, and a student's latest file counts. vdl runs every answer and lists \
        what doesn't agree: an edited file, a wrong variant, another learner's answers, another model. \
        The roster is a table: id, name, group, due, minutes, and perhaps assignment and learner. Its \
        id may be any that you use. A student is found by name, by the column 'learner', which has the \
        name that they gave vdl, or by the folder in Moodle's archive. A new roster takes \
        the place of the old one. The status is 1 if a file doesn't agree or is no hand-in.
        """),
    options: [Option("--roster", "CSV", "the students, from a table of comma-separated values")]
  ) { (arguments, context) throws(Failure) in
    let rosterFile = arguments["--roster"]
    guard !arguments.operands.isEmpty || rosterFile != nil else {
      throw .usage("no file given", hint: "name files, or folders with files, that were handed in")
    }
    let roster = try rosterFile.map { (path) throws(Failure) in
      try ClassCollection.roster(path, context)
    }
    let files = try HandInFiles(arguments.operands)
    let taught = try TaughtClass(arguments, in: context) { (arguments, context) throws(Failure) in
      try LearnerDatabase.open(arguments, in: context)
    }
    return try ClassCollection(taught: taught).collect(files, roster)
  }
}
