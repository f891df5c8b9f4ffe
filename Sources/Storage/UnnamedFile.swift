internal import Glibc

/// A file that only its owner may read and that has no name until it is complete: a program that is
/// killed before leaves nothing behind.
///
/// On file systems that know no such files it has the name of the folder's database and `.partial`, and
/// is removed when it isn't wanted.
final class UnnamedFile {
  private let descriptor: Int32
  /// The name where the file needs one.
  private var partial: String?

  /// Creates an empty file on the file system of `path`.
  init(beside path: String) throws(StoreError.WritingFailure) {
    var descriptor = Glibc.open(
      Self.folder(of: path), Self.temporary | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor < 0, [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) {
      let partial = path + ".partial"
      descriptor = Glibc.open(partial, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { self.partial = partial }
    }
    guard descriptor >= 0 else { throw errno == ENOENT ? .missingFolder : .latest }
    self.descriptor = descriptor
  }

  /// `O_TMPFILE`, a macro that Swift does not import.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  deinit {
    close(descriptor)
    if let partial { unlink(partial) }
  }

  /// Appends bytes, and waits until they are on the disk.
  func write(_ bytes: [UInt8]) throws(StoreError.WritingFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .latest }
      start += count
    }
    guard fsync(descriptor) == 0 else { throw .latest }
  }

  /// Gives the file its name, which no other file may have.
  func name(_ path: String) throws(StoreError.WritingFailure) {
    let own = partial ?? "/proc/self/fd/\(descriptor)"
    guard linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else {
      throw errno == EEXIST ? .fileExists : .latest
    }
    // SQLite syncs a file's contents, but its name is the folder's.
    let descriptor = Glibc.open(
      Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Gives the file this name, or the name with the first number that is free; returns it.
  func name(likely path: String) throws(StoreError.WritingFailure) -> String {
    for count in 1... {
      let name = count == 1 ? path : "\(path)-\(count)"
      do throws(StoreError.WritingFailure) {
        try self.name(name)
        return name
      } catch {
        guard error == .fileExists else { throw error }
      }
    }
    preconditionFailure("numbers have no end")
  }
}

extension StoreError.WritingFailure {
  /// The failure of the latest call of the system in this thread.
  fileprivate static var latest: StoreError.WritingFailure {
    errno == ENOSPC || errno == EDQUOT ? .full : .system(.latest)
  }
}
