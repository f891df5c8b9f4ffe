internal import Glibc

/// A file that only its owner may read and that has no name until it is complete: a program that is
/// killed before leaves nothing behind.
///
/// On file systems that know no such files it has the name that it is for and `.vdl-partial`. It is
/// removed when it isn't wanted, and after a kill when the next one is made.
package final class UnnamedFile {
  private let descriptor: Int32
  /// The name where the file needs one.
  private var partial: String?

  /// Creates an empty file for the name `path`, on its file system.
  ///
  /// `mayBeUnnamed` is for tests of file systems where it may not.
  package init(for path: String, mayBeUnnamed: Bool = true) throws(SystemError) {
    if mayBeUnnamed {
      let unnamed = Glibc.open(
        Self.folder(of: path), Self.temporary | O_RDWR | O_CLOEXEC, 0o600)
      if unnamed >= 0 {
        descriptor = unnamed
        return
      }
      guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) else { throw .latest }
    }
    let partial = Self.partialName(of: path)
    descriptor = try Self.openAlone(partial)
    self.partial = partial
  }

  /// `O_TMPFILE`, a macro that Swift does not import.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private static func partialName(of path: String) -> String { path + ".vdl-partial" }

  /// Creates a file with a name. One that a killed program left is removed; nobody holds its lock.
  private static func openAlone(_ path: String) throws(SystemError) -> Int32 {
    while true {
      let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        flock(descriptor, LOCK_EX | LOCK_NB)
        return descriptor
      }
      guard errno == EEXIST else { throw .latest }
      let left = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard left >= 0 else { throw .latest }
      defer { close(left) }
      guard flock(left, LOCK_EX | LOCK_NB) == 0, unlink(path) == 0 else { throw .latest }
    }
  }

  deinit {
    if let partial { unlink(partial) }
    close(descriptor)
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .latest }
      start += count
    }
  }

  /// Lets others use the file too, as far as this process's mask allows.
  package func allow(_ mode: UInt32) {
    let mask = umask(0o077)
    umask(mask)
    fchmod(descriptor, mode & ~mask)
  }

  /// Lets those use the file that the mode says, whatever this process's mask is.
  package func setMode(_ mode: UInt32) {
    fchmod(descriptor, mode)
  }

  // MARK: Naming

  /// Gives the file its name, which no other file may have, once its bytes are on the disk.
  package func name(_ path: String) throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .latest }
    if let partial {
      try Self.move(partial, to: path)
      self.partial = nil
    } else {
      try link(path)
    }
    Self.syncFolder(of: path)
  }

  /// Gives the file a name and takes it from the file that has it: others see the one or the other, whole.
  package func replace(_ path: String) throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .latest }
    var complete = partial
    if complete == nil {
      do throws(SystemError) {
        try link(path)
        return Self.syncFolder(of: path)
      } catch {
        guard error.code == EEXIST else { throw error }
        complete = try linkBeside(path)
      }
    }
    guard let complete, rename(complete, path) == 0 else {
      let error = SystemError.latest
      if let complete { unlink(complete) }
      throw error
    }
    partial = nil
    Self.syncFolder(of: path)
  }

  /// Gives the complete file a name beside another one, which a killed program may have left, complete
  /// too.
  private func linkBeside(_ path: String) throws(SystemError) -> String {
    let beside = Self.partialName(of: path)
    while true {
      do throws(SystemError) {
        try link(beside)
        return beside
      } catch {
        guard error.code == EEXIST, unlink(beside) == 0 else { throw error }
      }
    }
  }

  private func link(_ path: String) throws(SystemError) {
    let own = "/proc/self/fd/\(descriptor)"
    guard linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { throw .latest }
  }

  /// Gives a file another name, which no other file may have.
  static func move(_ path: String, to new: String) throws(SystemError) {
    if Glibc.link(path, new) == 0 {
      unlink(path)
      return
    }
    // Some file systems know no second names.
    let error = SystemError.latest
    guard error.code != EEXIST, access(new, F_OK) != 0, rename(path, new) == 0 else { throw error }
  }

  /// A file's name is its folder's, and on the disk when that is.
  private static func syncFolder(of path: String) {
    let descriptor = Glibc.open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  // MARK: Locking

  /// Keeps the file from programs that look for what a killed one left, as long as this one runs.
  func lock() { flock(descriptor, LOCK_EX | LOCK_NB) }
}

extension StoreError.WritingFailure {
  init(_ error: SystemError) {
    self =
      switch error.code {
      case EEXIST: .fileExists
      case ENOENT: .missingFolder
      case ENOSPC, EDQUOT: .full
      default: .system(error)
      }
  }
}
