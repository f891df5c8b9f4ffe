internal import ContentImport
internal import Storage
internal import TerminalUI

/// The place where a command writes what it was asked for: the file that `-o` names, or a pipe or a
/// device.
///
/// It is never a database, in the folder of a course, or this program, whichever they are: a slip in the
/// path would end a learner's history, spoil an author's work, or leave no program to mend it with.
struct OutputFile {
  private let path: String

  /// Throws a usage failure when the path names what vdl keeps or reads, or a file that isn't of the kind that is
  /// written.
  init(_ path: String, of kind: OutputKind? = nil) throws(Failure) {
    self.path = path
    guard !path.isEmpty else { throw .usage(.outputHasNoName) }
    if FileSystem.isFolder(path) { throw .usage(.outputIsFolder(path)) }
    if FileSystem.isSame(path, Self.program) { throw .usage(.outputIsProgram(path)) }
    let target = FileSystem.followingLinks(path)
    if Store.isReserved(target) { throw .usage(.outputIsReserved(path)) }
    if Self.isDatabase(target) { throw .usage(.outputIsDatabase(path)) }
    if Self.isInCourse(target) { throw .usage(.outputIsInCourse(path)) }
    if let kind, try !kind.mayReplace(path) {
      throw .usage(.outputIsOther(path, expected: kind.name))
    }
  }

  /// Writes all that `body` appends. A file changes whole or not at all; a pipe or a device gets the
  /// bytes as they come.
  func write(_ body: (@escaping Append) throws(Failure) -> Void) throws(Failure) {
    if FileSystem.isPipeOrDevice(path) {
      try FileSystem.send(to: path, body)
    } else {
      try FileSystem.replace(path, keepsMode: true, body)
    }
  }

  /// Whether a file is an SQLite database.
  private static func isDatabase(_ path: String) -> Bool {
    // A pipe would wait for a writer.
    guard !FileSystem.isPipeOrDevice(path) else { return false }
    return (try? FileSystem.read(path, limit: databaseMark.count))?.starts(with: databaseMark)
      ?? false
  }

  /// The first bytes of every SQLite database (sqlite.org/fileformat.html, 1.3.1).
  private static let databaseMark = Array("SQLite format 3\0".utf8)

  /// The file of the running program.
  private static let program = "/proc/self/exe"

  /// Whether a file is, or would be, in the folder of a course, which holds nothing but its files.
  private static func isInCourse(_ path: String) -> Bool {
    FileSystem.stamp(of: "\(FileSystem.folder(of: path))/\(courseFileName)") != nil
  }
}

/// The place where a command writes its data: standard output, or the file that `-o` names.
struct Output {
  private let file: OutputFile?
  private let console: Console

  /// Without a path, and for "-", it is standard output. Make it before any work, so that a path
  /// which is refused costs nothing.
  init(_ path: String?, _ console: Console, of kind: OutputKind? = nil) throws(Failure) {
    self.console = console
    if let path, path != "-" { file = try OutputFile(path, of: kind) } else { file = nil }
  }

  func write(_ body: (@escaping Append) throws(Failure) -> Void) throws(Failure) {
    guard let file else {
      return try body { [console] bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        // Lines of a table end in CR LF, which a terminal would show.
        console.write(
          console.terminal.outputIsTerminal ? text.replacing("\r\n", with: "\n") : text)
      }
    }
    try file.write(body)
  }

  func write(_ text: String) throws(Failure) {
    try write { (append) throws(Failure) in try append(Array(text.utf8)) }
  }
}
