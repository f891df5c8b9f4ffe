internal import Glibc
internal import HostSystem
internal import ReviewLog

/// The answers of a learner that are still being typed, in files beside the database. They survive the
/// session, the editor and the terminal, whatever ends these.
///
/// `vdl.sqlite-drafts` has a folder for each learner, and that a file for each open question. Only
/// their owner can read them.
struct Drafts {
  private let folder: String

  /// A draft as it was found.
  enum Found {
    case nothing
    case text(String)
    /// There is a file that can't be read as text; it stays as it is.
    case unreadable(Failure)

    var isReadable: Bool {
      if case .unreadable = self { false } else { true }
    }
  }

  init(of learner: LearnerID, beside database: String) {
    folder = database + "-drafts/" + Self.fileName(learner.rawValue)
  }

  /// An id that came by a merge may be any text.
  private static func fileName(_ id: String) -> String {
    id.filter { $0.isHexDigit || $0 == "-" }
  }

  /// The file of a question's draft, which an editor may open.
  func file(of presentation: PresentationID) -> String {
    "\(folder)/\(Self.fileName(presentation.rawValue)).swift"
  }

  func find(_ presentation: PresentationID) -> Found {
    let file = file(of: presentation)
    guard FileSystem.stamp(of: file) != nil else { return .nothing }
    do throws(Failure) { return .text(try FileSystem.text(file)) } catch {
      return .unreadable(error)
    }
  }

  /// Keeps a text in place of the one before; nothing is lost when the program ends meanwhile.
  func keep(_ text: String, of presentation: PresentationID) throws(Failure) {
    try FileSystem.makePrivateFolder(FileSystem.folder(of: folder))
    try FileSystem.makePrivateFolder(folder)
    try FileSystem.replace(file(of: presentation), with: text)
  }

  /// Adds a line to a draft that was kept.
  func append(_ line: String, to presentation: PresentationID) throws(Failure) {
    try FileSystem.append("\n" + line, to: file(of: presentation))
  }

  /// Removes a draft, and the copies that an editor left beside it.
  func remove(_ presentation: PresentationID) {
    let name = Self.fileName(presentation.rawValue)
    for file in Folder.names(in: folder) ?? []
    where file.contains(name) {
      unlink("\(folder)/\(file)")
    }
    // It stays while there are other drafts.
    rmdir(folder)
  }

  /// Removes all drafts of the learner.
  func removeAll() { Folder.remove(folder) }
}
