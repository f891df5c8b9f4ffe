internal import ControllerDriver
internal import Diagnostics
internal import HostSystem

/// The Swift files of an app's project.
struct ProjectFolder {
  private let index: SourceIndex

  /// The number of files after which no more are read.
  static let limit = 20_000

  /// Reads the files below a folder, and passes over those that are unreadable, too large or not
  /// UTF-8.
  init(_ folder: String) throws(Failure) {
    guard FileSystem.stamp(of: folder) != nil else { throw Failure(.missingFolder, file: folder) }
    guard FileSystem.isFolder(folder) else { throw Failure(.notAFolder, file: folder) }
    var walk = FolderWalk(folder)
    var paths: [String] = []
    // The program's own start is not run.
    while paths.count < Self.limit, let path = walk.next() {
      let name = path.split(separator: "/").last ?? ""
      if name.hasSuffix(".swift"), name != "main.swift" { paths.append(path) }
    }
    index = SourceIndex(
      paths.sorted().compactMap { path in
        let path = folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
        guard let bytes = try? FileSystem.read(path, limit: SourceInput.limit),
          bytes.count <= SourceInput.limit, let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        return SourceFile(name: path, text: text)
      })
  }

  /// The files that declare names which some files use; never one of those themselves, however its
  /// path is spelt.
  func files(wantedBy files: [SourceFile]) -> [SourceFile] {
    let own = Set(files.map { Path.resolved($0.name) })
    return index.files(wantedBy: files).filter { !own.contains(Path.resolved($0.name)) }
  }
}
