internal import Archives
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import ReviewLog

extension Command {
  static let contentPack = Command(
    "content pack",
    help: CommandHelp(
      operands: "[DIR]",
      summary: "pack your course into one file for others",
      examples: [
        ("vdl content pack my-course -o my-course.tar.gz", "pack it, and print the file's hash"),
        ("vdl content add my-course.tar.gz", "what others do with the file"),
      ],
      discussion: """
        DIR is the course's folder (default: the current folder). The same files always give the same \
        archive, byte for byte, wherever and whenever you pack them. So the hash, which 'sha256sum' \
        prints too, tells others that they have your course. vdl packs the files of the course, those \
        about it, such as README.md and LICENSE, and nothing else. If a file has an error, vdl packs nothing, and \
        the status is 1.
        """),
    options: [.output]
  ) { (arguments, context) throws(Failure) in
    let folder = try ContentFiles.folder(arguments) ?? "."
    guard let path = arguments["--output"], path != "-" else {
      throw .usage("an archive goes to a file", hint: "add -o FILE, such as -o my-course.tar.gz")
    }
    let output = try OutputFile(path, of: .archive)
    var readings = [try ContentFiles.readOne(in: folder)]
    try readings.checkRequirements { () throws(Failure) in
      try ContentFiles.taught(arguments, in: context)
    }
    let reading = readings[0]
    let (files, problems) = try ContentFiles.readable { () throws(ContentUnreadable) in
      try filesToPack(in: folder)
    }
    let findings = reading.diagnostics + problems.filter { !reading.diagnostics.contains($0) }
    for finding in findings { context.console.notice(finding.description) }
    guard let course = reading.course, !findings.contains(where: { $0.severity == .error }) else {
      context.console.line("vdl packed nothing: fix the errors, and pack the course again")
      return .finding
    }
    let archive = try packed(files, as: course.id)
    try output.write { (append) throws(Failure) in try append(archive) }
    context.console.line(
      "packed \(course.id.rawValue): \(counted(files.count, "file")), \(counted(archive.count, "byte"))"
    )
    context.console.line("SHA-256 \(Digest(of: archive).hexadecimal)")
    return .done
  }

  /// The archive, in which all files are in a folder that has the course's name.
  private static func packed(
    _ files: [(name: String, bytes: [UInt8])], as course: CourseID
  ) throws(Failure) -> [UInt8] {
    do throws(ArchiveProblem) {
      return try Archive.packed(
        files.map { ArchivedFile(path: "\(course.rawValue)/\($0.name)", bytes: $0.bytes) })
    } catch {
      throw Failure(.finding, error.message)
    }
  }
}
