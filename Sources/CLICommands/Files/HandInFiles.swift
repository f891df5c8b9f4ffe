internal import Coursework
internal import Foundation
internal import ReviewLog

/// The hand-ins among the files that a teacher names: files, and folders with all that is in them.
///
/// What a file holds tells whose it is; its name tells nothing but its ending.
struct HandInFiles {
  /// A file that may be a hand-in.
  struct File {
    /// As it is told to people.
    var path: String
    var time: UTCTime
    var bytes: [UInt8]
  }

  private(set) var files: [File] = []
  /// The files of a folder that have another ending.
  private(set) var others: [String] = []

  /// So many files of a class are read at most.
  static let mostFiles = 20_000

  /// Reads files and folders in the order of the command line.
  init(_ paths: [String]) throws(Failure) {
    for path in paths {
      if FileSystem.isFolder(path) {
        try addFolder(path)
      } else {
        try add(path)
      }
    }
  }

  private mutating func addFolder(_ folder: String) throws(Failure) {
    guard let walker = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(.notAFolder, file: folder)
    }
    var names: [String] = []
    while let name = walker.nextObject() as? String {
      guard names.count < Self.mostFiles else {
        throw .usage("'\(folder)' has more than \(Self.mostFiles) files")
      }
      names.append(name)
    }
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileSystem.isFolder(path) { continue }
      // A link may lead anywhere, and a pipe is never at its end.
      guard FileSystem.isRegular(path) else { continue }
      if name.hasSuffix(HandIn.fileEnding) {
        try add(path)
      } else if !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        others.append(path)
      }
    }
  }

  private mutating func add(_ path: String) throws(Failure) {
    let bytes = try FileSystem.read(path, limit: HandIn.sizeLimit)
    let seconds = FileSystem.stamp(of: path)?.first ?? 0
    files.append(
      File(path: path, time: UTCTime(milliseconds: Int64(seconds) * 1000), bytes: bytes))
  }
}
