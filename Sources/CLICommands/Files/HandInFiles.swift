internal import Archives
internal import Coursework
internal import HostSystem
internal import ReviewLog

/// The hand-ins among what a teacher names: files, folders with all that is in them, and archives as learning
/// platforms pack them.
///
/// A file's contents tell whose it is; its name tells nothing but its ending.
struct HandInFiles {
  /// A file that may be a hand-in.
  struct File {
    /// As it is told to people; of one in an archive, below the archive's path.
    var path: String
    var time: UTCTime
    var bytes: [UInt8]
  }

  private(set) var files: [File] = []
  /// The files in folders and archives that have another ending.
  private(set) var others: [String] = []
  /// Archives and files in them that can't be read, with the reason.
  private(set) var problems: [String] = []

  /// So many files of a class are read at most.
  static let mostFiles = 20_000
  private static let archiveEndings = [".zip", ".tar", ".tar.gz", ".tgz"]

  /// Takes files that were made elsewhere.
  init(_ files: [File]) { self.files = files }

  /// Reads files and folders in the order of the command line.
  init(_ paths: [String]) throws(Failure) {
    for path in paths {
      if FileSystem.isFolder(path) {
        try addFolder(path)
      } else if Self.isArchive(path) {
        try addArchive(path)
      } else {
        try addFile(path)
      }
    }
  }

  private static func isArchive(_ name: String) -> Bool {
    archiveEndings.contains { name.lowercased().hasSuffix($0) }
  }

  /// Some systems write endings in capitals.
  private static func isHandIn(_ name: String) -> Bool {
    name.lowercased().hasSuffix(HandIn.fileEnding)
  }

  private mutating func addFile(_ path: String) throws(Failure) {
    let bytes = try FileSystem.read(path, limit: HandIn.sizeLimit)
    files.append(File(path: path, time: Self.time(of: path), bytes: bytes))
  }

  private static func time(of path: String) -> UTCTime {
    time(FileSystem.stamp(of: path)?.first ?? 0)
  }

  private static func time(_ seconds: Int) -> UTCTime {
    let time = UTCTime(
      milliseconds: Int64(seconds).multipliedReportingOverflow(by: 1000).partialValue)
    return Moment.nearest(to: time, in: .utc).time
  }

  // MARK: Folders

  private mutating func addFolder(_ folder: String) throws(Failure) {
    var names: [String] = []
    for name in FolderWalk(folder) {
      guard names.count < Self.mostFiles else {
        throw .usage("'\(folder)' has more than \(Self.mostFiles) files")
      }
      names.append(name)
    }
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // A link may lead anywhere, and a pipe is never at its end.
      guard FileSystem.isRegular(path) else { continue }
      if Self.isHandIn(name) {
        try addFile(path)
      } else if Self.isArchive(name) {
        try addArchive(path)
      } else {
        passOver(name, as: path)
      }
    }
  }

  /// Files that a system leaves beside others are nobody's.
  private mutating func passOver(_ name: String, as path: String) {
    let parts = name.split(separator: "/")
    guard !parts.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" }) else { return }
    others.append(path)
  }

  // MARK: Archives

  private mutating func addArchive(_ path: String) throws(Failure) {
    var limits = Archive.Limits()
    limits.entries = 2 * Self.mostFiles
    limits.packedBytes = 512 << 20
    limits.totalBytes = 1 << 30
    let bytes = try FileSystem.read(path, limit: limits.packedBytes)
    let packed: Archive.Contents
    do throws(ArchiveProblem) {
      packed = try Archive.contents(of: bytes, limits: limits) {
        Self.isHandIn($0) && !$0.contains("__MACOSX/")
      }
    } catch {
      problems.append("'\(path)': \(error.message)")
      return
    }
    for problem in packed.problems {
      problems.append("'\(path)': passed over one file: \(problem.message)")
    }
    for name in packed.others { passOver(name, as: "\(path)/\(name)") }
    for file in packed.files {
      let time = file.modified.map(Self.time) ?? Self.time(of: path)
      files.append(File(path: "\(path)/\(file.path)", time: time, bytes: file.bytes))
    }
  }
}
