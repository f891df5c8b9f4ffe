import Foundation
import Testing

@testable import CLICommands

@Suite struct `A cached model` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "vdl-\(UUID().uuidString)").path

  /// Checks whether a file that was made ready is read.
  private func check(
    _ isRead: Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ prepare: (_ path: String) throws -> Void
  ) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try prepare("\(folder)/model")
    #expect(
      FileSystem.readOwn("\(folder)/model", limit: 100) == (isRead ? Array("image".utf8) : nil),
      sourceLocation: sourceLocation)
  }

  private func write(_ path: String, mode: mode_t) throws {
    try Data("image".utf8).write(to: URL(filePath: path))
    #expect(chmod(path, mode) == 0)
  }

  @Test func `is read where only its user can have written it`() throws {
    try check(true) { try write($0, mode: 0o600) }
    try check(true) { try write($0, mode: 0o644) }
  }

  @Test func `is not read where others may write it`() throws {
    try check(false) { try write($0, mode: 0o620) }
    try check(false) { try write($0, mode: 0o602) }
  }

  @Test(.enabled(if: geteuid() == 0)) func `is not read when it is another user's`() throws {
    try check(false) {
      try write($0, mode: 0o600)
      #expect(chown($0, 12345, 12345) == 0)
    }
  }

  @Test func `is not read through a link, nor waited for in a pipe`() throws {
    try check(false) { path in
      try write(path + ".other", mode: 0o600)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: path + ".other")
    }
    try check(false) { #expect(mkfifo($0, 0o600) == 0) }
    try check(false) { _ in }
  }
}
